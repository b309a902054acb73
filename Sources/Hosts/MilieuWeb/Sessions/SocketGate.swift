internal import Synchronization

/// Stands between the I/O thread and the sessions: turns away what need not reach the main actor, and hands over the rest in
/// the order it came.
final class SocketGate: Sendable {
  private enum Letter: Sendable {
    case opened(any SocketConnection, browser: BrowserTable.ID?)
    case received(ClientMessage?, on: any SocketConnection)
    case closed(any SocketConnection, code: UInt16)
  }

  private struct State {
    /// What each open socket may still send; none once it sent too much.
    var budgets: [UInt64: MessageBudget] = [:]
    var letters: [Letter] = []
    var isDeliveryDue = false
    var refusedHandshakes = 0
    var floods = 0
    var hasReportedOrigin = false
  }

  private let registry: SessionRegistry
  private let browsers: BrowserTable
  private let limits: SessionLimits
  private let allowedOrigins: Set<String>
  private let log: @Sendable (String) -> Void
  private let state = Mutex(State())

  init(registry: SessionRegistry, options: WebOptions) {
    self.registry = registry
    limits = options.limits
    allowedOrigins = Set(options.allowedOrigins.map { $0.lowercased() })
    log = options.log
    browsers = registry.browsers
  }

  var refusedHandshakes: Int { state.withLock { $0.refusedHandshakes } }
  var floods: Int { state.withLock { $0.floods } }

  // MARK: - Handshakes

  func decide(_ handshake: SocketHandshake) -> HandshakeDecision {
    let decision = judge(handshake)
    if case .refuse = decision { state.withLock { $0.refusedHandshakes += 1 } }
    return decision
  }

  private func judge(_ handshake: SocketHandshake) -> HandshakeDecision {
    guard handshake.path == Site.socketPath else { return .refuse(status: 404, reason: "Not found") }
    guard isOriginAllowed(handshake.headers) else {
      return .refuse(status: 403, reason: "Pages of that origin may not connect here.")
    }
    guard !BrowserCookie.secrets(in: handshake.headers["cookie"]).isEmpty else {
      return .refuse(status: 403, reason: "Load the page first, with cookies allowed.")
    }
    return .accept
  }

  /// Whether the page that asks was loaded from this server, as far as its browser says; or from an origin on the list.
  ///
  /// Behind a proxy the browser's name for the server may be in `x-forwarded-host`, which no page can set.
  private func isOriginAllowed(_ headers: HTTPHeaders) -> Bool {
    guard let origin = headers["origin"]?.lowercased() else { return false }
    for case let host? in [headers["host"]?.lowercased(), headers["x-forwarded-host"]?.lowercased()] {
      if origin == "http://\(host)" || origin == "https://\(host)" { return true }
    }
    if allowedOrigins.contains(origin) { return true }
    let isFirst = state.withLock { state in
      defer { state.hasReportedOrigin = true }
      return !state.hasReportedOrigin
    }
    if isFirst {
      log(
        """
        A page of \(origin.debugDescription) may not connect here, where the host is called \
        \((headers["host"] ?? "").debugDescription). If it should, let the proxy pass on the Host header, or add the \
        origin to the allowed ones. Further cases are not reported.
        """)
    }
    return false
  }

  // MARK: - Sockets

  func opened(_ connection: any SocketConnection, _ handshake: SocketHandshake) {
    let browser = browsers.owner(ofOneOf: BrowserCookie.secrets(in: handshake.headers["cookie"]))
    state.withLock { $0.budgets[connection.id] = MessageBudget(limits, now: .now) }
    post(.opened(connection, browser: browser))
  }

  func received(_ message: [UInt8], on connection: any SocketConnection) {
    // What is too much is not even read.
    switch spend(message.count, of: connection) {
    case .enough: post(.received(ClientMessage(message), on: connection))
    case .tooLittle: connection.close(code: SessionCloseCode.tooBusy, reason: "Too many messages")
    case .nothing: break
    }
  }

  private enum Budget {
    case enough, tooLittle, nothing
  }

  private func spend(_ bytes: Int, of connection: any SocketConnection) -> Budget {
    state.withLock { state in
      guard var budget = state.budgets[connection.id] else { return .nothing }
      guard budget.spend(bytes: bytes, now: .now) else {
        state.budgets[connection.id] = nil
        state.floods += 1
        return .tooLittle
      }
      state.budgets[connection.id] = budget
      return .enough
    }
  }

  func closed(_ connection: any SocketConnection, code: UInt16) {
    state.withLock { $0.budgets[connection.id] = nil }
    post(.closed(connection, code: code))
  }

  // MARK: - Delivery

  /// Leaves a letter for the main actor.
  private func post(_ letter: Letter) {
    let mustSchedule = state.withLock { state in
      state.letters.append(letter)
      defer { state.isDeliveryDue = true }
      return !state.isDeliveryDue
    }
    if mustSchedule { Task(priority: .userInitiated) { @MainActor in self.deliver() } }
  }

  /// Hands all letters over; the sessions concerned then send what came of them, once each.
  @MainActor
  private func deliver() {
    let letters = state.withLock { state in
      defer {
        state.letters = []
        state.isDeliveryDue = false
      }
      return state.letters
    }
    var concerned: [Session] = []
    for letter in letters {
      switch letter {
      case .opened(let link, let browser):
        registry.opened(link, browser: browser)
      case .received(let message, let link):
        if let session = registry.received(message, on: link), !concerned.contains(where: { $0 === session }) {
          concerned.append(session)
        }
      case .closed(let link, let code):
        registry.closed(link, code: code)
      }
    }
    for session in concerned { session.advance() }
  }
}
