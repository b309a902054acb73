internal import MilieuData
internal import MilieuEnvironment
internal import MilieuRuntime

/// The results of one query, for as long as its view stands: brought up to date when they are read, and in the turn after something has
/// changed on which they depend.
@MainActor
final class QueryCell<Element: PersistentModel>: ContextCell {
  private(set) var request: QueryRequest<Element>

  /// Where the view stands; a copy of the query may outlive it in an action.
  private weak var node: Node?
  private var source: ExternalSource!
  private var live: LiveFetch<Element>!

  private var isStale = true

  /// Whether the view has gone, so that nothing is heard of any more.
  private var hasLeft = false

  /// The sections of the results of which they were last made.
  private var known: (edition: Int, sections: SectionedResults<Element, String>)?

  /// Which results views have read.
  private var shown: Int?

  /// Whether results that differ from those shown have been read ahead of the turn that shows them.
  private var isTorn = false

  init(_ request: QueryRequest<Element>, in context: ModelContext, owner: Node) {
    self.request = request
    node = owner
    source = ExternalSource(of: owner) { [weak self] in self?.look() }
    live = LiveFetch(request.descriptor, titles: request.titles, in: context) { [weak self] in
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { self?.didChange() }
      } else {
        Task { @MainActor in self?.didChangeElsewhere() }
      }
    }
  }

  var context: ModelContext { live.context }

  var error: (any Error)? { live.error }

  /// Takes over what a newly made view asks for.
  func ask(_ new: QueryRequest<Element>) {
    let isSame = request.isSame(as: new)
    request = new
    guard !isSame else { return }
    live.ask(new.descriptor, titles: new.titles)
    isStale = true
    shown = nil
  }

  /// The models, up to date. Whoever reads them in a body depends on them.
  var results: [Element] {
    source.wasRead()
    if isStale || hasLeft { run() }
    if Node.current != nil {
      if let shown, shown != live.edition { isTorn = true }
      shown = live.edition
    }
    return live.models
  }

  /// The models in sections, likewise.
  var sections: SectionedResults<Element, String> {
    let models = results
    guard request.titles != nil else { return SectionedResults() }
    if let known, known.edition == live.edition { return known.sections }
    let sections = SectionedResults(models, titles: live.titles)
    known = (live.edition, sections)
    return sections
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
    let hadError = error != nil
    if isStale { run() }
    guard isTorn || hadError != (error != nil) || shown != live.edition else { return nil }
    self.shown = live.edition
    return request.transaction ?? Transaction()
  }

  private func run() {
    isStale = false
    // They hold the results, which would have to be copied to be changed.
    known = nil
    live.update()
    if let error { node?.root.report("The query of '\(Element.self)' at \(place) has failed: \(error)") }
    // Nobody tells a view that has gone.
    if hasLeft { live.stop() }
  }

  private var place: String { node?.path.joined(separator: " › ") ?? "no place" }

  /// The view goes.
  func leave() {
    hasLeft = true
    live.stop()
    source.leave()
  }
}
