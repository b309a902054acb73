internal import MilieuEnvironment

/// Where a binding reads and writes.
class BindingLocation<Value>: @unchecked Sendable {
  // NB: unchecked because a binding may be made of the author's closures; a state's own location is guarded by its cell.
  func get() -> Value { preconditionFailure("Every location reads.") }
  func set(_ value: Value, transaction: Transaction) { preconditionFailure("Every location writes.") }

  /// Changes the value, in place where the storage allows it. Called on the main actor.
  func update(transaction: Transaction, _ change: (inout Value) -> Void) {
    var value = get()
    change(&value)
    set(value, transaction: transaction)
  }

  /// Whether another location of the same type stands for the same storage, so that a view given one need not hear of the other.
  func isSame(as other: BindingLocation<Value>) -> Bool { self === other }
}

/// The storage of a `@State` property.
final class StateLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
  let cell: StateCell<Value>

  init(_ cell: StateCell<Value>) {
    self.cell = cell
  }

  override func get() -> Value { cell.get() }
  override func set(_ value: Value, transaction: Transaction) { cell.set(value, transaction: transaction) }

  override func update(transaction: Transaction, _ change: (inout Value) -> Void) {
    cell.update(transaction: transaction, change)
  }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    (other as? StateLocation<Value>)?.cell === cell
  }
}

/// The author's own closures.
final class FunctionLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    getter = get
    setter = set
  }

  override func get() -> Value { getter() }
  override func set(_ value: Value, transaction: Transaction) { setter(value, transaction) }
}

/// A value that never changes; what is written is dropped.
final class ConstantLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
  private let value: Value

  init(_ value: Value) {
    self.value = value
  }

  override func get() -> Value { value }
  override func set(_ value: Value, transaction: Transaction) {}

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return ValueEquality.areEqual(value, other.value)
  }
}

/// A part of another location's value.
final class KeyPathLocation<Root, Value>: BindingLocation<Value>, @unchecked Sendable {
  private let base: BindingLocation<Root>
  private let keyPath: WritableKeyPath<Root, Value>

  init(base: BindingLocation<Root>, keyPath: WritableKeyPath<Root, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  override func get() -> Value { base.get()[keyPath: keyPath] }

  override func set(_ value: Value, transaction: Transaction) {
    var whole = base.get()
    whole[keyPath: keyPath] = value
    base.set(whole, transaction: transaction)
  }

  override func update(transaction: Transaction, _ change: (inout Value) -> Void) {
    base.update(transaction: transaction) { change(&$0[keyPath: keyPath]) }
  }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? KeyPathLocation<Root, Value> else { return false }
    return keyPath == other.keyPath && base.isSame(as: other.base)
  }
}

/// The value inside an optional that was not `nil` when the binding was made.
///
/// When the optional becomes `nil` before the binding's owner is gone, the last value is read and writes are dropped, where SwiftUI
/// would stop the program.
final class UnwrappedLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
  private let base: BindingLocation<Value?>
  private let last: Value

  init?(_ base: BindingLocation<Value?>) {
    guard let value = base.get() else { return nil }
    self.base = base
    last = value
  }

  override func get() -> Value { base.get() ?? last }

  override func set(_ value: Value, transaction: Transaction) {
    guard base.get() != nil else { return }
    base.set(value, transaction: transaction)
  }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? UnwrappedLocation<Value> else { return false }
    return base.isSame(as: other.base)
  }
}

/// A value seen as another type.
final class ConvertedLocation<Base, Value>: BindingLocation<Value>, @unchecked Sendable {
  private let base: BindingLocation<Base>
  private let read: (Base) -> Value
  private let write: (Value) -> Base?

  init(_ base: BindingLocation<Base>, read: @escaping (Base) -> Value, write: @escaping (Value) -> Base?) {
    self.base = base
    self.read = read
    self.write = write
  }

  override func get() -> Value { read(base.get()) }

  override func set(_ value: Value, transaction: Transaction) {
    if let value = write(value) { base.set(value, transaction: transaction) }
  }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ConvertedLocation<Base, Value> else { return false }
    return base.isSame(as: other.base)
  }
}
