internal import MilieuData
internal import MilieuEnvironment
internal import MilieuRuntime

/// The results of one query, for as long as its view stands: fetched when they are read, and again in the turn after something has changed
/// on which they depend.
@MainActor
final class QueryCell<Element: PersistentModel> {
  let context: ModelContext
  private(set) var request: QueryRequest<Element>

  /// Where the view stands; a copy of the query may outlive it in an action.
  private weak var node: Node?
  private var source: ExternalSource!
  private var watch: ContextWatch!

  private var found: [Element] = []
  private(set) var error: (any Error)?
  private var isStale = true

  /// Whether the view has gone, so that nothing is heard of any more.
  private var hasLeft = false

  /// What views have read, to be compared with what there is.
  private var shown: [Element]?

  /// Whether results that differ from those shown have been read ahead of the turn that shows them.
  private var isTorn = false

  init(_ request: QueryRequest<Element>, in context: ModelContext, owner: Node) {
    self.context = context
    self.request = request
    node = owner
    source = ExternalSource(of: owner) { [weak self] in self?.look() }
    watch = ContextWatch { [weak self] in
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { self?.didChange() }
      } else {
        Task { @MainActor in self?.didChangeElsewhere() }
      }
    }
    watch.interests = ContextWatch.Interests(request.descriptor, in: context.container)
    context.add(watch)
  }

  /// Takes over what a newly made view asks for.
  func ask(_ new: QueryRequest<Element>) {
    let isSame = request.isSame(as: new)
    request = new
    guard !isSame else { return }
    watch.interests = ContextWatch.Interests(new.descriptor, in: context.container)
    watch.stop()
    isStale = true
    shown = nil
  }

  /// The models, up to date. Whoever reads them in a body depends on them.
  var results: [Element] {
    source.wasRead()
    if isStale || hasLeft { run() }
    if Node.current != nil {
      if let shown, !Self.areSame(shown, found) { isTorn = true }
      shown = found
    }
    return found
  }

  private func didChange() {
    isStale = true
    source.didChange()
  }

  private func didChangeElsewhere() {
    didChange()
    node?.root.report(
      """
      A model context that a query of '\(Element.self)' at \(place) fetches from was changed off the main actor, \
      to which it belongs as long as views use it.
        remedy  Make a context where you work: 'ModelContext(container)'. What it saves shows by itself.
      """)
  }

  /// Looks whether there is anything else to show than what is shown.
  private func look() -> Transaction? {
    defer { isTorn = false }
    guard let shown else { return nil }
    let oldError = error != nil
    if isStale { run() }
    guard isTorn || oldError != (error != nil) || !Self.areSame(shown, found) else { return nil }
    self.shown = found
    return request.transaction ?? Transaction()
  }

  private func run() {
    isStale = false
    do {
      found = try context.fetch(request.descriptor)
      error = nil
    } catch {
      found = []
      self.error = error
      node?.root.report("The query of '\(Element.self)' at \(place) has failed: \(error)")
    }
    // Only now, since a fetch takes in what others have saved.
    watch.makeReady()
  }

  private var place: String { node?.path.joined(separator: " › ") ?? "no place" }

  private static func areSame(_ old: [Element], _ new: [Element]) -> Bool {
    old.count == new.count && old.elementsEqual(new, by: ===)
  }

  /// The view goes.
  func leave() {
    hasLeft = true
    watch.stop()
    source.leave()
  }
}
