public import Synchronization

/// Holds what a lookup in an environment last gave, for a property of something that is no view, such as a model.
///
/// Made with the property, it keeps the environment it was made in. It may be read on any thread. While nothing changes, a read is two
/// loads; where a value of the environment can change, as in a view tree, the first read after a change looks again.
@usableFromInline
package class AmbientLocation<Value>: @unchecked Sendable {
  // NB: unchecked because what changes is atomic or guarded by the location's lock stripe.

  /// The environment the property was made in; `nil` where there was none.
  @usableFromInline final let surroundings: ScopeReference?

  @usableFromInline final let topology: EnvironmentTopology?

  /// What was found first; stays until this location goes, so that it can be read without a lock.
  @usableFromInline final let first = Atomic<UnsafePointer<Found>?>(nil)

  /// What was found last, after a change.
  @exclusivity(unchecked) @usableFromInline final var last: UnsafePointer<Found>?

  /// Whether what was found first is given for ever.
  @exclusivity(unchecked) @usableFromInline final var isPinned = false

  /// Where the property is declared.
  @usableFromInline package final let site: DeclarationSite

  @usableFromInline
  struct Found {
    @usableFromInline let generation: Int
    @usableFromInline let value: Value
    @usableFromInline let slots: [EnvironmentSlot]

    @inlinable
    init(generation: Int, value: Value, slots: [EnvironmentSlot]) {
      self.generation = generation
      self.value = value
      self.slots = slots
    }
  }

  /// Captures the environment that is present now.
  @inlinable
  package init(site: DeclarationSite) {
    self.site = site
    surroundings = AmbientEnvironment.captured
    topology = surroundings?.scope?.topology
  }

  @inlinable
  deinit {
    if let first = first.load(ordering: .acquiring) { Self.free(first) }
    if let last { Self.free(last) }
  }

  @inlinable
  static func free(_ found: UnsafePointer<Found>) {
    let found = UnsafeMutablePointer(mutating: found)
    found.deinitialize(count: 1)
    found.deallocate()
  }

  /// The environment the property was made in, while it stands.
  @inlinable
  package final var scope: EnvironmentScope? { surroundings?.scope }

  /// What the property asks for.
  package var request: EnvironmentRequest<Value> { preconditionFailure("Every location has a request.") }

  /// Whether there is something to read. Who asks while something is evaluated hears when that changes.
  package var isAnswered: Bool { true }

  /// Finds the value among those that hold where the property was made.
  @usableFromInline
  func find(in values: EnvironmentValues) -> Value { preconditionFailure("Every location finds its value.") }

  // MARK: - Reading

  /// The present value.
  @inlinable
  package final func read() -> Value {
    if ThreadMark.evaluation == nil, let found = first.load(ordering: .acquiring),
      found.pointee.generation == topology.unsafelyUnwrapped.generation
    {
      return found.pointee.value
    }
    return readAgain()
  }

  /// Finds the value now, and gives it for ever: for a property whose values are to go with one another. Called before anybody else knows
  /// the property.
  ///
  /// - Returns: the slots that were used.
  final func pin(in scope: EnvironmentScope) -> [EnvironmentSlot] {
    isPinned = true
    return lookUp(in: scope, scope.topology.generation).slots
  }

  @inlinable
  final func readAgain() -> Value {
    if isPinned, let first = first.load(ordering: .acquiring) { return first.pointee.value }
    guard let scope, let topology else {
      return lastValue ?? SlotRecording.record(for: site) { find(in: .current) }.result
    }
    let generation = topology.generation
    let found = remembered(of: generation) ?? lookUp(in: scope, generation)
    if ThreadMark.evaluation != nil {
      for slot in found.slots { slot.noteObservedRead() }
    }
    return found.value
  }

  /// What was found last, whatever has changed since: for what outlives the environment that it belonged to.
  @inlinable
  final var lastValue: Value? {
    guard topology != nil else { return nil }
    return LockStripes.withLock(of: self) { last?.pointee.value } ?? first.load(ordering: .acquiring)?.pointee.value
  }

  @inlinable
  final func remembered(of generation: Int) -> Found? {
    if let first = first.load(ordering: .acquiring), first.pointee.generation == generation { return first.pointee }
    return LockStripes.withLock(of: self) { last?.pointee.generation == generation ? last?.pointee : nil }
  }

  @inlinable
  final func lookUp(in scope: EnvironmentScope, _ generation: Int) -> Found {
    let (value, slots) = SlotRecording.record(for: site) { find(in: EnvironmentValues(scope: scope)) }
    let found = Found(generation: generation, value: value, slots: slots)
    let kept = UnsafeMutablePointer<Found>.allocate(capacity: 1)
    kept.initialize(to: found)
    let isFirst = first.compareExchange(
      expected: nil, desired: UnsafePointer(kept), ordering: .acquiringAndReleasing
    ).exchanged
    if isFirst { return found }
    let before = LockStripes.withLock(of: self) {
      let before = last
      last = UnsafePointer(kept)
      return before
    }
    // After the lock, as the end of the value may run its author's code.
    if let before { Self.free(before) }
    return found
  }
}

/// What stands at a key path into the environment that a property was made in.
@usableFromInline
package final class AmbientKeyPathLocation<Value>: AmbientLocation<Value>, @unchecked Sendable {
  @usableFromInline let keyPath: KeyPath<EnvironmentValues, Value>

  @inlinable
  package init(keyPath: KeyPath<EnvironmentValues, Value>, site: DeclarationSite) {
    self.keyPath = keyPath
    super.init(site: site)
  }

  package override var request: EnvironmentRequest<Value> { .keyPath(keyPath) }

  @inlinable
  override func find(in values: EnvironmentValues) -> Value { values[keyPath: keyPath] }
}

/// The object of a type in the environment that a property was made in, for one that can do without.
package final class AmbientOptionalObjectLocation<Key: ObjectKey>: AmbientLocation<Key.Object?>, @unchecked Sendable {
  package override var request: EnvironmentRequest<Key.Object?> { .object(OptionalObject<Key>.self, site) }

  override func find(in values: EnvironmentValues) -> Key.Object? { values[Key.self] }
}

/// The object of a type in the environment that a property was made in, for one that cannot do without.
package final class AmbientObjectLocation<Key: ObjectKey>: AmbientLocation<Key.Object>, @unchecked Sendable {
  package override var request: EnvironmentRequest<Key.Object> { .object(RequiredObject<Key>.self, site) }

  package override var isAnswered: Bool {
    guard let scope else { return Key.isProvided(in: .current) }
    let (isProvided, slots) = SlotRecording.record { Key.isProvided(in: EnvironmentValues(scope: scope)) }
    if !isProvided, ThreadMark.evaluation != nil {
      for slot in slots { slot.noteObservedRead() }
    }
    return isProvided
  }

  override func find(in values: EnvironmentValues) -> Key.Object {
    if let object = values[Key.self] { return object }
    let type = Key.Object.self
    let message = """
      \(SourceName.type(type)) is missing: nothing provides it in the environment that the asking object was made in.
        asked by  \(Key.form.attribute(for: type)), \(site)
        remedy    Write \(Key.form.provision(of: SourceName.instance(of: type), as: type)) above the view whose body makes the object, make it inside \
      withEnvironment(…) { … }, or declare the property optional.
      """
    EnvironmentIssue.report(message, in: scope)
    // NB: the property's type leaves nothing that could be given instead.
    preconditionFailure(message)
  }
}
