internal import MilieuEnvironment
internal import Observation

/// What a property wrapper asks the environment for, known by its type.
enum WiringRequest {
  /// An object found by its type.
  ///
  /// - Parameter deepKeys: keys through which the property may be meant to reach such an object instead.
  case object(any ObjectKey.Type, isOptional: Bool, deepKeys: [String])

  /// A value at a key path.
  case value(Any.Type)
}

/// A property wrapper that asks the environment for something.
protocol WiringRequesting {
  static var wiringRequest: WiringRequest { get }
}

extension EnvironmentObject: WiringRequesting {
  static var wiringRequest: WiringRequest {
    .object(ObservedObjectKey<ObjectType>.self, isOptional: false, deepKeys: [])
  }
}

extension Environment: WiringRequesting {
  /// The rule is stated where users read it: at `WiringReport`.
  static var wiringRequest: WiringRequest {
    if EnvironmentKeyTable.names(of: Value.self).isEmpty == false { return .value(Value.self) }
    let optional = Value.self as? any WrappingOptional.Type
    guard let object = (optional?.wrapped ?? Value.self) as? any (AnyObject & Observable).Type else {
      return .value(Value.self)
    }
    func request<Object: AnyObject & Observable>(_: Object.Type) -> WiringRequest {
      .object(
        ObservableKey<Object>.self, isOptional: optional != nil,
        deepKeys: EnvironmentKeyTable.deepNames(of: Value.self))
    }
    return request(object)
  }
}

protocol WrappingOptional {
  static var wrapped: Any.Type { get }
}

extension Optional: WrappingOptional {
  static var wrapped: Any.Type { Wrapped.self }
}

/// A type of the libraries that keeps a value in which an author's properties may ask for something.
protocol WiringHolding {
  static var heldType: Any.Type { get }
}

extension State: WiringHolding { static var heldType: Any.Type { Value.self } }
extension StateObject: WiringHolding { static var heldType: Any.Type { ObjectType.self } }
extension ObservedObject: WiringHolding { static var heldType: Any.Type { ObjectType.self } }
extension Bindable: WiringHolding { static var heldType: Any.Type { Value.self } }
extension Optional: WiringHolding { static var heldType: Any.Type { Wrapped.self } }
extension Array: WiringHolding { static var heldType: Any.Type { Element.self } }
