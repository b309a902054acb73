import Synchronization

/// What goes along with a change of state on its way to the screen, such as whether to animate.
///
/// The turn that follows a change hands the transaction to the host with the patches.
public struct Transaction: Sendable {
  private struct Kept: @unchecked Sendable {
    // NB: a key's value may be of any type, as in SwiftUI; it goes with the change that the author made on the main actor.
    let value: Any
  }

  private var values: [ObjectIdentifier: Kept] = [:]

  /// Whether views should ignore animations for this change.
  public var disablesAnimations = false

  /// Whether the change belongs to an interaction that goes on, such as a drag.
  public var isContinuous = false

  /// A transaction in which no key has a value and animations are not disabled.
  public init() {}

  /// The value of a key, or its default.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)]?.value as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = Kept(value: newValue) }
  }

  var isEmpty: Bool { values.isEmpty && !disablesAnimations && !isContinuous }

  @TaskLocal static var ambient: Transaction?

  /// The transaction that changes made now belong to.
  static var current: Transaction { ambient ?? Transaction() }
}

/// A key for a value in a transaction.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value

  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// Runs work whose changes of state belong to a transaction.
///
/// - Parameters:
///   - transaction: what goes along with the changes.
///   - body: the work; what it returns or throws is passed on.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try Transaction.$ambient.withValue(transaction) { try body() }
}

/// Runs work whose changes of state belong to the present transaction with one value set.
public func withTransaction<Value, Result>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
