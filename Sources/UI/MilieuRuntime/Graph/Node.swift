package import MilieuEnvironment
import Observation

/// A place in the view tree: it stands as long as its view keeps its position and type.
///
/// There is one kind of node for each kind of view that matters to the tree: views with a body, primitive views, groups, choices,
/// lists, modifiers. Nodes are an implementation detail; code written against SwiftUI's names never meets one.
@MainActor
@_documentation(visibility: internal)
public class Node {
  package unowned(unsafe) let parent: Node?
  package unowned(unsafe) let root: ViewRoot

  /// Steps from the root; a marked parent is evaluated before a marked child.
  package let depth: Int32

  /// How often this node was evaluated; tells reads of the last time from older ones.
  private(set) var evaluationCount: UInt32 = 0

  /// The turn this node was last evaluated in.
  private var evaluationTurn: UInt32 = 0

  private var isMarked = false

  /// Whether the mark stands for more than environment values, which may turn out to be the same.
  private var mustEvaluate = false

  package private(set) var isClosed = false

  /// Whether a diagnosis stands where the node's content would.
  final var isDiagnosed = false

  private var observation: BodyObservation?

  /// State of other nodes that this one read.
  private var foreignState: [(source: StateSource, position: Int)] = []

  package init(_ context: NodeContext) {
    parent = context.parent
    root = context.root
    depth = (context.parent?.depth ?? 0) + 1
    root.counts.nodesMade += 1
  }

  // MARK: - What kinds of nodes define

  /// Does again what depends on things read last time. Called for a marked node, at most once a turn.
  ///
  /// - Parameter isCertain: whether something read has changed for certain; else only environment values were announced, and the
  ///   node compares them first.
  package func reevaluate(isCertain: Bool) {}

  /// The child nodes, in order.
  package func forEachChild(_ body: (Node) -> Void) {}

  /// The first element of this node's content, among the children of the element it stands in.
  package var firstElement: Element? { nil }

  /// The last element of this node's content.
  package var lastElement: Element? { nil }

  /// The first element of what follows a child within this node.
  func firstElement(after child: Node) -> Element? { nil }

  /// Whether this node's content lies in an element of its own rather than in the parent's.
  var isElementBoundary: Bool { false }

  /// The element this node owns, for one that owns an element other nodes' elements may go into.
  package var ownElement: Element? { nil }

  /// Where this node's content is seen, for content that is seen elsewhere than in the parent's place.
  var outlet: Outlet? { nil }

  /// Where this node's content stands among what its outlet shows, where that is not the order of the tree.
  var portalOrder: Int? { nil }

  /// The element that this node's content shows in its outlet.
  var shownElement: Element? { nil }

  /// Whether what is in this node's element is out of sight for now.
  var isContentCovered: Bool { false }

  /// Called when this node comes into sight again or goes out of it.
  func sightDidChange(_ isInSight: Bool) {}

  /// Whether a child is seen on top of everything, whatever covers the place it belongs to.
  func isOnTop(_ child: Node) -> Bool { false }

  /// The scope this node provides values in, for a node that does.
  var ownScope: EnvironmentScope? { nil }

  /// What explanations tell of the modifier that provides values, for a node that stands for one.
  var provision: ScopeProvision? { nil }

  /// Changes the context that children are made in; called from the root down.
  func adjust(_ context: inout NodeContext) {}

  /// Changes the context that one child's content is made in, for a node that treats its children differently.
  func adjust(_ context: inout NodeContext, for child: Node) {}

  /// Takes away what does not stand among this node's elements, before the children are closed.
  func takeElementsBack() {}

  /// Lets go of everything that would outlive the node. Called after the children were closed.
  func willClose() {}

  /// The type shown in paths and messages.
  package var viewType: Any.Type { Never.self }

  /// Whether a path names this node: views that an author wrote, not the modifiers and groups between them.
  var isNamedInPaths: Bool { false }

  // MARK: - Evaluation

  /// Asks for this node to be evaluated in the present turn, or the next if it already was in this one.
  package func mark() {
    mustEvaluate = true
    enqueue()
  }

  /// Asks for this node to be evaluated if the environment values it read turn out to differ.
  package func markForEnvironment() {
    enqueue()
  }

  /// Asks for this node to be evaluated because something changed that is neither state nor environment.
  package func requestEvaluation() {
    mark()
    if !root.isInTurn { root.inbox.requestTurn() }
  }

  /// Asks for this node to be evaluated because of some of the rows it makes.
  func markForRows() {
    enqueue()
  }

  /// Called when what one of the rows that this node makes was made of has changed.
  func rowDidChange(_ row: ObservedRow) {}

  private func enqueue() {
    guard !isMarked, !isClosed else { return }
    isMarked = true
    root.enqueue(self, isDoneForThisTurn: evaluationTurn == root.turnNumber && root.isInTurn)
  }

  /// Evaluates a marked node; does nothing for one that was evaluated since it was marked.
  func evaluateIfMarked() {
    guard isMarked, !isClosed else { return }
    isMarked = false
    let isCertain = mustEvaluate
    mustEvaluate = false
    root.counts.nodesVisited += 1
    reevaluate(isCertain: isCertain)
  }

  /// Whether the node waits to be evaluated.
  var isAwaitingEvaluation: Bool { isMarked }

  /// Whether the node waits to be evaluated as a whole, whatever its rows and its environment turn out to be.
  var isAwaitingCertainEvaluation: Bool { isMarked && mustEvaluate }

