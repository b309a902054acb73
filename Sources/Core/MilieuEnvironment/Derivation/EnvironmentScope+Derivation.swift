internal import Dispatch

extension EnvironmentScope {
  /// The slot of a value that is made from others, as seen from this scope.
  ///
  /// What the value is made from decides where it belongs: in the innermost of the scopes that hold it. Seen from anywhere below, where
  /// nothing of it is overridden, that is the same scope and the same value.
  func derivedSlot<Key: DerivedEnvironmentKey>(for key: Key.Type) -> TypedEnvironmentSlot<Key> {
    if let cycle = DerivationChain.cycle(back: key) { DerivationFault.stop(cycle, in: self) }
    let version = topology.version
    let slot = DerivationChain.making(key) { SlotRecording.pausing { resolve(key) } }
    remember(slot, version: version)
    return slot
  }

  private func resolve<Key: DerivedEnvironmentKey>(_ key: Key.Type) -> TypedEnvironmentSlot<Key> {
    while true {
      let dependencies = AmbientEnvironment.run(in: self) { Key() }.slots { $0.slots(from: self) }
      let home = dependencies.compactMap(\.home).max { $0.depth < $1.depth } ?? outermost
      if let slot = home.derive(key, from: dependencies) { return slot }
    }
  }

  /// The value that this scope keeps, made if there is none.
  ///
  /// - Returns: `nil` where the dependencies are to be looked up again, as another thread has made the value or changed one of them.
  private func derive<Key: DerivedEnvironmentKey>(
    _ key: Key.Type, from dependencies: [EnvironmentSlot]
  ) -> TypedEnvironmentSlot<Key>? {
    switch withDerivations({ $0.claim(ObjectIdentifier(key)) }) {
    case .made(let derivation):
      if withDerivations({ $0.hasEnded }) { DerivationFault.reportEnded(key, in: self) }
      return unsafeDowncast(derivation.slot, to: TypedEnvironmentSlot<Key>.self)
    case .wait(let group):
      group.wait()
      return nil
    case .make(let group):
      defer { group.leave() }
      let generation = topology.generation
      let revisions = dependencies.map(\.revision)
      guard let derivation = shareOrMake(key, from: dependencies) else {
        withDerivations { $0.giveBack(ObjectIdentifier(key)) }
        return nil
      }
      derivation.listen()
      // What the value was made from may have changed before it could hear of that. Whoever asked gets the value all the same, as if it
      // had been made before the change.
      if topology.generation != generation, revisions != dependencies.map(\.revision) || !isUpToDate(derivation) {
        _ = withDerivations { $0.forget(derivation) }
      }
      let (isKept, hasEnded) = withDerivations { ($0.keep(derivation), $0.hasEnded) }
      if !isKept { derivation.end() }
      // Nobody is to remember a value that was given up.
      if hasEnded { DerivationFault.reportEnded(key, in: self) } else if !isKept { topology.shapeDidChange() }
      return unsafeDowncast(derivation.slot, to: TypedEnvironmentSlot<Key>.self)
    }
  }

  /// Takes the value of a scope further out where that is made from the same values, as where one is provided again; else makes one.
  ///
  /// - Returns: `nil`, having made nothing, where other dependencies would be used than those that were looked up.
  private func shareOrMake<Key: DerivedEnvironmentKey>(
    _ key: Key.Type, from dependencies: [EnvironmentSlot]
  ) -> Derivation? {
    func slot(holding value: Key.Value) -> TypedEnvironmentSlot<Key> {
      TypedEnvironmentSlot<Key>(value: value, provider: .derived).settled(in: self)
    }
    if let parent, parent.agrees(with: dependencies) {
      let outer = parent.resolve(key)
      return Derivation(slot(holding: outer.value), in: self, from: dependencies, sharing: outer)
    }
    return AmbientEnvironment.make(in: self) {
      let maker = Key()
      // NB: pinned, as what is read while the value is made must be what it is said to be made from, whoever changes that meanwhile,
      // and be it to what it was before.
      guard maker.slots({ $0.pin() }).elementsEqual(dependencies, by: ===) else { return nil }
      return Derivation(slot(holding: maker.makeValue()), in: self, from: dependencies)
    }
  }

  /// Whether who looks from here finds the same values as some slots further in hold. Makes nothing.
  private func agrees(with slots: [EnvironmentSlot]) -> Bool {
    slots.allSatisfy { slot in
      guard let home = slot.home, !isInside(home) else { return true }
      if let provided = existingSlot(for: slot.key) { return slot.hasSameValue(as: provided) }
      guard slot.provider.kind == .derived else {
        // What replaces a value of a context, or one made from others, is not compared with it: that would make what is replaced, or fail
        // the test that replaces it.
        let key = slot.keyType
        if key is any ContextualEnvironmentKey.Type || key is any DerivedEnvironmentKey.Type { return false }
        return slot.hasSameValue(as: slot.keyType.defaultSlot(seenFrom: self))
      }
      return home.ownDerivation(for: slot.key).map { agrees(with: $0.dependencies) } ?? false
    }
  }

  /// Whether a value is made from what a lookup from here finds now. One that is shared from further out is up to date there.
  fileprivate func isUpToDate(_ derivation: Derivation) -> Bool {
    derivation.dependencies.allSatisfy { $0.isInForce(at: $0.key == derivation.slot.key ? $0.home ?? self : self) }
  }

  /// - Returns: whether the value was still kept.
  func forget(_ derivation: Derivation) -> Bool {
    guard withDerivations({ $0.forget(derivation) }) else { return false }
    topology.shapeDidChange()
    return true
  }

  // MARK: - Ending

  /// Ends what this scope keeps: values that were made for it, later ones before those they were made from.
  ///
  /// Ends of one chain of scopes run one after the other; inner scopes are to be ended first. Who reads such a value afterwards, as
  /// work that goes on does, gets the ended one, and that is reported.
  package func end() {
    for derivation in endDerivations() { derivation.end() }
  }

  /// Waits until everything that was ended so far, in all scopes of this root, has torn itself down.
  package func finishEnding() async { await topology.endings.finish() }
}

extension EnvironmentSlot {
  /// Whether a lookup from a scope would find this slot.
  fileprivate func isInForce(at scope: EnvironmentScope) -> Bool {
    if let explicit = scope.existingSlot(for: key) { return explicit === self }
    // One that was provided and is no more, where nobody has asked for the default yet.
    guard provider.kind == .derived else { return false }
    // The value may still be kept where it belongs, while from here another one would be found, made from something nearer.
    guard let derivation = home?.ownDerivation(for: key), derivation.slot === self else { return false }
    return scope.isUpToDate(derivation)
  }
}

extension EnvironmentKey {
  fileprivate static func defaultSlot(seenFrom scope: EnvironmentScope) -> EnvironmentSlot {
    scope.slot(for: Self.self)
  }
}

extension DerivedEnvironmentKey {
  static func slot(from scope: EnvironmentScope) -> EnvironmentSlot { scope.derivedSlot(for: Self.self) }

  /// The slots of all that the value is made from, each once.
  ///
  /// - Parameter find: finds those of one property.
  fileprivate func slots(_ find: (any EnvironmentProperty) -> [EnvironmentSlot]) -> [EnvironmentSlot] {
    properties.reduce(into: []) { slots, next in
      for slot in find(next.property) where !slots.contains(where: { $0 === slot }) { slots.append(slot) }
    }
  }
}
