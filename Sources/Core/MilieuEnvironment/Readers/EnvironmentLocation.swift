/// Holds what a lookup in the environment last gave, so that reading it again is a load.
///
/// One stands behind each `@Environment` property of a mounted view. It looks the value up when it is first read, registers with
/// the slots the lookup used, and looks up again only after one of those changed.
@usableFromInline
package class EnvironmentLocation<Value>: EnvironmentReader {
  // NB: behind a pointer because the checks that guard stored properties of classes cost several times what a read does, and cannot
  // be turned off for code inlined into other modules. Whoever reads is on the tree's own thread, as for all of a scope.
  @usableFromInline final let kept: UnsafeMutablePointer<Kept>

  @usableFromInline
  struct Kept {
    /// `nil` until the first read, and after a change until the next.
    @usableFromInline var value: Value?

    /// Whether the value was read since the owner last cleared this; a change that nobody read is of no interest.
    @usableFromInline var wasRead = false
  }

  /// What the owner read last, from when a change was announced until the owner has seen what is there now.
  private final var outdated: Value?
  private final var generation: UInt32 = 0

  package override init(scope: EnvironmentScope, owner: (any EnvironmentReaderOwner)? = nil) {
    kept = .allocate(capacity: 1)
    kept.initialize(to: Kept())
    super.init(scope: scope, owner: owner)
  }

  deinit {
    kept.deinitialize(count: 1)
    kept.deallocate()
  }

  /// What the property that is read through this asks for.
  package var request: EnvironmentRequest<Value> { preconditionFailure("Every location has a request.") }

  /// Whether there is something to read now; asked before code runs that would read it. If not, the owner hears when there is.
  package var isAnswered: Bool { true }

  /// Finds the value among those that hold where the reader stands.
  func find(in values: EnvironmentValues) -> Value { preconditionFailure("Every location finds its value.") }

  // MARK: - Reading

  /// The present value. A read in a body, or in what a body calls, makes the owner depend on it.
  @inlinable
  package final func read() -> Value {
    if kept.pointee.wasRead, let value = kept.pointee.value { return value }
    return readForTheFirstTime()
  }

  /// The first read since the owner last cleared ``wasRead``, or since a change.
  @usableFromInline
  final func readForTheFirstTime() -> Value {
    // NB: after the owner has gone nothing is kept, as a value of `\.self` would refer back to this reader for ever.
    guard !hasLeft else { return find(in: EnvironmentValues(scope: scope)) }
    let value = peek()
    // A read by an action concerns nobody later, and does not count as seen by the owner.
    if owner?.notesReads != false {
      kept.pointee.wasRead = true
      outdated = nil
    }
    return value
  }

  /// The present value, without making the owner depend on it.
  package final func peek() -> Value {
    if let value = kept.pointee.value { return value }
    let value = tracking { find(in: EnvironmentValues(scope: scope, reader: self, generation: generation)) }
    kept.pointee.value = .some(value)
    return value
  }

  /// Whether the value has been looked up, and nothing was announced since.
  package final var isKnown: Bool { kept.pointee.value != nil }

  /// Whether the value was read since the owner last cleared this.
  package final var wasRead: Bool {
    get { kept.pointee.wasRead }
    set { kept.pointee.wasRead = newValue }
  }

  /// Looks the value up again if a change was announced.
  ///
  /// - Returns: whether it differs from what was last read.
  package final func refreshIfStale() -> Bool {
    guard let old = outdated else { return kept.pointee.value == nil }
    let new = peek()
    outdated = nil
    return !ValueEquality.areEqual(old, new)
  }

  package override var isDependedOn: Bool { wasRead }

  package override var valueType: Any.Type? { Value.self }

  package override func explain(at place: [String]) -> EnvironmentExplanation? {
    let explainer = ScopeExplainer(at: scope, place: place)
    switch request {
    case .keyPath(let keyPath): return explainer.explain(keyPath)
    case .object(let request, _):
      func explain<Key: ObjectKey>(_: Key.Type) -> EnvironmentExplanation { explainer.explain(Key.Object.self) }
      return explain(request.key)
    }
  }

  // MARK: - Ending

  /// Forgets the value and hears of nothing from then on.
  package func close() {
    // NB: a value of `\.self` refers back to this reader; dropping it here lets both go.
    leaveAll()
    kept.pointee.value = nil
    outdated = nil
  }

  override func invalidate() {
    generation &+= 1
    if let value = kept.pointee.value {
      if outdated == nil { outdated = .some(value) }
      kept.pointee.value = nil
    }
    if wasRead { owner?.environmentDidChange(isCertain: false) }
  }
}

/// What stands at a key path into the environment.
package final class EnvironmentKeyPathLocation<Value>: EnvironmentLocation<Value> {
  package let keyPath: KeyPath<EnvironmentValues, Value>
  private let site: DeclarationSite?

  override var declaredAt: DeclarationSite? { site }

  /// - Parameter site: where the property is declared that reads.
  package init(
    keyPath: KeyPath<EnvironmentValues, Value>, site: DeclarationSite? = nil, scope: EnvironmentScope,
    owner: (any EnvironmentReaderOwner)? = nil
  ) {
    self.keyPath = keyPath
    self.site = site
    super.init(scope: scope, owner: owner)
  }

  package override var request: EnvironmentRequest<Value> { .keyPath(keyPath) }

  override func find(in values: EnvironmentValues) -> Value { values[keyPath: keyPath] }
}
