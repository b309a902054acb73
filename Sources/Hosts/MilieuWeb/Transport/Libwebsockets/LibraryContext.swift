internal import CWebSockets
internal import Foundation

/// The library's context, together with the C memory it refers to for as long as it lives.
struct LibraryContext {
  let pointer: OpaquePointer
  private let protocols: UnsafeMutablePointer<lws_protocols>
  private let idlePolicy: UnsafeMutablePointer<lws_retry_bo_t>
  private let strings: [UnsafeMutablePointer<CChar>]

  /// Binds the port.
  ///
  /// - Parameter user: Handed to every callback; it must outlive the context.
  init(options: TransportOptions, address: ListeningAddress, user: UnsafeMutableRawPointer) throws(TransportError) {
    LibraryLog.errorsOnly
    let name = strdup("milieu")!
    let interface = strdup(address.numeric)!
    strings = [name, interface]

    // The array ends with an entry of zeros.
    protocols = .allocate(capacity: 2)
    protocols.initialize(repeating: lws_protocols(), count: 2)
    protocols[0].name = UnsafePointer(name)
    protocols[0].callback = receiveLibraryCallback
    // A buffer of this size is held by each socket; longer frames arrive in pieces.
    protocols[0].rx_buffer_size = 2048
    protocols[0].tx_packet_size = 256 * 1024

    let ping = min(options.idlePing.wholeSeconds, 32_000)
    idlePolicy = .allocate(capacity: 1)
    idlePolicy.initialize(to: lws_retry_bo_t())
    idlePolicy.pointee.secs_since_valid_ping = UInt16(ping)
    idlePolicy.pointee.secs_since_valid_hangup = UInt16(ping + max(1, ping / 3))

    var info = lws_context_creation_info()
    info.port = Int32(options.port)
    info.iface = address.isWildcard ? nil : UnsafePointer(interface)
    info.protocols = UnsafePointer(protocols)
    info.retry_and_idle_policy = UnsafePointer(idlePolicy)
    info.options = milieu_lws_server_options(address.isIPv6 ? 1 : 0)
    info.user = user
    info.gid = -1
    info.uid = -1
    info.max_http_header_data = UInt16(clamping: options.maximumHeaderBytes)
    info.max_http_header_pool = UInt16(clamping: options.maximumConnections)
    info.timeout_secs = UInt32(options.transferTimeout.wholeSeconds)
    info.timeout_secs_ah_idle = UInt32(options.headerTimeout.wholeSeconds)
    info.keepalive_timeout = Int32(options.keepAlive.wholeSeconds)
    info.pt_serv_buf_size = 16384
    info.fd_limit_per_thread = Self.descriptorLimit(options)

    guard let context = lws_create_context(&info) else {
      Self.free(protocols, idlePolicy, strings)
      throw .cannotListen(address: address.numeric, port: options.port, detail: "libwebsockets refused to start")
    }
    pointer = context
  }

  /// The port in use, which the system chose when 0 was asked for.
  var port: Int {
    lws_get_vhost_by_name(pointer, "default").map { Int(lws_get_vhost_listen_port($0)) } ?? 0
  }

  func destroy() {
    lws_context_destroy(pointer)
    Self.free(protocols, idlePolicy, strings)
  }

  private static func free(
    _ protocols: UnsafeMutablePointer<lws_protocols>, _ idlePolicy: UnsafeMutablePointer<lws_retry_bo_t>,
    _ strings: [UnsafeMutablePointer<CChar>]
  ) {
    protocols.deallocate()
    idlePolicy.deallocate()
    for string in strings { Foundation.free(string) }
  }

  /// The library's tables are as long as the process may have descriptors, which can be millions; 0 leaves it at that.
  ///
  /// NB: A limit below the process's own makes the library search its table instead of indexing it, so that one is only
  /// set where the table would take megabytes.
  private static func descriptorLimit(_ options: TransportOptions) -> UInt32 {
    let processLimit = sysconf(Int32(_SC_OPEN_MAX))
    return processLimit > 262_144 ? UInt32(clamping: options.maximumConnections + 64) : 0
  }
}

/// The library's one way to call back; it finds the event loop it belongs to.
///
/// NB: A nonisolated global function, because a closure written in an isolated context would be isolated too and trap
/// on the I/O thread.
nonisolated private func receiveLibraryCallback(
  _ wsi: OpaquePointer?, _ reason: lws_callback_reasons, _ session: UnsafeMutableRawPointer?,
  _ input: UnsafeMutableRawPointer?, _ length: Int
) -> Int32 {
  guard let wsi, let context = lws_get_context(wsi), let user = lws_context_user(context) else { return 0 }
  let loop = Unmanaged<EventLoop>.fromOpaque(user).takeUnretainedValue()
  return loop.handle(reason, wsi: wsi, input: UnsafeRawBufferPointer(start: input, count: input == nil ? 0 : length))
}
