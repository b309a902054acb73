import Foundation

/// Speaks HTTP with a WebDriver on this machine, one request at a time.
// NB: URLSession on Linux cannot read the header of chromedriver's answers ("Failed writing header").
enum DriverConnection {
  static func exchange(port: UInt16, method: String, path: String, body: Data?) throws -> Data {
    let handle = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard handle >= 0 else { throw BrowserFailure("No socket can be opened") }
    defer { close(handle) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let connected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(handle, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard connected == 0 else { throw BrowserFailure("The driver on port \(port) cannot be reached") }
    let head = [
      "\(method) \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Content-Type: application/json; charset=utf-8",
      "Content-Length: \(body?.count ?? 0)", "Connection: close", "", "",
    ].joined(separator: "\r\n")
    try send(Data(head.utf8) + (body ?? Data()), on: handle)
    return try answer(on: handle)
  }

  private static func send(_ data: Data, on handle: Int32) throws {
    var sent = 0
    while sent < data.count {
      let count = data.withUnsafeBytes { write(handle, $0.baseAddress! + sent, data.count - sent) }
      guard count > 0 else { throw BrowserFailure("The driver stopped listening") }
      sent += count
    }
  }

  private static func answer(on handle: Int32) throws -> Data {
    var received = Data()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      if let end = received.range(of: Data("\r\n\r\n".utf8)), let length = length(in: received[..<end.lowerBound]),
        received.count - end.upperBound >= length
      {
        return received[end.upperBound..<(end.upperBound + length)]
      }
      let count = read(handle, &buffer, buffer.count)
      guard count > 0 else { throw BrowserFailure("The driver ended its answer early") }
      received += buffer[..<count]
    }
  }

  private static func length(in head: Data) -> Int? {
    String(decoding: head, as: UTF8.self).split(separator: "\r\n").lazy
      .filter { $0.lowercased().hasPrefix("content-length:") }
      .compactMap { Int($0.dropFirst("content-length:".count).trimmingCharacters(in: .whitespaces)) }.first
  }
}
