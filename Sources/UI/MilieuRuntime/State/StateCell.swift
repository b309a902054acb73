internal import MilieuEnvironment

/// Holds the value of one `@State` property for as long as its view stands.
///
/// NB: the value is a stored property, not part of another type that is generic over it, as each such type would have to be looked up whenever
/// a value is read or written.
final class StateCell<Value>: StateSource, @unchecked Sendable {
  // NB: unchecked because the lock that the cell's address chooses guards these two.
  @exclusivity(unchecked) private var value: Value

  /// Whether ``value`` stands in for one that is being changed.
  @exclusivity(unchecked) private var isBeingChanged = false

  /// The value before the changes that the next turn will show: that the present one differs from it is told already. It stands in while a
  /// change goes on. `nil` if nothing was changed in place since the last turn. Belongs to the main actor.
  private var shown: Shown?

  private final class Shown {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  @MainActor
  init(_ value: Value, owner: Node) {
    self.value = value
    super.init(owner: owner)
  }

  func get() -> Value {
    noteRead()
    return peek()
  }

  /// The value, without making anything depend on it.
  func peek() -> Value {
    var isStandIn = false
    let found = LockStripes.withLock(of: self) { () -> Value in
      isStandIn = isBeingChanged
      return value
    }
    return isStandIn && InPlaceChange.waitForEnd() ? peek() : found
  }

  func set(_ new: Value, transaction: Transaction) {
    var old = new
    if exchange(&old) { compare(old, new, transaction) }
  }

  /// Puts a value in place of the present one, which is given back.
  ///
  /// - Returns: whether that was done; what a change writes here itself is dropped, as what it comes to takes its place.
  private func exchange(_ other: inout Value) -> Bool {
    let isDone = LockStripes.withLock(of: self) { () -> Bool in
      if isBeingChanged { return false }
      swap(&value, &other)
      return true
    }
    return isDone || InPlaceChange.waitForEnd() && exchange(&other)
  }

  @discardableResult
  private func compare(_ old: Value, _ new: Value, _ transaction: Transaction) -> Bool {
    // NB: compared outside the lock, because `==` is the author's code.
    let isSame = ValueEquality.areEqual(old, new)
    if !isSame { noteChange(transaction) }
    return !isSame
  }

  // MARK: - Changing in place

  /// Changes the value. On the main actor, from the second change that one turn will show, nothing is copied and compared.
  func update(transaction: Transaction, _ change: (inout Value) -> Void) {
    if MainQueue.isCurrent, let shown {
      updateInPlace(standIn: shown.value, change)
      if !transaction.isEmpty { noteChange(transaction) }
      return
    }
    var new = peek()
    change(&new)
    var old = new
    guard exchange(&old), compare(old, new, transaction), MainQueue.isCurrent else { return }
    shown = Shown(old)
  }

  /// NB: the value is taken out, so that what is in it has no second owner and need not be copied when it is changed.
  private func updateInPlace(standIn: Value, _ change: (inout Value) -> Void) {
    var taken = standIn
    InPlaceChange.begin()
    defer { InPlaceChange.end() }
    LockStripes.withLock(of: self) {
      swap(&value, &taken)
      isBeingChanged = true
    }
    change(&taken)
    LockStripes.withLock(of: self) {
      swap(&value, &taken)
      isBeingChanged = false
    }
  }

  @MainActor
  override func deliver() {
    shown = nil
    super.deliver()
  }

  @MainActor
  override func disconnect() {
    shown = nil
    super.disconnect()
  }

  /// Identifies the cell where bindings are compared.
  func isSame(as other: StateCell<Value>) -> Bool { self === other }
}
