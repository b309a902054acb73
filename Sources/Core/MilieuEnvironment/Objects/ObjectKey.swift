public import Observation

/// A key for something that is found by its type rather than by a property of ``EnvironmentValues``.
package protocol ObjectKey: EnvironmentKey where Value == Object? {
  /// What is found: the type of an object, or any type of a service, such as `any Service`.
  associatedtype Object

  /// How such an object is provided and asked for.
  static var form: ObjectForm { get }
}

extension ObjectKey {
  package static var defaultValue: Object? { nil }

  package static var objectType: Any.Type { Object.self }

  /// Whether something could be provided under this key.
  package static func admits(_ value: Any) -> Bool { value is Object }
}

/// An `@Observable` object of a type.
package enum ObservableKey<Object>: ObjectKey {
  package static var form: ObjectForm { .observable }
}

/// An `ObservableObject` of a type.
package enum ObservedObjectKey<Object>: ObjectKey {
  package static var form: ObjectForm { .observedObject }
}

/// A service under a type that it is said to be, mostly that of a protocol.
package enum ServiceKey<Object>: ObjectKey {
  package static var form: ObjectForm { .service }
}

extension EnvironmentValues {
  /// The object of a type that `.environment(_:)` provided nearest above; `nil` where there is none.
  public subscript<Object: AnyObject & Observable>(objectType: Object.Type) -> Object? {
    get { self[ObservableKey<Object>.self] }
    set { self[ObservableKey<Object>.self] = newValue }
  }

  /// The service that `.environment(_:as:)` provided nearest above under a type, such as `(any Service).self`; `nil` where there is
  /// none.
  @_disfavoredOverload
  public subscript<Service>(serviceType: Service.Type) -> Service? {
    get { self[ServiceKey<Service>.self] }
    set { self[ServiceKey<Service>.self] = newValue }
  }
}
