/// A value that lasts as long as a gesture does.
///
/// As SwiftUI: a gesture sets it with `updating(_:body:)`, and it goes back to what it started with when the gesture ends or is
/// called off.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let resetTransaction: (Value) -> Transaction
  private var cell: StateCell<Value>?

  /// A value that goes back without a say in the transaction.
  ///
  /// - Parameter wrappedValue: the value while no gesture goes on.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, resetTransaction: Transaction())
  }

  /// The same by another name.
  ///
  /// - Parameter initialValue: the value while no gesture goes on.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// A value that goes back in a transaction.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value while no gesture goes on.
  ///   - resetTransaction: what goes along with the change back to it.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    initial = wrappedValue
    self.resetTransaction = { _ in resetTransaction }
  }

  /// A value that goes back in a transaction that depends on what it had come to.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value while no gesture goes on.
  ///   - reset: says what goes along with the change back to it from a value.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    resetTransaction = { value in
      var transaction = Transaction()
      reset(value, &transaction)
      return transaction
    }
  }

  /// The present value.
  public var wrappedValue: Value { cell?.get() ?? initial }

  /// The state itself, for a gesture to update.
  public var projectedValue: GestureState<Value> { self }

  /// Lets a gesture change the value.
  package func update(_ change: (inout Value, inout Transaction) -> Void) {
    guard let cell else { return }
    var value = cell.get()
    var transaction = Transaction()
    change(&value, &transaction)
    cell.set(value, transaction: transaction)
  }

  /// The gesture is over.
  package func reset() {
    guard let cell else { return }
    cell.set(initial, transaction: resetTransaction(cell.get()))
  }

  @_documentation(visibility: internal)
  @MainActor public static var behavior: DynamicPropertyBehavior {
    DynamicPropertyBehavior(
      for: Self.self,
      connect: { new, old, node in
        new.cell = old?.pointee.cell ?? StateCell(new.initial, owner: node)
      },
      disconnect: { $0.cell?.disconnect() },
      isSame: { _, _ in true })
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// A state that is `nil` while no gesture goes on.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
}
