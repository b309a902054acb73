internal import Dispatch
internal import MilieuEnvironment

/// Holds the value of one `@State` property for as long as its view stands.
///
/// NB: a lock of a few that all objects share guards the value and what is said of it. They are plain properties, as what stands in a
/// `Mutex` is of a type that would be looked up at each use.
final class StateCell<Value>: StateSource, @unchecked Sendable {
  @exclusivity(unchecked) private var value: Value

  /// For a value that is changed in place, from the first time on.
  @exclusivity(unchecked) private var inPlace: InPlaceChange<Value>?

  /// Whether the main actor is changing the value, so that nobody may read it.
  @exclusivity(unchecked) private var isBeingChanged = false

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
    while true {
      if let value = LockStripes.withLock(of: self, { isBeingChanged ? nil : value }) { return value }
      if let shown = shownMeanwhile() { return shown }
    }
  }

  func set(_ new: Value, transaction: Transaction) {
    if let old = exchange(new) { compare(old, new, transaction) }
  }

  /// Puts a value in place of another.
  private func exchange(_ new: Value) -> Value? {
    while true {
      let old = LockStripes.withLock(of: self) { () -> Value? in
        guard !isBeingChanged else { return nil }
        defer { value = new }
        return value
      }
      if let old { return old }
      // What the change itself writes here is overwritten by what it comes to.
      if shownMeanwhile() != nil { return nil }
    }
  }

  @discardableResult
  private func compare(_ old: Value, _ new: Value, _ transaction: Transaction) -> Bool {
    // NB: compared outside the lock, because `==` is the author's code.
    let isSame = ValueEquality.areEqual(old, new)
    if !isSame { noteChange(transaction) }
    return !isSame
  }

  // MARK: - Changing in place

  /// Changes the value. Called on the main actor; from the second change that one turn will show, nothing is copied and compared.
  func update(transaction: Transaction, _ change: (inout Value) -> Void) {
    if let inPlace, inPlace.shown != nil, !isBeingChanged {
      LockStripes.withLock(of: self) { isBeingChanged = true }
      change(&value)
      let waiting = LockStripes.withLock(of: self) {
        isBeingChanged = false
        return inPlace.waiting
      }
      if !waiting.isEmpty { letOnAll(inPlace) }
      if !transaction.isEmpty { noteChange(transaction) }
      return
    }
    var new = peek()
    change(&new)
    guard let replaced = exchange(new), compare(replaced, new, transaction) else { return }
    let inPlace = inPlace ?? InPlaceChange()
    inPlace.shown = replaced
    LockStripes.withLock(of: self) { self.inPlace = inPlace }
  }

  /// What is read while the value is being changed: on the main actor, which changes it and cannot wait for itself, the value that is
  /// shown; elsewhere `nil`, after the change.
  private func shownMeanwhile() -> Value? {
    guard !MainQueue.isCurrent else { return inPlace?.shown }
    let end = DispatchSemaphore(value: 0)
    let mustWait = LockStripes.withLock(of: self) {
      if isBeingChanged { inPlace?.waiting.append(end) }
      return isBeingChanged
    }
    // For a pure function, and short.
    if mustWait { end.wait() }
    return nil
  }

  private func letOnAll(_ inPlace: InPlaceChange<Value>) {
    let waiting = LockStripes.withLock(of: self) {
      defer { inPlace.waiting = [] }
      return inPlace.waiting
    }
    waiting.forEach { $0.signal() }
  }

  @MainActor
  override func deliver() {
    inPlace?.shown = nil
    super.deliver()
  }

  @MainActor
  override func disconnect() {
    inPlace?.shown = nil
    super.disconnect()
  }

  /// Identifies the cell where bindings are compared.
  func isSame(as other: StateCell<Value>) -> Bool { self === other }
}
