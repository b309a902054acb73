/// A value that was made from others: where it belongs, what it was made from, and how it ends.
final class Derivation: @unchecked Sendable {
  // NB: unchecked because what changes is guarded by the lock stripe of the scope that keeps this.

  /// Holds the value; in no scope's own list, so that it is found only by who would have made the same.
  let slot: EnvironmentSlot

  let dependencies: [EnvironmentSlot]

  /// The scope that keeps the value.
  ///
  /// NB: weak, where a slot's own home is not, because whoever changes something that the value was made from gets here by way of that, and
  /// the scope may go meanwhile on another thread.
  private weak var home: EnvironmentScope?

  private let endings: Endings

  /// Whether something that the value was made from has changed since.
  @exclusivity(unchecked) var isGivenUp = false

  /// Ends the value; `nil` for one that belongs further out.
  private let tearDown: (@Sendable () async -> Void)?

  init<Key: DerivedEnvironmentKey>(
    _ slot: TypedEnvironmentSlot<Key>, in home: EnvironmentScope, from dependencies: [EnvironmentSlot]
  ) {
    self.slot = slot
    self.home = home
    self.dependencies = dependencies
    endings = home.topology.endings
    tearDown = { await Key.tearDown(slot.value) }
  }

  /// The value of a scope further out, for as long as it is what would be made here.
  init(
    _ slot: EnvironmentSlot, in home: EnvironmentScope, from dependencies: [EnvironmentSlot],
    sharing outer: EnvironmentSlot
  ) {
    self.slot = slot
    self.home = home
    self.dependencies = dependencies + [outer]
    endings = home.topology.endings
    tearDown = nil
  }

  /// Hears from now on when something changes that the value was made from.
  func listen() {
    for dependency in dependencies { dependency.add(self) }
  }

  /// Gives the value up because something it was made from is another now: whoever reads it makes another.
  func dependencyDidChange() {
    guard let home, home.forget(self) else { return }
    slot.invalidateReaders()
    end()
  }

  /// Tells readers below a scope to look again, because what the value was made from is another there.
  func dependencyDidChange(below scope: EnvironmentScope) {
    if home?.isInside(scope) == true { return dependencyDidChange() }
    slot.invalidateReaders(below: scope)
  }

  /// Tears the value down, after what was given up before it.
  func end() {
    if let tearDown { endings.add(tearDown) }
  }
}
