/// Hears of what changes in a context on which what somebody shows may depend.
///
/// It tells its owner once, and notes what else changes until the owner looks. Where that becomes too much, or cannot be said by naming
/// models, it notes only that everything has to be looked at, so that it costs next to nothing while many models change. Like the context,
/// it belongs to one place.
package final class ContextWatch {
  /// What is depended on.
  package struct Interests {
    /// For each entity, by its place in the container: the properties on which it depends which models are shown, and in which order.
    /// Models that come and go count always.
    package var properties: [Int: UInt64] = [:]

    /// Whether anything that changes may count.
    package var isAnything = false

    /// Whether it counts when something is saved, though it does not change by that.
    package var isSaving = false

    /// The entity of which each model by itself decides whether and where it is shown; `nil` if others decide with it.
    package var alone: Int?

    package init() {}
  }

  /// What has changed, of an entity whose models decide alone.
  struct Changes {
    /// Models in the order in which something happened to them, some more than once; and whether they were new in the context then.
    var models: [(model: any PersistentModel, isNew: Bool)] = []

    /// Rows that others have added or changed.
    var rows: [Int64] = []

    /// Whether more has changed than is noted.
    var isMore = false

    var isEmpty: Bool { models.isEmpty && rows.isEmpty && !isMore }
  }

  /// What happened.
  enum Event {
    /// A model is new in the context.
    case came(any PersistentModel)
    /// Something else happened to a model.
    case touched(any PersistentModel)
    /// Others have added or changed rows.
    case rows([Int64])
    /// Rows are gone for which no model stands.
    case unseen
    /// What no model can be named for.
    case more
  }

  package var interests = Interests()
  private let changed: () -> Void
  private var changes = Changes()
  private var isListening = false
  private var hasTold = false
  private var limit = 0

  /// - Parameter changed: called where the change is made, once until the changes are taken. It must not use the context.
  package init(_ changed: @escaping () -> Void) { self.changed = changed }

  /// Hears of changes.
  ///
  /// - Parameter limit: how many are noted before it counts as more than can be noted.
  package func listen(limit: Int) {
    (isListening, hasTold, self.limit) = (true, false, limit)
    changes = Changes()
  }

  /// Hears of nothing.
  package func stop() {
    isListening = false
    changes = Changes()
  }

  /// What has changed, together with what changes while code is run: that the owner is not told of.
  func take(after body: () -> Void) -> Changes {
    hasTold = true
    body()
    defer { changes = Changes() }
    return changes
  }

  fileprivate func tell(_ entity: Int, _ mask: UInt64?, _ event: Event) {
    guard isListening, !changes.isMore else { return }
    if !interests.isAnything {
      guard let properties = interests.properties[entity] else { return }
      if let mask, properties & mask == 0 { return }
    }
    note(interests.alone == entity ? event : .more)
    guard !hasTold, !changes.isEmpty else { return }
    hasTold = true
    changed()
  }

  fileprivate func tellOfSaving() {
    if interests.isSaving, let entity = interests.properties.keys.first { tell(entity, nil, .more) }
  }

  private func note(_ event: Event) {
    switch event {
    case .came(let model): changes.models.append((model, true))
    case .touched(let model): changes.models.append((model, false))
    case .rows(let keys): changes.rows += keys
    case .unseen: return
    case .more: changes.isMore = true
    }
    if changes.models.count + changes.rows.count > limit { changes.isMore = true }
    if changes.isMore { (changes.models, changes.rows) = ([], []) }
  }
}

extension ModelContext {
  /// Lets a watch hear of what changes here, as long as somebody keeps it.
  package func add(_ watch: ContextWatch) {
    registry.watches.removeAll { $0.watch == nil }
    registry.watches.append(ModelRegistry.WeakWatch(watch: watch))
  }

  /// Takes in what other contexts save as soon as the main actor can, for a context that belongs to the main actor.
  package func takeInOnMainActor() {
    // The main actor alone touches the context.
    nonisolated(unsafe) weak let context = self
    registry.inbox.cameIn.withLock {
      $0 = { Task { @MainActor in context?.processPendingChanges() } }
    }
  }
}

extension ModelRegistry {
  struct WeakWatch {
    weak var watch: ContextWatch?
  }

  /// Tells of models that have come or gone.
  func tellOfMembers(_ entity: Int, _ event: ContextWatch.Event) {
    for entry in watches { entry.watch?.tell(entity, nil, event) }
  }

  /// Tells of properties that have changed, each a bit; the last stands for all from there on.
  func tellOfProperties(_ entity: Int, _ mask: UInt64, _ event: ContextWatch.Event) {
    for entry in watches { entry.watch?.tell(entity, mask, event) }
  }

  /// Tells that what had changed is stored, and that new models have their identifiers from the store.
  func tellOfSaving() {
    for entry in watches { entry.watch?.tellOfSaving() }
  }

  /// Tells of what no entity can be named for.
  func tellOfEverything() {
    for index in plans.indices { tellOfMembers(index, .more) }
  }
}
