internal import Foundation
internal import MilieuCoreData
internal import MilieuData
internal import MilieuDataViews
internal import MilieuEnvironment
internal import MilieuRuntime

/// The results of one request, for as long as its view stands: fetched when they are read, and again in the turn after something has changed
/// in the context.
@MainActor
final class FetchCell<Result: NSFetchRequestResult>: ContextCell {
  let context: NSManagedObjectContext

  /// What is asked for: what the view says, until results are told something else.
  private(set) var request: FetchDescription<Result>

  /// What the view says.
  private var said: FetchDescription<Result>

  private weak var node: Node?
  private var source: ExternalSource!
  private var watch: ContextWatch!
  private var isWatching = false

  private var found: [Result] = []
  private var isStale = true
  private var hasLeft = false

  /// What views have read, to be compared with what there is.
  private var shown: [Result]?

  /// Whether results that differ from those shown have been read ahead of the turn that shows them.
  private var isTorn = false

  init(_ request: FetchDescription<Result>, in context: NSManagedObjectContext, owner: Node) {
    self.context = context
    self.request = request
    said = request
    node = owner
    source = ExternalSource(of: owner) { [weak self] in self?.look() }
    watch = ContextWatch { [weak self] in
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { self?.didChange() }
      } else {
        Task { @MainActor in self?.didChange() }
      }
    }
    watch.interests.isAnything = true
  }

  /// Takes over what a newly made view asks for.
  func ask(_ new: FetchDescription<Result>) {
    let isSame = said.isSame(as: new)
    said = new
    guard !isSame else { return }
    request = new
    watch.stop()
    isStale = true
    shown = nil
  }

  /// Asks for something else.
  func change(_ body: (inout FetchDescription<Result>) -> Void) {
    body(&request)
    didChange()
  }

  /// The objects, up to date. Whoever reads them in a body depends on them.
  var results: FetchedResults<Result> {
    source.wasRead()
    if isStale || hasLeft { run() }
    if Node.current != nil {
      if let shown, !Self.areSame(shown, found) { isTorn = true }
      shown = found
    }
    return FetchedResults(found, self)
  }

  private func didChange() {
    isStale = true
    source.didChange()
  }

  /// Looks whether there is anything else to show than what is shown.
  private func look() -> Transaction? {
    defer { isTorn = false }
    guard let shown else { return nil }
    if isStale { run() }
    guard isTorn || !Self.areSame(shown, found) else { return nil }
    self.shown = found
    return request.transaction ?? Transaction()
  }

  private func run() {
    isStale = false
    do {
      found = try context.fetch(request.request())
    } catch {
      found = []
      node?.root.report("The fetch request of '\(Result.self)' at \(place) has failed: \(error)")
    }
    if !isWatching, context.add(watch) { isWatching = true }
    // Only now, since a fetch takes in what others have saved.
    watch.listen(limit: 0)
  }

  private var place: String { node?.path.joined(separator: " › ") ?? "no place" }

  private static func areSame(_ old: [Result], _ new: [Result]) -> Bool {
    old.count == new.count && zip(old, new).allSatisfy { ($0 as AnyObject) === ($1 as AnyObject) }
  }

  /// The view goes.
  func leave() {
    hasLeft = true
    watch.stop()
    source.leave()
  }
}
