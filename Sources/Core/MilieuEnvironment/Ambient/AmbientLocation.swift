public import Synchronization

/// Holds what a lookup in an environment last gave, for a property of something that is no view, such as a model.
///
/// Made with the property, it keeps the environment it was made in. It may be read on any thread. While nothing changes, a read is two
/// loads; where a value of the environment can change, as in a view tree, the first read after a change looks again.
@usableFromInline
package class AmbientLocation<Value>: @unchecked Sendable {
  // NB: unchecked because what changes is atomic or guarded by the location's lock stripe.

  /// The environment the property was made in; `nil` where there was none.
  package final let scope: EnvironmentScope?

  /// Where the property is declared.
  package final let site: DeclarationSite

  @usableFromInline final let topology: EnvironmentTopology?

  /// What was found first; stays until this location goes, so that it can be read without a lock.
  @usableFromInline final let first = Atomic<UnsafePointer<Found>?>(nil)

  /// What was found last, after a change.
  private final var last: Found?

  @usableFromInline
  struct Found {
    @usableFromInline let generation: Int
    @usableFromInline let value: Value
    let slots: [EnvironmentSlot]
  }

  /// Captures the environment that is present now.
  package init(site: DeclarationSite) {
    scope = AmbientEnvironment.scope
    topology = scope?.topology
    self.site = site
  }

  deinit {
    guard let first = UnsafeMutablePointer(mutating: first.load(ordering: .acquiring)) else { return }
    first.deinitialize(count: 1)
    first.deallocate()
  }

  /// Finds the value among those that hold where the property was made.
  func find(in values: EnvironmentValues) -> Value { preconditionFailure("Every location finds its value.") }

  // MARK: - Reading

  /// The present value.
  @inlinable
  package final func read() -> Value {
    if let found = first.load(ordering: .acquiring), let topology, found.pointee.generation == topology.generation,
      ThreadMark.evaluation == nil
    {
      return found.pointee.value
    }
    return readAgain()
  }

  @usableFromInline
  final func readAgain() -> Value {
    guard let scope, let topology else { return find(in: .current) }
    let generation = topology.generation
    let found = remembered(of: generation) ?? lookUp(in: scope, generation)
    if ThreadMark.evaluation != nil {
      for slot in found.slots { slot.noteObservedRead() }
    }
    return found.value
  }

  private final func remembered(of generation: Int) -> Found? {
    if let first = first.load(ordering: .acquiring), first.pointee.generation == generation { return first.pointee }
    let last = LockStripes.withLock(of: self) { self.last }
    return last?.generation == generation ? last : nil
  }

  private final func lookUp(in scope: EnvironmentScope, _ generation: Int) -> Found {
    let (value, slots) = SlotRecording.record(for: site) { find(in: EnvironmentValues(scope: scope)) }
    let found = Found(generation: generation, value: value, slots: slots)
    if first.load(ordering: .relaxed) == nil {
      let pointer = UnsafeMutablePointer<Found>.allocate(capacity: 1)
      pointer.initialize(to: found)
      let isFirst = first.compareExchange(
        expected: nil, desired: UnsafePointer(pointer), ordering: .acquiringAndReleasing
      ).exchanged
      if isFirst { return found }
      pointer.deinitialize(count: 1)
      pointer.deallocate()
    }
    // The one before goes after the lock, as the end of its value may run its author's code.
    let before = LockStripes.withLock(of: self) {
      let before = last
      last = found
      return before
    }
    withExtendedLifetime(before) {}
    return found
  }
}

/// What stands at a key path into the environment that a property was made in.
package final class AmbientKeyPathLocation<Value>: AmbientLocation<Value>, @unchecked Sendable {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  package init(keyPath: KeyPath<EnvironmentValues, Value>, site: DeclarationSite) {
    self.keyPath = keyPath
    super.init(site: site)
  }

  override func find(in values: EnvironmentValues) -> Value { values[keyPath: keyPath] }
}

/// The object of a type in the environment that a property was made in, for one that can do without.
package final class AmbientOptionalObjectLocation<Key: ObjectKey>: AmbientLocation<Key.Object?>, @unchecked Sendable {
  override func find(in values: EnvironmentValues) -> Key.Object? { values[Key.self] }
}

/// The object of a type in the environment that a property was made in, for one that cannot do without.
package final class AmbientObjectLocation<Key: ObjectKey>: AmbientLocation<Key.Object>, @unchecked Sendable {
  override func find(in values: EnvironmentValues) -> Key.Object {
    if let object = values[Key.self] { return object }
    let type = Key.Object.self
    let message = """
      \(type) is missing: nothing provides it in the environment that the asking object was made in.
        asked by  \(Key.form.attribute(for: type)), \(site)
        remedy    Write .\(Key.form.modifier)(…) above the view whose body makes the object, make it inside \
      withEnvironment(…) { … }, or declare the property optional.
      """
    EnvironmentIssue.report(message, in: scope)
    // NB: the property's type leaves nothing that could be given instead.
    preconditionFailure(message)
  }
}
