package import MilieuEnvironment
internal import Observation

/// What a property wrapper asks the environment for, known by its type.
package enum WiringRequest {
  /// An object found by its type.
  ///
  /// - Parameter deepKeys: keys through which the property may be meant to reach such an object instead.
  case object(any ObjectKey.Type, isOptional: Bool, deepKeys: [String])

  /// A value at a key path.
  case value(Any.Type)

  /// A value at a key path whose default does not serve.
  case needed(any WiringNeeded.Type)

  /// What tells one request from others: the key of an object, the type of a value.
  var asked: Any.Type {
    switch self {
    case .object(let key, _, _): key
    case .value(let type): type
    case .needed(let type): type
    }
  }
}

/// A property wrapper that asks the environment for something.
package protocol WiringRequesting {
  static var wiringRequest: WiringRequest { get }
}

/// A type of values of which views have to be provided one.
package protocol WiringNeeded {
  /// How to provide one.
  static var wiringRemedy: String { get }
}

extension EnvironmentObject: WiringRequesting {
  package static var wiringRequest: WiringRequest {
    .object(ObservedObjectKey<ObjectType>.self, isOptional: false, deepKeys: [])
  }
}

extension Environment: WiringRequesting {
  /// The rule is stated where users read it: at `WiringReport`.
  package static var wiringRequest: WiringRequest {
    if let needed = Value.self as? any WiringNeeded.Type { return .needed(needed) }
    if EnvironmentKeyTable.names(of: Value.self).isEmpty == false { return .value(Value.self) }
    let optional = Value.self as? any WrappingOptional.Type
    let wanted = optional?.wrapped ?? Value.self
    guard let object = wanted as? any (AnyObject & Observable).Type else {
      guard FieldLayout.isExistential(wanted), wanted != Any.self else { return .value(Value.self) }
      return service(wanted, isOptional: optional != nil)
    }
    func request<Object: AnyObject & Observable>(_: Object.Type) -> WiringRequest {
      .object(
        ObservableKey<Object>.self, isOptional: optional != nil,
        deepKeys: EnvironmentKeyTable.deepNames(of: Value.self))
    }
    return request(object)
  }

  /// A protocol that no key of the program has for its value is one that a service is asked for by.
  private static func service(_ type: Any.Type, isOptional: Bool) -> WiringRequest {
    func request<Service>(_: Service.Type) -> WiringRequest {
      .object(
        ServiceKey<Service>.self, isOptional: isOptional, deepKeys: EnvironmentKeyTable.deepNames(of: Value.self))
    }
    return request(type)
  }
}

protocol WrappingOptional {
  static var wrapped: Any.Type { get }
}

extension Optional: WrappingOptional {
  static var wrapped: Any.Type { Wrapped.self }
}

/// A type of the libraries that keeps a value in which an author's properties may ask for something.
package protocol WiringHolding {
  static var heldType: Any.Type { get }
}

extension State: WiringHolding { package static var heldType: Any.Type { Value.self } }
extension StateObject: WiringHolding { package static var heldType: Any.Type { ObjectType.self } }
extension ObservedObject: WiringHolding { package static var heldType: Any.Type { ObjectType.self } }
extension Bindable: WiringHolding { package static var heldType: Any.Type { Value.self } }
extension Optional: WiringHolding { package static var heldType: Any.Type { Wrapped.self } }
extension Array: WiringHolding { package static var heldType: Any.Type { Element.self } }
