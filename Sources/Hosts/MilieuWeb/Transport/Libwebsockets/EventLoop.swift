internal import CWebSockets
internal import Foundation

/// The I/O thread: everything the library is asked, and everything it tells, happens here.
///
/// NB: `@unchecked Sendable` because other threads hold it only to reach ``mailbox``, ``start()`` and ``stop()``; all
/// other state belongs to the I/O thread (or, before `start`, to the thread that creates it).
final class EventLoop: @unchecked Sendable {
  let options: TransportOptions
  let handler: any TransportHandler
  let mailbox = Mailbox()
  let output = OutputBuffer()
  private(set) var bound = BoundAddress(address: "", port: 0)

  private var library: LibraryContext?
  private var peers: [UInt64: Peer] = [:]
  private var lastID: UInt64 = 0
  private var letters: [Letter] = []
  /// Whether no new sockets are opened.
  private(set) var isEnding = false
  private var isAbandoned = false
  private var isTearingDown = false
  private let finished = DispatchGroup()

  /// Binds the port.
  init(options: TransportOptions, handler: any TransportHandler) throws(TransportError) {
    self.options = options
    self.handler = handler
    let address = try ListeningAddress(host: options.address, port: options.port)
    let library = try LibraryContext(
      options: options, address: address, user: Unmanaged.passUnretained(self).toOpaque())
    self.library = library
    bound = BoundAddress(address: address.numeric, port: library.port)
  }

  // MARK: - Life

  func start() {
    finished.enter()
    let thread = Thread {
      self.run()
      self.finished.leave()
    }
    thread.name = "milieu-web"
    thread.stackSize = 1 << 20
    thread.start()
  }

  func stop() {
    mailbox.post(.stop)
    if mailbox.isReader {
      let grace = options.closeGrace.microseconds
      DispatchQueue.global().asyncAfter(deadline: .now() + .microseconds(Int(grace))) { self.mailbox.post(.abandon) }
      return
    }
    if finished.wait(timeout: .now() + .microseconds(Int(options.closeGrace.microseconds))) == .timedOut {
      mailbox.post(.abandon)
      finished.wait()
    }
  }

  private func run() {
    guard let library else { return }
    mailbox.open(context: library.pointer)
    while !isAbandoned && !(isEnding && peers.values.allSatisfy { $0.socket == nil }) {
      if lws_service(library.pointer, 0) < 0 { break }
    }
    mailbox.close()
    isTearingDown = true
    for peer in peers.values {
      end(peer, code: SocketCloseCode.goingAway)
    }
    library.destroy()
    self.library = nil
  }

  // MARK: - What the library tells

  /// - Returns: What the library expects: 0 to go on, -1 to end the connection.
  func handle(_ reason: lws_callback_reasons, wsi: OpaquePointer, input: UnsafeRawBufferPointer) -> Int32 {
    let result = dispatch(reason, wsi: wsi, input: input)
    readLetters()
    return result
  }

  private func dispatch(
    _ reason: lws_callback_reasons, wsi: OpaquePointer, input: UnsafeRawBufferPointer
  ) -> Int32 {
    switch reason {
    case LWS_CALLBACK_FILTER_NETWORK_CONNECTION:
      return isEnding || peers.count >= options.maximumConnections ? -1 : 0
    case LWS_CALLBACK_SERVER_NEW_CLIENT_INSTANTIATED:
      lastID += 1
      let peer = Peer(id: lastID, wsi: wsi)
      peers[peer.id] = peer
      lws_set_opaque_user_data(wsi, Unmanaged.passUnretained(peer).toOpaque())
      return 0
    default:
      guard let peer = Peer.of(wsi) else { return 0 }
      return dispatch(reason, peer: peer, input: input)
    }
  }

  private func dispatch(_ reason: lws_callback_reasons, peer: Peer, input: UnsafeRawBufferPointer) -> Int32 {
    switch reason {
    case LWS_CALLBACK_HTTP: beginRequest(on: peer)
    case LWS_CALLBACK_HTTP_BODY: appendBody(input, on: peer)
    case LWS_CALLBACK_HTTP_BODY_COMPLETION: finishBody(on: peer)
    case LWS_CALLBACK_HTTP_WRITEABLE: sendAnswer(on: peer)
    case LWS_CALLBACK_TIMER: timerFired(on: peer)
    case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE: considerUpgrade(on: peer)
    case LWS_CALLBACK_ESTABLISHED: openSocket(on: peer)
    case LWS_CALLBACK_RECEIVE: receive(input, on: peer)
    case LWS_CALLBACK_RECEIVE_PONG: heard(from: peer)
    case LWS_CALLBACK_SERVER_WRITEABLE: sendNext(on: peer)
    case LWS_CALLBACK_WS_PEER_INITIATED_CLOSE: peerCloses(with: input, on: peer)
    case LWS_CALLBACK_CLOSED, LWS_CALLBACK_WSI_DESTROY: forget(peer, isDestroyed: reason == LWS_CALLBACK_WSI_DESTROY)
    default: 0
    }
  }

  private func forget(_ peer: Peer, isDestroyed: Bool) -> Int32 {
    end(peer, code: peer.socket?.link.closing?.code ?? SocketCloseCode.abnormal)
    peer.exchange?.task?.cancel()
    peer.exchange = nil
    if isDestroyed {
      lws_set_opaque_user_data(peer.wsi, nil)
      peers[peer.id] = nil
    }
    return 0
  }

  // MARK: - What other threads ask

  /// Carries out what was asked, and what that led the I/O thread to ask of itself.
  private func readLetters() {
    guard !isTearingDown else { return }
    while true {
      mailbox.take(into: &letters)
      guard !letters.isEmpty else { return }
      for letter in letters { carryOut(letter) }
      letters.removeAll(keepingCapacity: letters.count <= 64)
    }
  }

  private func carryOut(_ letter: Letter) {
    switch letter {
    case .flush(let id):
      if let peer = peers[id] { flush(peer) }
    case .setReading(let id, let isOn):
      if let peer = peers[id], peer.socket?.hasEnded == false { lws_rx_flow_control(peer.wsi, isOn ? 1 : 0) }
    case .answer(let id, let exchange, let response):
      if let peer = peers[id], peer.exchange?.number == exchange { answer(response, on: peer) }
    case .stop:
      isEnding = true
      for peer in peers.values {
        peer.exchange?.task?.cancel()
        peer.socket?.link.close(code: SocketCloseCode.goingAway, reason: "The server is stopping")
      }
    case .abandon:
      isAbandoned = true
    }
  }

  /// A number for an exchange.
  func nextNumber() -> UInt64 {
    lastID += 1
    return lastID
  }
}
