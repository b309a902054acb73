internal import MilieuRuntime

/// An object that knows the node of a view that holds it.
@MainActor
protocol NodeAttachment: AnyObject {
  func attach(to node: Node)
  func detach()
}

/// Lets an object that a view was given know the view's node.
@propertyWrapper
struct Attached<Object: NodeAttachment>: DynamicProperty {
  let wrappedValue: Object

  @MainActor static var behavior: DynamicPropertyBehavior {
    DynamicPropertyBehavior(
      for: Self.self,
      connect: { new, old, node in
        if let old = old?.pointee.wrappedValue {
          guard old !== new.wrappedValue else { return }
          old.detach()
        }
        new.wrappedValue.attach(to: node)
      },
      disconnect: { $0.wrappedValue.detach() },
      isSame: { $0.wrappedValue === $1.wrappedValue })
  }
}

/// An object that is made when the view appears, and that stays while the view stands.
@propertyWrapper
struct Kept<Object: NodeAttachment>: DynamicProperty {
  private let make: @MainActor () -> Object
  private var object: Object?

  init(wrappedValue make: @escaping @autoclosure @MainActor () -> Object) {
    self.make = make
  }

  var wrappedValue: Object {
    guard let object else { preconditionFailure("A kept object is there once its view stands.") }
    return object
  }

  @MainActor static var behavior: DynamicPropertyBehavior {
    DynamicPropertyBehavior(
      for: Self.self,
      connect: { new, old, node in
        if let object = old?.pointee.object {
          new.object = object
        } else {
          let object = new.make()
          new.object = object
          object.attach(to: node)
        }
      },
      disconnect: { $0.object?.detach() },
      isSame: { _, _ in true })
  }
}

extension Outlet: NodeAttachment {
  func attach(to node: Node) { open(in: node) }
  func detach() { close() }
}
