/// Something outside the tree that views read, such as a stored setting: tells those that read it when it changes.
package final class ExternalSource: Sendable {
  private let source: StateSource

  @MainActor
  package init(of owner: Node) {
    source = StateSource(owner: owner)
  }

  /// Something that may turn out to be as it was when it is looked at.
  ///
  /// - Parameters:
  ///   - owner: the node of the view that declares the property.
  ///   - look: called once at the beginning of a turn, however often a change was announced; gives what goes along with the change, or
  ///     `nil` if nobody has to be redrawn.
  @MainActor
  package init(of owner: Node, lookingBy look: @escaping @MainActor () -> Transaction?) {
    source = LookingSource(owner: owner, look)
  }

  /// Notes that what is being evaluated now depends on this.
  package func wasRead() { source.noteRead() }

  /// Redraws, in the next turn, the views that read this in their last body. May be called on any thread.
  package func didChange() { source.noteChange(.current) }

  /// The view that declares the property goes.
  @MainActor
  package func leave() { source.disconnect() }
}

/// Redraws nobody before it has looked whether there is a reason to.
private final class LookingSource: StateSource, @unchecked Sendable {
  // NB: unchecked as its superclass: only the main actor looks.
  private let look: @MainActor () -> Transaction?

  @MainActor
  init(owner: Node, _ look: @escaping @MainActor () -> Transaction?) {
    self.look = look
    super.init(owner: owner)
  }

  @MainActor
  override func deliver() {
    guard !isDisconnected, let transaction = look() else { return }
    owner.root.join(transaction)
    super.deliver()
  }
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
