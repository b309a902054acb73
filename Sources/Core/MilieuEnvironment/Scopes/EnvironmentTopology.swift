public import Synchronization

/// What all scopes below one root share.
@usableFromInline
package final class EnvironmentTopology: Sendable {
  /// What the scopes are for.
  package let context: EnvironmentContext

  /// Whether people use them.
  @usableFromInline var isLive: Bool { context == .live }

  /// The test they belong to.
  package let test: (any EnvironmentTest)?

  /// What was given up and ends.
  package let endings = Endings()

  package init(context: EnvironmentContext, test: (any EnvironmentTest)? = nil) {
    self.context = context
    self.test = test
  }

  /// Counts how often it changed which scopes hold which keys; tells remembered lookups when to forget.
  private let shape = Atomic(0)

  /// Counts every change, of a value or of where one is; tells remembered values when to look again.
  @usableFromInline let changes = Atomic(0)

  var version: Int { shape.load(ordering: .acquiring) }

  /// Called after scopes hold other keys than before.
  func shapeDidChange() {
    shape.add(1, ordering: .acquiringAndReleasing)
    valueDidChange()
  }

  /// Called after a slot holds another value than before.
  func valueDidChange() { changes.add(1, ordering: .acquiringAndReleasing) }

  @inlinable
  package var generation: Int { changes.load(ordering: .acquiring) }
}
