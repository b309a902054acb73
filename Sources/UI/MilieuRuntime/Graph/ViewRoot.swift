package import MilieuEnvironment

/// One view tree with everything that belongs to it: its state, its environment and its elements.
///
/// A root is independent of every other. A browser session, a terminal and a test each own one; ``close()`` frees all of it.
@MainActor
@_documentation(visibility: internal)
public final class ViewRoot {
  package let inbox = InvalidationInbox()
  package let elements = ElementTree()
  package var counts = RootCounts()

  /// The values the host sets for the whole tree. A tree that is made inside another environment, as by a test that overrides values,
  /// inherits from it.
  package let scope =
    AmbientEnvironment.scope.map { EnvironmentScope(parent: $0, isHost: true) }
    ?? EnvironmentScope(context: AmbientEnvironment.context)

  /// The transaction of the turn in hand, or of the last one.
  package private(set) var transaction = Transaction()

  /// The last transaction of the turns since the host took patches.
  private var transactionOfPatches = Transaction()

  /// What goes along with the patches that the host takes now.
  package func takeTransaction() -> Transaction {
    defer { transactionOfPatches = Transaction() }
    return transactionOfPatches
  }

  /// Changes what goes along with the turn in hand.
  func changeTransaction(_ change: (inout Transaction) -> Void) {
    change(&transaction)
    transactionOfPatches = transaction
  }

  package private(set) var turnNumber: UInt32 = 0

  /// The envs that views keep, by the nodes of the views.
  var keptEnvs: [ObjectIdentifier: KeptEnv] = [:]

  private(set) var isInTurn = false

  /// Lent to work whose first reads may or may not be of something that can be observed.
  private var spareObservation: BodyObservation?

  /// Runs work that may read nothing that can be observed.
  ///
  /// - Parameter observation: is set to what hears of changes of what was read; left as it is if nothing that was read can change.
  // NB: this is run for each view and each row that is made. A pair as the result would have its type looked up each time.
  func observingFirst<Result>(setting observation: inout BodyObservation?, _ work: () -> Result) -> Result {
    var candidate = spareObservation.take() ?? BodyObservation(inbox: inbox)
    let result = candidate.trackFirst(work)
    if isKnownUniquelyReferenced(&candidate) { spareObservation = consume candidate } else { observation = candidate }
    return result
  }

  /// How many nodes' content is out of sight, so that nobody looks for them where there are none.
  var coveredNodes = 0

  /// Outlets whose things are in the order of the tree, where there are several.
  var arrangedOutlets: [Outlet] = []

  private var tree: Node?
  private var marked = MarkedNodes()
  private var markedForNextTurn: [Node] = []
  private var actions: [(scope: EnvironmentScope, action: @MainActor () -> Void)] = []
  private var elementsToFinish: [any ElementFinisher] = []

  /// What has to work out anew what the views below it state.
  var preferencesDue: [PreferenceCollector] = []

  /// Places that cannot be shown, to be explained when the whole tree stands.
  var diagnosesDue: [any DiagnosedPlace] = []

  /// Makes a tree of a view and builds it. Actions such as `onAppear` run in the first turn.
  ///
  /// - Parameters:
  ///   - view: what the tree shows; made in the tree's environment.
  ///   - showsDiagnoses: whether places that cannot be shown say why rather than only that.
  ///   - environment: sets the host's values.
  package init<Content: View>(
    _ view: @autoclosure () throws -> Content, showsDiagnoses: Bool = Diagnosis.isShownByDefault,
    environment: (inout EnvironmentValues) -> Void = { _ in }
  ) rethrows {
    self.showsDiagnoses = showsDiagnoses
    scope.tree = self
    setEnvironment(environment)
    let view = try AmbientEnvironment.run(in: scope, view)
    isInTurn = true
    turnNumber = 1
    tree = Content.makeNode(for: view, in: outermostContext)
    finishTurn()
    if !actions.isEmpty { inbox.requestTurn() }
  }

  var outermostContext: NodeContext {
    NodeContext(parent: nil, root: self, scope: scope, element: elements.root)
  }

