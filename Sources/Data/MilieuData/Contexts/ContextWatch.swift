/// Hears, once, that something has changed in a context on which what somebody shows may depend.
///
/// It hears of nothing more until it is made ready again, so that it costs next to nothing while many models change. Like the context, it
/// belongs to one place.
package final class ContextWatch {
  /// What is depended on.
  package struct Interests {
    /// For each entity, by its place in the container: the properties on which it depends which models are shown, and in which order.
    /// Models that come and go count always.
    package var properties: [Int: UInt64] = [:]

    /// Whether anything that changes may count.
    package var isAnything = false

    package init() {}
  }

  package var interests = Interests()
  private let changed: () -> Void
  private var isReady = false

  /// - Parameter changed: called where the change is made. It must not use the context.
  package init(_ changed: @escaping () -> Void) { self.changed = changed }

  /// Hears of the next change.
  package func makeReady() { isReady = true }

  /// Hears of nothing.
  package func stop() { isReady = false }

  fileprivate func tell(_ entity: Int, _ mask: UInt64?) {
    guard isReady else { return }
    if !interests.isAnything {
      guard let properties = interests.properties[entity] else { return }
      if let mask, properties & mask == 0 { return }
    }
    isReady = false
    changed()
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
  func tellOfMembers(_ entity: Int) {
    for entry in watches { entry.watch?.tell(entity, nil) }
  }

  /// Tells of properties that have changed, each a bit; the last stands for all from there on.
  func tellOfProperties(_ entity: Int, _ mask: UInt64) {
    for entry in watches { entry.watch?.tell(entity, mask) }
  }

  /// Tells of what no entity can be named for.
  func tellOfEverything() {
    for index in plans.indices { tellOfMembers(index) }
  }
}
