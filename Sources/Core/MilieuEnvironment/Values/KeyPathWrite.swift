/// A value on its way to a key path.
///
/// NB: assigning through a key path reads what stands there first, although nobody wants it. A key that nothing provides would make its
/// default for that: a live service that was just to be replaced, and in a test a failure.
final class KeyPathWrite: @unchecked Sendable {
  // NB: unchecked because only the task that writes reaches it.
  private let value: Any
  private let type: Any.Type

  private init<Value>(_ value: Value) {
    self.value = value
    type = Value.self
  }

  @TaskLocal static var current: KeyPathWrite?

  static func write<Value>(
    _ value: Value, to values: inout EnvironmentValues, at keyPath: WritableKeyPath<EnvironmentValues, Value>
  ) {
    $current.withValue(KeyPathWrite(value)) { values[keyPath: keyPath] = value }
  }

  /// What the key has before it is written, if it is the key itself that is written rather than a part of its value: any value will do, and
  /// the new one is at hand.
  func slot<Key: EnvironmentKey>(for key: Key.Type) -> TypedEnvironmentSlot<Key>? {
    guard type == Key.Value.self, key is any ContextualEnvironmentKey.Type || key is any DerivedEnvironmentKey.Type
    else {
      return nil
    }
    return TypedEnvironmentSlot<Key>(value: value as! Key.Value, provider: .keyDefault)
  }
}

extension EnvironmentValues {
  /// Writes what stands at a key path, without making the default of a key that is only to be replaced.
  @inlinable
  package mutating func write<Value>(_ value: Value, at keyPath: WritableKeyPath<EnvironmentValues, Value>) {
    if case .scope(let scope) = origin, scope.topology.isLive {
      self[keyPath: keyPath] = value
    } else {
      writeSparingly(value, at: keyPath)
    }
  }

  @usableFromInline
  mutating func writeSparingly<Value>(_ value: Value, at keyPath: WritableKeyPath<EnvironmentValues, Value>) {
    KeyPathWrite.write(value, to: &self, at: keyPath)
  }
}