  /// Changes values the host sets, starting from those that stand; whoever reads one that differs is redrawn in the next turn.
  package func setEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    var values = EnvironmentValues(scope: scope, provider: .host)
    change(&values)
    // What changes between turns is seen in the next one.
    scope.provide(values, turn: isInTurn ? turnNumber : turnNumber &+ 1)
    if !marked.isEmpty { inbox.requestTurn() }
  }

  // MARK: - Turns

  /// Whether a turn would do something.
  package var hasWork: Bool {
    !(inbox.isEmpty && marked.isEmpty && markedForNextTurn.isEmpty && actions.isEmpty && elementsToFinish.isEmpty)
  }

  /// Brings the tree up to date with what has changed, then runs the actions that follow from it.
  ///
  /// What an action changes waits for the next turn.
  /// A turn that is asked for by what runs in a turn, such as a body, does nothing.
  package func turn() {
    guard tree != nil, !isInTurn else { return }
    turnNumber &+= 1
    counts.turns += 1
    isInTurn = true
    let work = inbox.take()
    transaction = work.transaction ?? Transaction()
    if let new = work.transaction { transactionOfPatches = new }
    for node in markedForNextTurn { marked.insert(node) }
    markedForNextTurn.removeAll(keepingCapacity: true)
    for source in work.sources { source.deliver() }
    while let node = marked.removeShallowest() { node.evaluateIfMarked() }
    finishTurn()
    runActions()
  }

  /// Lets what a change brings along, that is found only in the turn which shows it, hold for the turn.
  func join(_ new: Transaction) {
    guard !new.isEmpty else { return }
    transaction = new
    transactionOfPatches = new
  }

  /// What depends on the whole tree as it now stands.
  private func finishTurn() {
    PreferenceCollector.settleAll(of: self)
    let diagnosed = diagnosesDue
    diagnosesDue = []
    for place in diagnosed { place.explain() }
    finishElements()
    isInTurn = false
  }

  /// Turns until nothing is left to do.
  ///
  /// - Parameter limit: the number of turns after which the tree counts as never coming to rest.
  /// - Returns: whether it came to rest.
  @discardableResult
  package func settle(limit: Int = 1000) -> Bool {
    var turns = 0
    while hasWork {
      guard turns < limit else { return false }
      turn()
      turns += 1
    }
    return true
  }

  func enqueue(_ node: Node, isDoneForThisTurn: Bool) {
    if isDoneForThisTurn {
      markedForNextTurn.append(node)
      inbox.requestTurn()
    } else {
      marked.insert(node)
    }
  }

  /// Runs an action of a node's, in the node's environment, after the present turn or in the next.
  package func afterUpdate(of node: Node, _ action: @escaping @MainActor () -> Void) {
    actions.append((node.scope, action))
  }

  private func runActions() {
    let due = actions
    actions.removeAll()
    for (scope, action) in due { AmbientEnvironment.run(in: scope, action) }
    if !actions.isEmpty || !marked.isEmpty { inbox.requestTurn() }
  }

  // MARK: - Elements

  /// Asks for work on an element after its content has settled in this turn.
  package func finish(_ finisher: any ElementFinisher) {
    elementsToFinish.append(finisher)
    if !isInTurn { inbox.requestTurn() }
  }

  private func finishElements() {
    while let finisher = elementsToFinish.popLast() { finisher.finish() }
  }

  /// Hands an event to the element it names.
  package func dispatch(_ event: ElementEvent, to id: Element.ID) -> ElementEventOutcome {
    guard let element = elements.responder(id), let behavior = element.behavior else { return .unknownElement }
    guard !behavior.isDisabled else { return .disabled }
    var ancestor = element.parent
    while let current = ancestor {
      if current.behavior?.isInert == true { return .disabled }
      ancestor = current.parent
    }
    guard let handler = behavior.handler(for: event.name) else { return .notAccepted }
    AmbientEnvironment.run(in: behavior.node?.scope ?? scope) { handler(event, element) }
    // NB: the handler may have closed the tree.
    if event.value != nil, tree != nil {
      // What the host shows is wrong if the value was refused.
      behavior.node?.mark()
      inbox.requestTurn()
    }
    return .handled
  }

  // MARK: - Tasks

  /// How many `task` actions have begun, and how many of them have ended; equal when none is left running.
  package internal(set) var tasksStarted = 0
  package internal(set) var tasksEnded = 0

  /// Says of work that runs for a view beside its `task` actions whether its end is to be waited for, by whom it belongs to.
  package var unfinishedWork: [ObjectIdentifier: @MainActor () -> Bool] = [:]

  /// Whether something runs after which the views may show something else.
  package var hasUnfinishedWork: Bool { tasksEnded < tasksStarted || unfinishedWork.values.contains { $0() } }

  // MARK: - Reports

  /// Whether places that cannot be shown say why; the author is told either way.
  package let showsDiagnoses: Bool

  /// Called with each message about something an author did that cannot work as meant; first with those that are waiting.
  package var onReport: ((Report) -> Void)? {
    didSet {
      guard let onReport else { return }
      let waiting = waitingReports
      waitingReports = []
      waiting.forEach(onReport)
    }
  }

  private var reported: Set<String> = []

  /// What was noticed before anybody listened, as while the tree is first built.
  private var waitingReports: [Report] = []

  /// Reports a mistake, once a root.
  ///
  /// - Parameters:
  ///   - message: what is wrong, where, and what helps.
  ///   - isFailure: whether part of the app does not work because of it, so that a test should fail.
  package func report(_ message: String, isFailure: Bool = false) {
    guard reported.insert(message).inserted else { return }
    let report = Report(message: message, isFailure: isFailure)
    if let onReport { onReport(report) } else { waitingReports.append(report) }
  }

  // MARK: - Closing

  /// Ends the tree: state dies, tasks are cancelled, `onDisappear` runs, and nothing stays alive that only the tree held.
  package func close() {
    guard let tree else { return }
    inbox.onWork(nil)
    tree.remove()
    self.tree = nil
    while marked.removeShallowest() != nil {}
    markedForNextTurn = []
    elementsToFinish = []
    runActions()
    actions = []
    _ = inbox.take()
    scope.end()
  }

  /// Waits until the services that ended with parts of the tree, or with all of it, have torn themselves down.
  package func finishEnding() async { await scope.finishEnding() }

  /// Calls a function for each node, parents first.
  package func forEachNode(_ body: (Node) -> Void) {
    func visit(_ node: Node) {
      body(node)
      node.forEachChild(visit)
    }
    if let tree { visit(tree) }
  }
}

/// Something an author did that cannot work as meant.
package struct Report: Equatable, Sendable {
  /// What is wrong, where, and what helps.
  package let message: String

  /// Whether part of the app does not work because of it.
  package let isFailure: Bool
}

/// Work on an element that depends on what its content turned out to be.
@MainActor
package protocol ElementFinisher: AnyObject {
  func finish()
}
