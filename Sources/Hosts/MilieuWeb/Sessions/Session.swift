package import MilieuRuntime

/// One page in one browser tab: a view tree that lives here and is shown there.
///
/// The page has a copy of the tree's elements. Changes go down as numbered batches, which are kept until the page has
/// applied them; events come up numbered likewise. So a socket may drop at any moment, and the next one goes on where it ended.
///
/// With ``SessionLimits/window`` batches unacknowledged, and while there is no socket, the tree takes no turns: state goes on
/// changing, and what came of it is sent at once as soon as the page can take it.
@MainActor
package final class Session {
  /// Names the page; known only to it.
  package let token: String
  /// Counts the events that named nothing on the page's screen, or something that did not take them.
  package private(set) var refusedEvents = 0
  package private(set) var isEnded = false
  /// Whether the page has ever had a socket.
  private(set) var wasOpened = false

  /// The events taken so far.
  package var events: Int { lastEvent }

  let browser: BrowserTable.ID
  /// The tree; nil once the session has ended.
  package private(set) var root: ViewRoot?

  private let commands: PageCommands
  private let limits: SessionLimits
  private let clock: any SessionClock
  private var onEnd: ((Session) -> Void)?

  private var link: (any SocketConnection)?
  private var lifetime: Appointment?
  private var lastActivity: Duration

  // Downwards.
  private var lastBatch = 0
  private var acknowledgedBatch = 0
  private var unacknowledged: [[UInt8]] = []
  private var unacknowledgedBytes = 0
  private var stall: Appointment?

  // Upwards.
  private var lastEvent = 0
  private var confirmedEvent = 0
  private var confirmation: Appointment?
  private var editVersions = EditVersions()

  private var isWorkScheduled = false

  /// The turns taken before the main actor is given to others.
  private static let turnsAtOnce = 8

  init(
    token: String, browser: BrowserTable.ID, root: ViewRoot, commands: PageCommands = PageCommands(),
    limits: SessionLimits, clock: any SessionClock, onEnd: @escaping (Session) -> Void
  ) {
    self.token = token
    self.browser = browser
    self.root = root
    self.commands = commands
    self.limits = limits
    self.clock = clock
    self.onEnd = onEnd
    lastActivity = clock.now
    commands.session = self
    root.inbox.onWork { [weak self] in
      Task { @MainActor [weak self] in self?.advance() }
    }
    endUnlessResumed(within: limits.unopened)
  }

  // MARK: - Sockets

  /// Whether the page has a socket.
  package var isConnected: Bool { link != nil }

  /// Whether a socket is the one in use.
  func isConnected(by link: any SocketConnection) -> Bool { link === self.link }

  /// Goes on over a new socket; an older one of the same page is closed.
  ///
  /// - Parameter received: the last batch the page has applied.
  /// - Returns: Whether the page can go on. If not, nothing has changed.
  func attach(_ new: any SocketConnection, lastBatch received: Int) -> Bool {
    guard !isEnded, (acknowledgedBatch...lastBatch).contains(received) else { return false }
    link?.close(code: SessionCloseCode.replaced, reason: "The page has a newer connection")
    link = new
    wasOpened = true
    lastActivity = clock.now
    watchIdleness()
    confirmation?.cancel()
    confirmation = nil
    confirmedEvent = lastEvent
    new.send(ServerMessage.welcome(lastEvent: lastEvent))
    _ = acknowledge(received)
    for batch in unacknowledged { new.send(batch) }
    watchWindow()
    advance()
    return true
  }

  /// Takes note that a socket has closed; one that is not the page's latest does not matter.
  func detach(_ old: any SocketConnection, code: UInt16) {
    guard !isEnded, old === link else { return }
    link = nil
    stall?.cancel()
    stall = nil
    confirmation?.cancel()
    confirmation = nil
    let hasLeft = code == SocketCloseCode.goingAway || code == 1000
    endUnlessResumed(within: hasLeft ? limits.left : limits.dropped)
  }

  private func drop(code: UInt16, reason: String) {
    guard let link else { return }
    link.close(code: code, reason: reason)
    detach(link, code: code)
  }

  // MARK: - Events

  /// Takes an event; call ``advance()`` when no more are at hand.
  ///
  /// - Returns: Whether it makes sense. An event that was taken before does: it is ignored.
  func receive(_ event: ClientEvent) -> Bool {
    guard let root, acknowledge(event.lastBatch) else { return false }
    guard event.sequence > lastEvent else { return true }
    guard event.sequence == lastEvent + 1 else { return false }
    lastEvent = event.sequence
    lastActivity = clock.now
    if event.element == 0, event.event.name.text == PageSettings.event {
      if case .text(let text) = event.event.value { root.setEnvironment(PageSettings(text).apply) }
      takeTurns()
      return true
    }
    if let version = event.version { editVersions.note(version, of: event.element, in: root) }
    let outcome = root.dispatch(event.event, to: event.element)
    if outcome != .handled { refusedEvents += 1 }
    // The next event at hand meets the tree that this one led to, also while the page is behind.
    takeTurns()
    return true
  }

  /// Takes note of the last batch the page has applied.
  ///
  /// - Returns: Whether that makes sense.
  func acknowledge(_ batch: Int) -> Bool {
    guard batch <= lastBatch else { return false }
    // An older number than before comes with events that are sent again.
    guard batch > acknowledgedBatch else { return true }
    let count = batch - acknowledgedBatch
    unacknowledgedBytes -= unacknowledged.prefix(count).reduce(0) { $0 + $1.count }
    unacknowledged.removeFirst(count)
    acknowledgedBatch = batch
    stall?.cancel()
    stall = nil
    return true
  }

  // MARK: - Turns

  private var canSend: Bool {
    link != nil && unacknowledged.count < limits.window
      && (unacknowledged.isEmpty || unacknowledgedBytes < limits.windowBytes)
  }

  /// Brings tree and page up to date, as far as the page can take it.
  func advance() {
    if canSend {
      takeTurns()
      flush()
      if root?.hasWork == true { scheduleWork() }
    }
    confirmLater()
  }

  private func takeTurns() {
    guard let root else { return }
    var turns = 0
    while root.hasWork, turns < Self.turnsAtOnce {
      root.turn()
      turns += 1
    }
  }

  /// The page is to do something beside showing elements.
  func hasCommands() { scheduleWork() }

  private func scheduleWork() {
    guard !isWorkScheduled else { return }
    isWorkScheduled = true
    Task { @MainActor [weak self] in
      self?.isWorkScheduled = false
      self?.advance()
    }
  }

  private func flush() {
    guard let root, let link, root.elements.hasPatches || !commands.isEmpty else { return }
    let operations = PageRendering.operations(
      root.elements.takePatches(), opening: commands.take(), of: root, editVersions: editVersions)
    guard operations.count > 2 else { return }
    lastBatch += 1
    let batch = ServerMessage.batch(lastBatch, lastEvent: lastEvent, operations: operations)
    unacknowledged.append(batch)
    unacknowledgedBytes += batch.count
    confirmedEvent = lastEvent
    link.send(batch)
    watchWindow()
  }

  // MARK: - Acknowledgements

  /// Tells the page which events have arrived: soon if many, else in a while, unless a batch says it before.
  private func confirmLater() {
    guard let link, confirmedEvent < lastEvent else { return }
    if lastEvent - confirmedEvent >= limits.maximumUnconfirmedEvents {
      confirm(on: link)
    } else if confirmation == nil {
      confirmation = clock.after(limits.acknowledgementDelay) { [weak self] in
        guard let self else { return }
        confirmation = nil
        if let link = self.link, confirmedEvent < lastEvent { confirm(on: link) }
      }
    }
  }

  private func confirm(on link: any SocketConnection) {
    confirmedEvent = lastEvent
    link.send(ServerMessage.acknowledgement(lastEvent: lastEvent))
  }

  /// Drops the socket of a page that leaves the window full for too long.
  private func watchWindow() {
    guard !canSend, stall == nil, link != nil else { return }
    stall = clock.after(limits.acknowledgementLimit) { [weak self] in
      self?.stall = nil
      self?.drop(code: SessionCloseCode.tooBusy, reason: "The page does not keep up")
    }
  }

  // MARK: - Ends

  private func endUnlessResumed(within time: Duration) {
    lifetime?.cancel()
    lifetime = clock.after(time) { [weak self] in self?.end() }
  }

  private func watchIdleness() {
    lifetime?.cancel()
    lifetime = nil
    guard let limit = limits.idle else { return }
    let remaining = max(.zero, lastActivity + limit - clock.now)
    lifetime = clock.after(remaining) { [weak self] in
      guard let self else { return }
      if clock.now - lastActivity >= limit {
        end(code: SessionCloseCode.idle, reason: "Nothing was done here for long")
      } else {
        watchIdleness()
      }
    }
  }

  /// Ends the session and frees its tree.
  func end(code: UInt16 = SessionCloseCode.unknownSession, reason: String = "The session has ended") {
    guard !isEnded else { return }
    isEnded = true
    for appointment in [lifetime, stall, confirmation] { appointment?.cancel() }
    (lifetime, stall, confirmation) = (nil, nil, nil)
    link?.close(code: code, reason: reason)
    link = nil
    root?.close()
    root = nil
    unacknowledged = []
    let onEnd = onEnd
    self.onEnd = nil
    onEnd?(self)
  }
}
