/// A value on its way to a key path.
///
/// NB: assigning through a key path reads what stands there first, although nobody wants it. A key that nothing provides would make its
/// default for that: a live service that was just to be replaced, and in a test a failure.
@usableFromInline
struct KeyPathWrite {
  private let type: Any.Type
  private let value: UnsafeRawPointer

  /// - Parameter value: stays where it is while it is written.
  @usableFromInline
  init(_ type: Any.Type, _ value: UnsafeRawPointer) {
    self.type = type
    self.value = value
  }

  /// What this thread writes now.
  static var current: KeyPathWrite? { ThreadMark.writing?.assumingMemoryBound(to: KeyPathWrite.self).pointee }

  /// Runs work that writes nothing of what is being written.
  static func pausing<Result>(_ work: () -> Result) -> Result {
    let outer = ThreadMark.exchangeWriting(nil)
    defer { _ = ThreadMark.exchangeWriting(outer) }
    return work()
  }

  /// What the key has before it is written, if it is the key itself that is written rather than a part of its value: any value will do, and
  /// the new one is at hand.
  func slot<Key: EnvironmentKey>(for key: Key.Type) -> TypedEnvironmentSlot<Key>? {
    guard type == Key.Value.self, key is any ContextualEnvironmentKey.Type || key is any DerivedEnvironmentKey.Type
    else { return nil }
    return TypedEnvironmentSlot<Key>(
      value: value.assumingMemoryBound(to: Key.Value.self).pointee, provider: .keyDefault)
  }
}

extension EnvironmentValues {
  /// Writes what stands at a key path, without making the default of a key that is only to be replaced.
  @inlinable
  package mutating func write<Value>(_ value: Value, at keyPath: WritableKeyPath<EnvironmentValues, Value>) {
    withUnsafePointer(to: value) { pointer in
      withUnsafePointer(to: KeyPathWrite(Value.self, pointer)) { write in
        let outer = ThreadMark.exchangeWriting(write)
        defer { _ = ThreadMark.exchangeWriting(outer) }
        self[keyPath: keyPath] = value
      }
    }
  }
}
