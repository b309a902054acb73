internal import MilieuEnvironment
import Synchronization

/// Holds the value of one `@State` property for as long as its view stands.
final class StateCell<Value>: StateSource, @unchecked Sendable {
  private let contents: Mutex<Contents>

  /// NB: lets a value of any type sit in a `Mutex`; the lock is what makes handing it between threads safe.
  private struct Contents: @unchecked Sendable {
    var value: Value

    /// For a value that is changed in place, from the first time on.
    var change: InPlaceChange<Value>?

    /// Whether ``value`` stands in for one that is being changed.
    var isBeingChanged = false
  }

  private struct Box: @unchecked Sendable {
    var value: Value
  }

  @MainActor
  init(_ value: Value, owner: Node) {
    contents = Mutex(Contents(value: value))
    super.init(owner: owner)
  }

  func get() -> Value {
    noteRead()
    return peek()
  }

  /// The value, without making anything depend on it.
  func peek() -> Value {
    let (box, change) = contents.withLock { (Box(value: $0.value), $0.isBeingChanged ? $0.change : nil) }
    guard let change, change.waitForEnd() else { return box.value }
    return peek()
  }

  func set(_ new: Value, transaction: Transaction) {
    if let old = exchange(new) { compare(old, new, transaction) }
  }

  /// Puts a value in place of another.
  private func exchange(_ new: Value) -> Value? {
    let new = Box(value: new)
    let (old, change) = contents.withLock { contents in
      if contents.isBeingChanged { return (Box?.none, contents.change) }
      defer { contents.value = new.value }
      return (Box(value: contents.value), nil)
    }
    if let old { return old.value }
    // What the change itself writes here is overwritten by what it comes to.
    return change?.waitForEnd() == true ? exchange(new.value) : nil
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
    guard MainQueue.isCurrent else {
      var new = peek()
      change(&new)
      return set(new, transaction: transaction)
    }
    if let ongoing = inPlaceChange, let shown = ongoing.shown {
      updateInPlace(shown, ongoing, change)
      if !transaction.isEmpty { noteChange(transaction) }
      return
    }
    let old = peek()
    var new = old
    change(&new)
    guard let replaced = exchange(new), compare(replaced, new, transaction) else { return }
    let ongoing = inPlaceChange ?? InPlaceChange()
    ongoing.shown = replaced
    contents.withLock { $0.change = ongoing }
  }

  private var inPlaceChange: InPlaceChange<Value>? { contents.withLock { $0.change } }

  /// NB: the value is taken out, so that what is in it has no second owner and need not be copied when it is changed.
  private func updateInPlace(_ shown: Value, _ ongoing: InPlaceChange<Value>, _ change: (inout Value) -> Void) {
    let standIn = Box(value: shown)
    ongoing.begin()
    var taken = contents.withLock { contents in
      defer {
        contents.value = standIn.value
        contents.isBeingChanged = true
      }
      return Box(value: contents.value)
    }
    change(&taken.value)
    let result = taken
    contents.withLock { contents in
      contents.value = result.value
      contents.isBeingChanged = false
    }
    ongoing.end()
  }

  @MainActor
  override func deliver() {
    inPlaceChange?.shown = nil
    super.deliver()
  }

  @MainActor
  override func disconnect() {
    inPlaceChange?.shown = nil
    super.disconnect()
  }

  /// Identifies the cell where bindings are compared.
  func isSame(as other: StateCell<Value>) -> Bool { self === other }
}
