/// The values a view inherits from the views above it.
///
/// A value is read through a key or a property over a key. Values that came out of a view tree stay connected to it: a key that
/// was not written on this copy is looked up at the place the copy came from. As SwiftUI, a copy is a value: writing it changes
/// nothing elsewhere.
///
/// The values that code outside views runs in are ``current``; hand them to work that does not inherit them by itself, and make them
/// the present ones there with ``withEnvironment(_:_:)``.
public struct EnvironmentValues: CustomStringConvertible, @unchecked Sendable {
  // NB: unchecked because values of keys may be of any type, as in SwiftUI; what looks them up guards itself.

  /// Values written on this copy, newest last; a slot here is never mutated, only replaced.
  @usableFromInline var written: SlotList

  /// Where keys that were not written here are looked up.
  @usableFromInline var origin: Origin

  /// Told of every slot that a lookup used.
  @usableFromInline let reader: EnvironmentReader?

  /// Tells copies handed out before and after a change of a value that was read through them apart.
  @usableFromInline let generation: UInt32

  /// Where a write through this copy is said to have happened.
  @usableFromInline let provider: ProviderSite

  @usableFromInline
  enum Origin {
    case scope(EnvironmentScope)
    /// The keys' defaults.
    case defaults
    /// Nobody said which environment code runs in, which is reported when it reads.
    case nowhere

    // NB: taken apart here rather than where it is used, which makes the compiler count the scope for every lookup.
    func existingSlot(for key: ObjectIdentifier) -> EnvironmentSlot? {
      switch self {
      case .scope(let scope): scope.existingSlot(for: key)
      case .defaults, .nowhere: nil
      }
    }
  }

  /// Values with every key at its default.
  public init() {
    self.init(origin: .defaults, provider: .unknown)
  }

  @inlinable
  package init(
    scope: EnvironmentScope, reader: EnvironmentReader? = nil, generation: UInt32 = 0,
    provider: ProviderSite = .unknown
  ) {
    self.init(origin: .scope(scope), reader: reader, generation: generation, provider: provider)
  }

  @inlinable
  init(
    origin: Origin, reader: EnvironmentReader? = nil, generation: UInt32 = 0, provider: ProviderSite
  ) {
    written = SlotList()
    self.origin = origin
    self.reader = reader
    self.generation = generation
    self.provider = provider
  }

  /// The values of the code that runs now: those around the body, handler or task it was called from, or of the ``withEnvironment(_:_:)``
  /// around it; in a test, the test's.
  ///
  /// Outside all of these every key is at its default, and reading one is reported. In a process that runs tests the defaults are then
  /// those for tests, so that no live value is used unnoticed.
  @inlinable
  public static var current: EnvironmentValues { current(provider: .unknown) }

  /// - Parameter provider: where a write on the values is said to have happened.
  @inlinable
  package static func current(provider: ProviderSite) -> EnvironmentValues {
    guard let scope = AmbientEnvironment.scope else { return EnvironmentValues(origin: .nowhere, provider: provider) }
    return EnvironmentValues(scope: scope, provider: provider)
  }

  /// The value of a key: the one written last on this copy, else the nearest provider's, else the key's default.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    @inlinable
    get {
      guard let slot = existingSlot(for: ObjectIdentifier(key)) else { return valueOfDefault(key) }
      return unsafeDowncast(slot, to: TypedEnvironmentSlot<Key>.self).value
    }
    @inlinable
    set {
      let slot = TypedEnvironmentSlot<Key>(value: newValue, provider: provider)
      write(slot)
    }
  }

  @inlinable
  mutating func write(_ slot: consuming EnvironmentSlot) { written.put(slot) }

  /// The slot of a key that was written on this copy or that somebody provides; told to the reader.
  ///
  /// NB: not inlined into users' code, where the compiler would copy the values to take them apart.
  @usableFromInline
  func existingSlot(for key: ObjectIdentifier) -> EnvironmentSlot? {
    if let slot = written[key] { return slot }
    guard let slot = origin.existingSlot(for: key) else { return nil }
    note(slot)
    return slot
  }

  /// The value of a key that nobody provides.
  @usableFromInline
  func valueOfDefault<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value {
    guard case .scope(let scope) = origin else { return valueOutsideScopes(key) }
    let slot = scope.addDefault(of: key, readBy: reader, isToBeChanged: provider.kind == .override)
    note(slot)
    return slot.value
  }

  /// Notes a lookup of a slot that was not written on this copy.
  private func note(_ slot: EnvironmentSlot) {
    if let reader { reader.didRead(slot) } else { SlotRecording.note(slot) }
  }

  private func valueOutsideScopes<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value {
    let context = AmbientEnvironment.context
    if case .nowhere = origin { EnvironmentIssue.reportReadNowhere(of: key, got: context) }
    // A test has defaults of its own.
    if let root = AmbientEnvironment.testRoot { return root.slot(for: key).value }
    return EnvironmentDefaults.value(for: key, in: context)
  }

  /// A scope in which these values hold: the one they came from, or one inside it for what was written on this copy.
  ///
  /// Values that came from nowhere, and plain ones, start a root of their own; in a test they stand at the test's.
  @usableFromInline
  package var scope: EnvironmentScope {
    var values = self
    return values.takeScope()
  }

  /// A scope in which these values hold, as ``scope``, from values that were written for nothing else and are not used afterwards.
  ///
  /// NB: what was written is moved to the scope, as every override comes this way, and copies would be half of what it costs.
  @usableFromInline
  mutating func takeScope() -> EnvironmentScope {
    var origin = Origin.nowhere
    swap(&origin, &self.origin)
    let parent: EnvironmentScope =
      switch consume origin {
      case .scope(let scope): scope
      case .defaults, .nowhere: AmbientEnvironment.rootOfDefaults
      }
    guard !written.isEmpty else { return parent }
    let scope = EnvironmentScope(overriding: consume parent)
    scope.take(&written)
    return scope
  }

  /// The values written on this copy, as `Key = value` pairs.
  public var description: String {
    "[" + written.all.map(\.description).joined(separator: ", ") + "]"
  }
}
