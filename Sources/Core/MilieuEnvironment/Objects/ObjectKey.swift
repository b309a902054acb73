public import Observation

/// A key for an object that is found by its type rather than by a property of ``EnvironmentValues``.
package protocol ObjectKey: EnvironmentKey where Value == Object? {
  associatedtype Object: AnyObject

  /// How such an object is provided and asked for.
  static var form: ObjectForm { get }
}

extension ObjectKey {
  package static var defaultValue: Object? { nil }
}

/// The two ways in which objects stand in the environment; they do not see one another, as in SwiftUI.
package enum ObjectForm: Equatable, Sendable {
  /// `.environment(object)`, read with `@Environment(Object.self)`.
  case observable
  /// `.environmentObject(object)`, read with `@EnvironmentObject`.
  case observedObject

  /// What stands before the property that asks.
  package func attribute(for type: Any.Type) -> String { attribute(forTypeNamed: "\(type)") }

  package func attribute(forTypeNamed type: String) -> String {
    switch self {
    case .observable: "@Environment(\(type).self)"
    case .observedObject: "@EnvironmentObject"
    }
  }

  /// The modifier that provides.
  package var modifier: String {
    switch self {
    case .observable: "environment"
    case .observedObject: "environmentObject"
    }
  }
}

/// An `@Observable` object of a type.
package enum ObservableKey<Object: AnyObject>: ObjectKey {
  package static var form: ObjectForm { .observable }
}

/// An `ObservableObject` of a type.
package enum ObservedObjectKey<Object: AnyObject>: ObjectKey {
  package static var form: ObjectForm { .observedObject }
}

extension EnvironmentValues {
  /// The object of a type that `.environment(_:)` provided nearest above; `nil` where there is none.
  public subscript<Object: AnyObject & Observable>(objectType: Object.Type) -> Object? {
    get { self[ObservableKey<Object>.self] }
    set { self[ObservableKey<Object>.self] = newValue }
  }
}
