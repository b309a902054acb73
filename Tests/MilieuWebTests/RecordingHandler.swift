import Foundation
import MilieuWeb
import Synchronization

/// A handler that echoes every message, answers a few paths, and remembers what it was told.
final class RecordingHandler: TransportHandler {
  enum Event: Equatable {
    case opened(UInt64)
    case received(UInt64, Int)
    case closed(UInt64, UInt16)
  }

  private struct State {
    var events: [Event] = []
    var connections: [any SocketConnection] = []
    var requests: [HTTPRequest] = []
    var handshakes: [SocketHandshake] = []
    var waiting: [CheckedContinuation<Void, Never>] = []
    var isGateOpen = false
    var cancelled = 0
  }

  /// What `/large` answers: more than a socket's buffers take, and no two parts alike.
  static let largeBody = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 / 251) }

  /// Whether messages are sent back.
  let echoes: Bool
  private let state = Mutex(State())
  private let changed = NSCondition()

  init(echoes: Bool = true) { self.echoes = echoes }

  // MARK: - What happened

  var events: [Event] { state.withLock { $0.events } }
  var connections: [any SocketConnection] { state.withLock { $0.connections } }
  var requests: [HTTPRequest] { state.withLock { $0.requests } }
  var handshakes: [SocketHandshake] { state.withLock { $0.handshakes } }
  var cancelled: Int { state.withLock { $0.cancelled } }

  var closeCodes: [UInt16] {
    events.compactMap { if case .closed(_, let code) = $0 { code } else { nil } }
  }

  /// Blocks until `condition` holds, for twenty seconds at most.
  @discardableResult
  func wait(until condition: () -> Bool) -> Bool {
    let limit = Date(timeIntervalSinceNow: 20)
    changed.lock()
    defer { changed.unlock() }
    while !condition() { guard changed.wait(until: limit) else { return condition() } }
    return true
  }

  private func note(_ change: (inout State) -> Void) {
    changed.lock()
    state.withLock { change(&$0) }
    changed.broadcast()
    changed.unlock()
  }

  /// Lets the requests for `/gate` go on.
  func openGate() {
    let waiting = state.withLock { state in
      state.isGateOpen = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  // MARK: - TransportHandler

  func respond(to request: HTTPRequest) async -> HTTPResponse {
    note { $0.requests.append(request) }
    switch request.path {
    case "/echo":
      return HTTPResponse(status: 200, headers: [("content-type", "application/octet-stream")], body: request.body)
    case "/large": return HTTPResponse(status: 200, body: Self.largeBody)
    case "/empty": return HTTPResponse(status: 204)
    case "/forged": return HTTPResponse(status: 200, headers: [("x-name", "a\r\nset-cookie: b=c")])
    case "/gate":
      await withCheckedContinuation { continuation in
        let isOpen = state.withLock { state in
          if !state.isGateOpen { state.waiting.append(continuation) }
          return state.isGateOpen
        }
        if isOpen { continuation.resume() }
      }
      return .text("through")
    case "/patient":
      await withTaskCancellationHandler {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
          let isOpen = state.withLock { state in
            if !state.isGateOpen { state.waiting.append(continuation) }
            return state.isGateOpen
          }
          if isOpen { continuation.resume() }
        }
      } onCancel: {
        note { $0.cancelled += 1 }
        openGate()
      }
      return .text("patience")
    case "/": return .html("<!doctype html><title>Hello</title>")
    default: return .notFound
    }
  }

  func decide(_ handshake: SocketHandshake) -> HandshakeDecision {
    handshake.headers["origin"] == "http://evil.example" ? .refuse(status: 403, reason: "Wrong origin") : .accept
  }

  func opened(_ connection: any SocketConnection, _ handshake: SocketHandshake) {
    note {
      $0.connections.append(connection)
      $0.handshakes.append(handshake)
      $0.events.append(.opened(connection.id))
    }
  }

  func received(_ message: [UInt8], on connection: any SocketConnection) {
    if echoes { connection.send(message) }
    note { $0.events.append(.received(connection.id, message.count)) }
  }

  func closed(_ connection: any SocketConnection, code: UInt16) {
    note { $0.events.append(.closed(connection.id, code)) }
  }
}

/// Runs a server for the time of `body`, which may block: it gets a thread outside the pool that tasks run on.
func withServer<Result: Sendable>(
  handler: RecordingHandler = RecordingHandler(),
  _ adjust: (inout TransportOptions) -> Void = { _ in },
  _ body: @escaping @Sendable (_ port: Int, _ handler: RecordingHandler) throws -> Result
) async throws -> Result {
  var options = TransportOptions()
  options.port = 0
  adjust(&options)
  let transport = LibwebsocketsTransport(options: options)
  let port = try transport.start(handler: handler).port
  return try await offPool {
    defer { transport.stop() }
    return try body(port, handler)
  }
}

/// Runs blocking work where it does not take a thread from the tasks that would unblock it.
func offPool<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Swift.Result { try work() }) }
  }
}
