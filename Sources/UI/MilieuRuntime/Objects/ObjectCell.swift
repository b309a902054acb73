internal import MilieuEnvironment
internal import MilieuObservation

/// Watches one observable object for the views that read it through one property.
///
/// It listens from the first read on: a view that has an object at hand and does not read it costs nothing when that changes.
final class ObjectCell<Object: ObservableObject>: StateSource, @unchecked Sendable {
  // NB: unchecked as its superclass: the subscription belongs to the main actor, and the object guards itself.
  let object: Object

  private var subscription: (any Cancellable)?

  @MainActor
  init(_ object: Object, owner: Node) {
    self.object = object
    super.init(owner: owner)
  }

  func get() -> Object {
    noteRead()
    return object
  }

  @MainActor
  override func willBeRead() {
    guard subscription == nil else { return }
    subscription = object.observeWillChange { [weak self] in self?.objectWillChange() }
  }

  private func objectWillChange() {
    noteChange(Transaction.current)
    guard !MainQueue.isCurrent else { return }
    // NB: a turn may come between this notice and the change itself, which is still to happen on another thread; a second notice
    // from the main actor comes after it.
    Task { @MainActor [weak self] in self?.noticeChangeElsewhere() }
  }

  @MainActor
  private func noticeChangeElsewhere() {
    noteChange(Transaction())
    report(
      """
      \(TypeName.short(Object.self)) changed on a thread other than the main one, while views read it on the main one.
        remedy  Change it on the main actor, for instance with receive(on: DispatchQueue.main) or by marking the class @MainActor.
      """)
  }

  @MainActor
  override func disconnect() {
    super.disconnect()
    subscription?.cancel()
    subscription = nil
  }
}