  /// Runs work whose reads this node depends on, in place of what it read the time before.
  func evaluating<Result>(facts: TypeFacts, _ work: () -> Result) -> Result {
    evaluationCount &+= 1
    evaluationTurn = root.turnNumber
    isMarked = false
    mustEvaluate = false
    if !foreignState.isEmpty { leaveForeignState() }
    return Evaluation.run(self) {
      if let observation { return observation.track(work) }
      if facts.readsObservables {
        let observation = BodyObservation(node: self, inbox: root.inbox)
        self.observation = observation
        return observation.track(work)
      }
      return discoverReads(facts, work)
    }
  }

  /// Runs work of a type that never read an observed property so far. If it does now, nodes of that type expect to from then on.
  private func discoverReads<Result>(_ facts: TypeFacts, _ work: () -> Result) -> Result {
    var observation: BodyObservation?
    let result = root.observingFirst(setting: &observation, work)
    if let observation {
      facts.readsObservables = true
      observation.adopt(self)
      self.observation = observation
    }
    return result
  }

  func hasRead(foreign state: StateSource) -> Bool {
    foreignState.contains { $0.source === state }
  }

  /// - Parameter position: where this node stands among the state's readers.
  func didRead(foreign state: StateSource, at position: Int) {
    foreignState.append((state, position))
  }

  func didMove(inReadersOf state: StateSource, to position: Int) {
    guard let index = foreignState.firstIndex(where: { $0.source === state }) else { return }
    foreignState[index].position = position
  }

  private func leaveForeignState() {
    for (state, position) in foreignState { state.forgetReader(at: position) }
    foreignState.removeAll(keepingCapacity: true)
  }

  /// The stored property of this node's view or modifier that reads through a reader.
  func property(of reader: EnvironmentReader) -> PropertyName? { nil }

  /// What the stored properties of this node's view or modifier read through.
  var environmentReaders: [EnvironmentReader] { [] }

  /// Who reads through a reader that belongs to no property.
  var readerName: String { TypeName.base(viewType) }

  /// Runs an author's code that belongs to this node: it reads the environment of this place, and so do the models and tasks it makes.
  @inline(__always)
  package final func performing<Result>(_ work: () throws -> Result) rethrows -> Result {
    try AmbientEnvironment.run(in: scope, work)
  }

  /// The node that is being evaluated on this thread.
  package static var current: Node? { Evaluation.current }

  // MARK: - Context

  /// Where environment values are looked up for this node.
  package var scope: EnvironmentScope {
    var node = parent
    while let current = node {
      if let scope = current.ownScope { return scope }
      node = current.parent
    }
    return root.scope
  }

  /// The context in which a child would be made now.
  final var contextForChildren: NodeContext {
    var context = parent?.contextForChildren ?? root.outermostContext
    parent?.adjust(&context, for: self)
    adjust(&context)
    context.parent = self
    return context
  }

  /// The element that the content after this node begins with, within the same parent element; `nil` at the end.
  final var elementAfter: Element? {
    if let last = lastElement { return last.nextSibling }
    var node = self
    while let parent = node.parent, !parent.isElementBoundary {
      if let found = parent.firstElement(after: node) { return found }
      node = parent
    }
    return nil
  }

  /// Removes a child, if there is one, and gives the context in which another takes its place.
  final func contextForReplacing(_ child: Node?) -> NodeContext {
    let next = elementAfter
    child?.remove()
    var context = contextForChildren
    if !isElementBoundary { context.next = next }
    return context
  }

  // MARK: - Closing

  /// Ends this node and everything below it. Elements stay in the tree; whoever closes the topmost node takes them out.
  final func close() {
    guard !isClosed else { return }
    isClosed = true
    takeElementsBack()
    forEachChild { $0.close() }
    willClose()
    leaveForeignState()
    observation?.stop()
    observation = nil
    root.counts.nodesClosed += 1
  }

  /// Ends this node and takes its elements out of the tree.
  final func remove() {
    if var element = firstElement, let last = lastElement, let parent = element.parent {
      while element !== last {
        let next = element.nextSibling.unsafelyUnwrapped
        parent.remove(element)
        element = next
      }
      parent.remove(last)
    }
    close()
  }
}

extension Node: EnvironmentReaderOwner {
  package nonisolated var notesReads: Bool { Evaluation.current != nil }

  package nonisolated func environmentDidChange(isCertain: Bool) {
    // NB: scopes belong to the main actor in a view tree, though their types do not say so.
    MainActor.assumeIsolated { isCertain ? mark() : markForEnvironment() }
  }

  package nonisolated func explain(
    _ reader: EnvironmentReader, of key: ObjectIdentifier
  ) -> EnvironmentExplanation.Reader? {
    // NB: as scopes, readers belong to the main actor in a view tree.
    nonisolated(unsafe) let reader = reader
    return MainActor.assumeIsolated {
      if let ownScope, provision?.replaces(key, in: ownScope) == true { return nil }
      let property = property(of: reader)
      let name = property?.holder.map { "\(TypeName.base($0)).\(property?.property ?? "")" }
      return EnvironmentExplanation.Reader(name: name ?? readerName, place: path)
    }
  }
}

/// A node whose view's type is known.
@MainActor
@_documentation(visibility: internal)
public class ViewNode<Content: View>: Node {
  /// Takes over a newly made view for the same place, and does what follows from how it differs.
  package func update(_ view: Content) { preconditionFailure("Every kind of node updates its view.") }

  package override var viewType: Any.Type { Content.self }
}
