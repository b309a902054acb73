internal import CWebSockets
internal import Foundation

/// HTTP: a head, perhaps a body, a task that answers, and the answer on its way out.
extension EventLoop {
  func beginRequest(on peer: Peer) -> Int32 {
    let head = RequestHead(wsi: peer.wsi)
    guard let (method, path) = head.target, method != "CONNECT" else { return -1 }
    let headers = head.headers
    let request = HTTPRequest(
      method: method, path: path, query: head.query, headers: headers, remoteAddress: peer.address)
    // The library does not read chunked bodies; taking one for the next request would let it smuggle one in.
    if headers["transfer-encoding"] != nil {
      return refuse(.text("Send the body with a content-length.", status: 411), on: peer)
    }
    let declared = headers["content-length"]
    let digits = declared.flatMap { $0.utf8.allSatisfy { (48...57).contains($0) } ? Int($0) : nil }
    if declared != nil && digits == nil {
      return refuse(.text("The content-length is not a number.", status: 400), on: peer)
    }
    let length = digits ?? 0
    if length > options.maximumBodyBytes { return refuseBody(of: length, request: request, on: peer) }

    // Without a length the library would take whatever follows for the body of these methods.
    let mustClose = declared == nil && ["POST", "PUT", "PATCH"].contains(method)
    let isOld = head.value(WSI_TOKEN_HTTP) == "HTTP/1.0"
    let exchange = Exchange(
      number: nextNumber(), request: request, bodyLength: length,
      closes: mustClose || isOld || headers.list("connection", contains: "close"))
    peer.exchange = exchange
    if length == 0 {
      ask(exchange, on: peer)
    } else if head.value(WSI_TOKEN_HTTP_EXPECT)?.lowercased() == "100-continue" {
      return invite(peer) ? 0 : -1
    }
    return 0
  }

