internal import Foundation

/// A numeric address to listen on, found to be this machine's and free before the library is asked for it.
///
/// The library reports every failure to bind as one; the system's own error says which it was.
struct ListeningAddress {
  let numeric: String
  let isIPv6: Bool

  /// Whether it stands for every address of the machine.
  var isWildcard: Bool { numeric == "0.0.0.0" || numeric == "::" }

  /// Resolves `host` and tries the port once.
  init(host: String, port: Int) throws(TransportError) {
    guard (0...65535).contains(port) else { throw .portOutOfRange(port) }

    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    hints.ai_flags = AI_NUMERICSERV
    var found: UnsafeMutablePointer<addrinfo>?
    let status = getaddrinfo(host, String(port), &hints, &found)
    guard status == 0, let found else {
      throw .addressUnknown(host, detail: String(cString: gai_strerror(status)))
    }
    defer { freeaddrinfo(found) }
    // `localhost` names both families; the older one is what clients try without being asked.
    let candidates = Array(sequence(first: found) { $0.pointee.ai_next })
    let chosen = candidates.first { $0.pointee.ai_family == AF_INET } ?? found

    isIPv6 = chosen.pointee.ai_family == AF_INET6
    numeric = Self.numericHost(of: chosen.pointee)
    try Self.tryBinding(chosen.pointee, address: numeric, port: port)
  }

  private static func numericHost(of info: addrinfo) -> String {
    var name = [CChar](repeating: 0, count: Int(NI_MAXHOST))
    getnameinfo(info.ai_addr, info.ai_addrlen, &name, socklen_t(name.count), nil, 0, NI_NUMERICHOST)
    return name.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  }

  private static func tryBinding(_ info: addrinfo, address: String, port: Int) throws(TransportError) {
    let descriptor = socket(info.ai_family, info.ai_socktype, 0)
    guard descriptor >= 0 else {
      throw .cannotListen(address: address, port: port, detail: String(cString: strerror(errno)))
    }
    defer { close(descriptor) }
    var isOn: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &isOn, socklen_t(MemoryLayout<Int32>.size))
    guard bind(descriptor, info.ai_addr, info.ai_addrlen) != 0 else { return }
    switch errno {
    case EADDRINUSE: throw .portInUse(address: address, port: port)
    case EADDRNOTAVAIL: throw .addressNotLocal(address)
    case EACCES, EPERM: throw .portNotPermitted(port: port)
    case let code: throw .cannotListen(address: address, port: port, detail: String(cString: strerror(code)))
    }
  }
}
