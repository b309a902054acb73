package import MilieuRuntime

/// All sessions of a host, and the sockets that belong to them.
@MainActor
package final class SessionRegistry {
  package typealias RootFactory = @MainActor @Sendable (SessionSeed) -> ViewRoot

  /// Why a page gets no session.
  enum Refusal: Error {
    case tooManySessions
    case tooManyPages
  }

  /// A session that has begun, and the cookie its browser must hold.
  struct Opening {
    var session: Session
    var secret: String
  }

  /// What a socket is to the registry.
  private struct Socket {
    var link: any SocketConnection
    var browser: BrowserTable.ID
    var session: Session?
    var greeting: Appointment?
  }

  /// The turns a view tree may take before its page is sent.
  private static let turnsBeforePage = 100

  let build: String
  let browsers = BrowserTable()
  private let limits: SessionLimits
  private let clock: any SessionClock
  private let makeRoot: RootFactory
  private let report: (String) -> Void

  private var sessions: [String: Session] = [:]
  private var sockets: [UInt64: Socket] = [:]
  /// The pages that had no socket when last looked at, oldest first.
  private var unopened: [(token: String, since: Duration)] = []
  private var refusedEventsOfEnded = 0

  /// Counts the messages that were not understood, and the greetings that named no session of theirs.
  package private(set) var refusedMessages = 0
  package private(set) var refusedGreetings = 0

  /// - Parameters:
  ///   - build: names what pages must have been made by.
  ///   - limits: the bounds of sessions.
  ///   - clock: the time that sessions go by.
  ///   - report: takes what an author should know; it is told the same thing again for each session.
  ///   - makeRoot: makes the view tree of a visit.
  init(
    build: String, limits: SessionLimits, clock: any SessionClock, report: @escaping (String) -> Void,
    makeRoot: @escaping RootFactory
  ) {
    self.build = build
    self.limits = limits
    self.clock = clock
    self.report = report
    self.makeRoot = makeRoot
  }

  package var count: Int { sessions.count }

  /// Counts the events of all sessions that named nothing on their page's screen, or something that did not take them.
  package var refusedEvents: Int { sessions.values.reduce(refusedEventsOfEnded) { $0 + $1.refusedEvents } }

  package func session(_ token: String) -> Session? { sessions[token] }

  // MARK: - Pages

  /// Begins a session for a page; it ends soon unless the page opens a socket.
  func open(_ seed: SessionSeed) throws(Refusal) -> Opening {
    guard sessions.count < limits.maximumSessions || endOldestUnopened() else { throw .tooManySessions }
    let secrets = BrowserCookie.secrets(in: seed.headers["cookie"])
    guard let browser = browsers.admitPage(secrets: secrets, maximumPages: limits.maximumPerBrowser) else {
      throw .tooManyPages
    }
    let root = makeRoot(seed)
    root.onReport = { [report] in report($0.message) }
    if !root.settle(limit: Self.turnsBeforePage) {
      report("A page was shown before its views came to rest: \(Self.turnsBeforePage) turns each led to another.")
    }
    let session = Session(
      token: Secret.make(), browser: browser.id, root: root, commands: seed.commands, limits: limits, clock: clock,
      onEnd: { [weak self] in self?.forget($0) })
    sessions[session.token] = session
    unopened.append((session.token, clock.now))
    return Opening(session: session, secret: browser.secret)
  }

  /// Makes room by ending the oldest page that should have opened its socket by now, so that somebody who loads pages and
  /// leaves them does not keep others out.
  private func endOldestUnopened() -> Bool {
    let waiting = unopened.drop { sessions[$0.token]?.wasOpened ?? true }
    unopened = Array(waiting)
    guard let oldest = unopened.first, clock.now - oldest.since >= limits.unopenedWhenFull else { return false }
    sessions[oldest.token]?.end()
    return true
  }

  private func forget(_ session: Session) {
    sessions[session.token] = nil
    if !session.wasOpened || unopened.count > 2 * sessions.count {
      unopened.removeAll { sessions[$0.token]?.wasOpened ?? true }
    }
    refusedEventsOfEnded += session.refusedEvents
    browsers.dismissPage(of: session.browser)
    for (id, socket) in sockets where socket.session === session { sockets[id] = nil }
  }

  /// Ends all sessions.
  func end() {
    for session in sessions.values { session.end(code: SocketCloseCode.goingAway, reason: "The server is stopping") }
    for socket in sockets.values { socket.greeting?.cancel() }
    sockets = [:]
  }

  // MARK: - Sockets

  /// Takes a new socket, whose first message must say which page it belongs to.
  ///
  /// - Parameter browser: who opened it; nil for nobody known.
  func opened(_ link: any SocketConnection, browser: BrowserTable.ID?) {
    guard let browser else {
      refusedGreetings += 1
      link.close(code: SessionCloseCode.unknownSession, reason: "Unknown session")
      return
    }
    let greeting = clock.after(limits.greeting) { [weak link] in
      link?.close(code: SessionCloseCode.tooBusy, reason: "No greeting came")
    }
    sockets[link.id] = Socket(link: link, browser: browser, greeting: greeting)
  }

  /// Takes a message.
  ///
  /// - Parameter message: nil for one that was not understood.
  /// - Returns: The session to be advanced when no more messages are at hand.
  func received(_ message: ClientMessage?, on link: any SocketConnection) -> Session? {
    // Nothing is taken from a socket that was given up, though it may take a moment to close.
    guard let socket = sockets[link.id], socket.session?.isConnected(by: link) ?? true else { return nil }
    let isSound =
      switch (message, socket.session) {
      case (.hello(let build, let token, let lastBatch)?, nil) where socket.greeting != nil:
        greet(socket, build: build, token: token, lastBatch: lastBatch)
      case (.event(let event)?, let session?): session.receive(event)
      case (.acknowledgement(let batch)?, let session?): session.acknowledge(batch)
      default: false
      }
    guard !isSound else { return sockets[link.id]?.session }
    refusedMessages += 1
    close(link, code: SessionCloseCode.notUnderstood, reason: "Not understood")
    return nil
  }

  private func greet(_ socket: Socket, build: String, token: String, lastBatch: Int) -> Bool {
    var socket = socket
    socket.greeting?.cancel()
    socket.greeting = nil
    // Who presents a token that is not theirs learns no more than who presents one that never was.
    if build == self.build, let session = sessions[token], session.browser == socket.browser,
      session.attach(socket.link, lastBatch: lastBatch)
    {
      for (id, other) in sockets where other.session === session { sockets[id] = nil }
      socket.session = session
      sockets[socket.link.id] = socket
    } else {
      refusedGreetings += 1
      close(socket.link, code: SessionCloseCode.unknownSession, reason: "Unknown session")
    }
    return true
  }

  /// Closes a socket from which nothing more is taken.
  private func close(_ link: any SocketConnection, code: UInt16, reason: String) {
    link.close(code: code, reason: reason)
    closed(link, code: code)
  }

  func closed(_ link: any SocketConnection, code: UInt16) {
    guard let socket = sockets.removeValue(forKey: link.id) else { return }
    socket.greeting?.cancel()
    socket.session?.detach(link, code: code)
  }
}
