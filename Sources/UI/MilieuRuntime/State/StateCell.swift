internal import MilieuEnvironment
import Synchronization

/// Holds the value of one `@State` property for as long as its view stands.
final class StateCell<Value>: StateSource, @unchecked Sendable {
  private let value: Mutex<Box>

  /// NB: lets a value of any type sit in a `Mutex`; the lock is what makes handing it between threads safe.
  private struct Box: @unchecked Sendable {
    var value: Value
  }

  @MainActor
  init(_ value: Value, owner: Node) {
    self.value = Mutex(Box(value: value))
    super.init(owner: owner)
  }

  func get() -> Value {
    noteRead()
    return peek()
  }

  /// The value, without making anything depend on it.
  func peek() -> Value { value.withLock { $0 }.value }

  func set(_ new: Value, transaction: Transaction) {
    let new = Box(value: new)
    let old = value.withLock { box in
      defer { box = new }
      return box
    }
    // NB: compared outside the lock, because `==` is the author's code.
    if !ValueEquality.areEqual(old.value, new.value) { noteChange(transaction) }
  }

  func update(transaction: Transaction, _ change: (inout Value) -> Void) {
    var new = peek()
    change(&new)
    set(new, transaction: transaction)
  }

  /// Identifies the cell where bindings are compared.
  func isSame(as other: StateCell<Value>) -> Bool { self === other }
}
