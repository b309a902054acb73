/// Something outside the tree that views read, such as a stored setting: tells those that read it when it changes.
package final class ExternalSource: Sendable {
  private let source: StateSource

  @MainActor
  package init(of owner: Node) {
    source = StateSource(owner: owner)
  }

  /// Notes that what is being evaluated now depends on this.
  package func wasRead() { source.noteRead() }

  /// Redraws, in the next turn, the views that read this in their last body. May be called on any thread.
  package func didChange() { source.noteChange(.current) }

  /// The view that declares the property goes.
  @MainActor
  package func leave() { source.disconnect() }
}

extension Binding {
  /// A binding made of functions that counts as the same as another for the same owner.
  ///
  /// - Parameters:
  ///   - owner: what the value belongs to.
  ///   - get: reads the value.
  ///   - set: writes the value.
  package init(to owner: AnyObject, get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(location: OwnedLocation(owner: owner, get: get, set: set))
  }
}

/// A value that belongs to an object, reached by functions.
private final class OwnedLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
  private let owner: AnyObject
  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void

  init(owner: AnyObject, get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.owner = owner
    getter = get
    setter = set
  }

  override func get() -> Value { getter() }
  override func set(_ value: Value, transaction: Transaction) { setter(value, transaction) }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    (other as? OwnedLocation<Value>)?.owner === owner
  }
}