  /// Asks for the body the client holds back until it knows that it is wanted.
  private func invite(_ peer: Peer) -> Bool {
    let line = Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)
    return output.withRoom(line.count) { room in
      room.copyBytes(from: line)
      return lws_write(
        peer.wsi, room.baseAddress?.assumingMemoryBound(to: UInt8.self), line.count, LWS_WRITE_HTTP_HEADERS) >= 0
    }
  }

  func appendBody(_ bytes: UnsafeRawBufferPointer, on peer: Peer) -> Int32 {
    guard let exchange = peer.exchange, exchange.phase == .receivingBody else { return 0 }
    // The declared length is only an announcement until this many bytes have come.
    if exchange.request.body.isEmpty { exchange.request.body.reserveCapacity(min(exchange.bodyLength, 65536)) }
    exchange.request.body.append(contentsOf: bytes)
    return exchange.request.body.count <= exchange.bodyLength ? 0 : -1
  }

  /// NB: The library may call this again for the same request when further bytes follow it.
  func finishBody(on peer: Peer) -> Int32 {
    guard let exchange = peer.exchange, exchange.phase == .receivingBody else { return 0 }
    ask(exchange, on: peer)
    return 0
  }

  private func ask(_ exchange: Exchange, on peer: Peer) {
    exchange.phase = .awaitingAnswer
    lws_set_timeout(peer.wsi, NO_PENDING_TIMEOUT, 0)
    exchange.deadline = lws_now_usecs() + options.responseTimeout.microseconds
    lws_set_timer_usecs(peer.wsi, min(options.responseTimeout.microseconds, Self.presenceCheck))
    // Nothing is read meanwhile. The library would be woken for it over and over without taking it.
    lws_rx_flow_control(peer.wsi, 0)
    let request = exchange.request
    exchange.request.body = []
    exchange.task = Task { [handler, mailbox, id = peer.id, number = exchange.number] in
      let response = await handler.respond(to: request)
      mailbox.post(.answer(connection: id, exchange: number, response))
    }
  }

  /// Gives up on an answer that is late, or on a client that talks instead of reading its answer.
  func timerFired(on peer: Peer) -> Int32 {
    guard let exchange = peer.exchange else { return 0 }
    switch exchange.phase {
    case .receivingBody:
      break
    case .awaitingAnswer:
      let remaining = exchange.deadline - lws_now_usecs()
      if remaining <= 0 {
        exchange.task?.cancel()
        answer(.text("The server took too long to answer.", status: 504), on: peer)
      } else if unreadInput(of: peer) == 0 {
        return -1
      } else {
        lws_set_timer_usecs(peer.wsi, min(remaining, Self.presenceCheck))
      }
    case .sending:
      // NB: While an answer waits to leave, the library (4.1.6) is woken for anything that arrives without taking it,
      // and so would spin until the client reads on. It cannot wait for writing alone, so such a client is dropped.
      if unreadInput(of: peer) >= 0 { return -1 }
      lws_set_timer_usecs(peer.wsi, Self.stallCheck)
    }
    return 0
  }

  /// 1 when the client has sent something that is not read yet, 0 when it has gone, -1 when it waits.
  private func unreadInput(of peer: Peer) -> Int {
    var byte: UInt8 = 0
    return recv(lws_get_socket_fd(peer.wsi), &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT))
  }

  /// How soon a stalled answer is looked at, in microseconds.
  private static var stallCheck: lws_usec_t { 100_000 }

  /// How often a client is looked for while its answer is prepared: what it sends, its end included, is not read then.
  private static var presenceCheck: lws_usec_t { 1_000_000 }

  func answer(_ response: HTTPResponse, on peer: Peer) {
    guard let exchange = peer.exchange, exchange.phase == .awaitingAnswer else { return }
    exchange.send(response)
    lws_set_timer_usecs(peer.wsi, -1)
    lws_set_timeout(peer.wsi, PENDING_TIMEOUT_HTTP_CONTENT, Int32(options.transferTimeout.wholeSeconds))
    lws_rx_flow_control(peer.wsi, 1)
    lws_callback_on_writable(peer.wsi)
  }

  func sendAnswer(on peer: Peer) -> Int32 {
    guard let exchange = peer.exchange, exchange.phase == .sending else { return 0 }
    if exchange.unsentBytes > 0 {
      guard write(exchange, on: peer) else { return -1 }
      lws_set_timeout(peer.wsi, PENDING_TIMEOUT_HTTP_CONTENT, Int32(options.transferTimeout.wholeSeconds))
    }
    if exchange.unsentBytes > 0 || lws_partial_buffered(peer.wsi) != 0 {
      lws_set_timer_usecs(peer.wsi, Self.stallCheck)
      lws_callback_on_writable(peer.wsi)
      return 0
    }
    peer.exchange = nil
    lws_set_timer_usecs(peer.wsi, -1)
    lws_set_timeout(peer.wsi, NO_PENDING_TIMEOUT, 0)
    if exchange.closes { return -1 }
    return lws_http_transaction_completed(peer.wsi) == 0 ? 0 : -1
  }

  private func write(_ exchange: Exchange, on peer: Peer) -> Bool {
    output.withRoom(min(exchange.unsentBytes, OutputBuffer.keptBytes)) { room in
      let count = exchange.takeUnsent(into: room)
      let kind = exchange.unsentBytes == 0 ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP
      return lws_write(peer.wsi, room.baseAddress?.assumingMemoryBound(to: UInt8.self), count, kind) >= 0
    }
  }

  // MARK: - Refusals

  /// Answers at once and ends the connection.
  func refuse(_ response: HTTPResponse, on peer: Peer) -> Int32 {
    let method = RequestHead(wsi: peer.wsi).target?.method ?? "GET"
    let exchange = Exchange(number: 0, request: HTTPRequest(method: method, path: "/"), bodyLength: 0, closes: true)
    exchange.send(response)
    _ = write(exchange, on: peer)
    return -1
  }

  /// Answers 413 and lets a body of moderate length run out unread, since a client that is still sending does not see
  /// an answer to which the connection's end is attached.
  private func refuseBody(of length: Int, request: HTTPRequest, on peer: Peer) -> Int32 {
    let response = HTTPResponse.text("A body may hold \(options.maximumBodyBytes) bytes.", status: 413)
    guard length / 16 <= options.maximumBodyBytes else { return refuse(response, on: peer) }
    let exchange = Exchange(number: 0, request: request, bodyLength: length, closes: false)
    exchange.send(response)
    guard write(exchange, on: peer) else { return -1 }
    return lws_http_transaction_completed(peer.wsi) == 0 ? 0 : -1
  }
}
