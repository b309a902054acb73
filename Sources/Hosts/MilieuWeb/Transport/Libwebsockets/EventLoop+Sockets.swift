internal import CWebSockets

/// WebSockets: the handshake, messages in and out, and the end.
extension EventLoop {
  /// How long a peer may take to see its socket closed.
  private static let closeSeconds: Int32 = 5

  // MARK: - Opening

  /// Decides while the connection still speaks HTTP, so that a refusal is a proper answer.
  ///
  /// NB: The library answers an upgrade it does not know by itself, drops the head and calls all the same; the name it
  /// passes is then freed memory, so the name is read from the head, which is found to be empty.
  func considerUpgrade(on peer: Peer) -> Int32 {
    let head = RequestHead(wsi: peer.wsi)
    guard !isEnding, let protocolName = head.value(WSI_TOKEN_UPGRADE), let (method, path) = head.target else {
      return -1
    }
    let headers = head.headers
    guard protocolName.lowercased() == "websocket" else {
      return refuse(.text("This server speaks HTTP/1.1 and WebSocket.", status: 501), on: peer)
    }
    guard headers["sec-websocket-version"] == "13" else {
      let response = HTTPResponse(
        status: 426, headers: [("sec-websocket-version", "13"), ("upgrade", "websocket")],
        body: Array("Version 13 of the WebSocket protocol is spoken here.".utf8))
      return refuse(response, on: peer)
    }
    guard method == "GET", headers["host"] != nil, headers.list("connection", contains: "upgrade"),
      headers["sec-websocket-key"]?.utf8.count == 24, headers["sec-websocket-protocol"] == nil
    else { return refuse(.text("This is not a WebSocket handshake that can be accepted.", status: 400), on: peer) }

    let handshake = SocketHandshake(path: path, query: head.query, headers: headers, remoteAddress: peer.address)
    switch handler.decide(handshake) {
    case .accept:
      peer.handshake = handshake
      return 0
    case .refuse(let status, let reason):
      return refuse(.text(reason, status: status), on: peer)
    }
  }

  func openSocket(on peer: Peer) -> Int32 {
    guard let handshake = peer.handshake else { return -1 }
    peer.handshake = nil
    let link = SocketLink(id: peer.id, capacity: options.maximumBufferedBytes, mailbox: mailbox)
    peer.socket = OpenSocket(link: link)
    handler.opened(link, handshake)
    return 0
  }

  // MARK: - Receiving

  func receive(_ bytes: UnsafeRawBufferPointer, on peer: Peer) -> Int32 {
    guard let socket = peer.socket, !socket.hasEnded else { return 0 }
    if lws_frame_is_binary(peer.wsi) != 0 {
      return fail(peer, SocketCloseCode.unsupportedData, "Only text is understood")
    }
    let total = (socket.fragments.count + bytes.count).addingReportingOverflow(
      Int(clamping: lws_remaining_packet_payload(peer.wsi)))
    if total.overflow || total.partialValue > options.maximumMessageBytes {
      return fail(peer, SocketCloseCode.messageTooBig, "The message is too long")
    }
    if lws_is_final_fragment(peer.wsi) == 0 {
      socket.fragments.append(contentsOf: bytes)
      return 0
    }
    var message: [UInt8] = []
    if socket.fragments.isEmpty {
      message = Array(bytes)
    } else {
      swap(&message, &socket.fragments)
      message.append(contentsOf: bytes)
    }
    // NB: Not left to the library, whose check (4.1.6) takes the bytes of a pong for text as well, and overlooks a
    // character left unfinished before an empty last fragment.
    guard (try? UTF8Span(validating: message.span)) != nil else {
      return fail(peer, SocketCloseCode.invalidPayload, "The text is not UTF-8")
    }
    _ = heard(from: peer)
    handler.received(message, on: socket.link)
    return 0
  }

  /// Puts off the next ping, at most every third of its interval because each time is a search in a sorted list.
  func heard(from peer: Peer) -> Int32 {
    guard let socket = peer.socket else { return 0 }
    let now = lws_now_usecs()
    if now - socket.lastHeard > options.idlePing.microseconds / 3 {
      socket.lastHeard = now
      lws_validity_confirmed(peer.wsi)
    }
    return 0
  }

  // MARK: - Sending

  /// Asks for the moment to write, and sets a limit to how long an end may wait for it.
  func flush(_ peer: Peer) {
    guard let socket = peer.socket else { return }
    if socket.link.closing != nil && !socket.hasEnded {
      lws_set_timeout(peer.wsi, PENDING_TIMEOUT_CLOSE_SEND, Self.closeSeconds)
      // A reader too slow for its messages is too slow to be waited for.
      if socket.link.isCutOff { end(peer, code: SocketCloseCode.tryAgainLater) }
    }
    lws_callback_on_writable(peer.wsi)
  }

  func sendNext(on peer: Peer) -> Int32 {
    guard let socket = peer.socket else { return 0 }
    if let count = socket.unfinishedBytes {
      socket.unfinishedBytes = nil
      _ = socket.link.release(count)
    }
    switch socket.link.next() {
    case .nothing:
      return 0
    case .close(let closing):
      return fail(peer, closing.code, closing.reason)
    case .message(let message):
      let written = output.withRoom(message.count) { room in
        room.copyBytes(from: message)
        return lws_write(
          peer.wsi, room.baseAddress?.assumingMemoryBound(to: UInt8.self), message.count, LWS_WRITE_TEXT)
      }
      if written < 0 { return -1 }
      if lws_partial_buffered(peer.wsi) != 0 {
        // The library keeps the rest, and calls again when it has gone.
        socket.unfinishedBytes = message.count
      } else if socket.link.release(message.count) {
        lws_callback_on_writable(peer.wsi)
      }
      return 0
    }
  }

  // MARK: - Ending

  /// Ends the socket with a close frame.
  private func fail(_ peer: Peer, _ code: UInt16, _ reason: String) -> Int32 {
    var reason = Array(reason.prefix(120).utf8.prefix(120))
    while (try? UTF8Span(validating: reason.span)) == nil { reason.removeLast() }
    lws_close_reason(peer.wsi, lws_close_status(UInt32(code)), &reason, reason.count)
    end(peer, code: code)
    return -1
  }

  func peerCloses(with payload: UnsafeRawBufferPointer, on peer: Peer) -> Int32 {
    let code = payload.count >= 2 ? UInt16(payload[0]) << 8 | UInt16(payload[1]) : SocketCloseCode.noStatus
    end(peer, code: code)
    return 0
  }

  /// Tells the handler, once, that the socket is no more.
  func end(_ peer: Peer, code: UInt16) {
    guard let socket = peer.socket, !socket.hasEnded else { return }
    socket.hasEnded = true
    socket.fragments = []
    socket.link.shut()
    handler.closed(socket.link, code: code)
  }
}
