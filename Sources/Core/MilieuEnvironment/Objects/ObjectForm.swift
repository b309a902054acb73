/// The ways in which objects stand in the environment; they do not see one another, as in SwiftUI.
package enum ObjectForm: Equatable, Sendable {
  /// `.environment(object)`, read with `@Environment(Object.self)`.
  case observable
  /// `.environmentObject(object)`, read with `@EnvironmentObject`.
  case observedObject
  /// `.environment(service, as: (any Service).self)`, read with `@Environment((any Service).self)`.
  case service

  /// What stands before the property that asks.
  package func attribute(for type: Any.Type) -> String { attribute(forTypeNamed: SourceName.type(type)) }

  /// - Parameter type: a type as an author writes it.
  package func attribute(forTypeNamed type: String) -> String {
    switch self {
    case .observable, .service: "@Environment(\(SourceName.metatype(ofTypeNamed: type)))"
    case .observedObject: "@EnvironmentObject"
    }
  }

  /// The modifier that provides, with what is provided.
  package func provision(of value: String, as type: Any.Type) -> String {
    provision(of: value, asTypeNamed: SourceName.type(type))
  }

  /// - Parameter type: a type as an author writes it.
  package func provision(of value: String, asTypeNamed type: String) -> String {
    switch self {
    case .observable: ".environment(\(value))"
    case .observedObject: ".environmentObject(\(value))"
    case .service: ".environment(\(value), as: \(SourceName.metatype(ofTypeNamed: type)))"
    }
  }

  /// The modifier, as documentation names it.
  package var modifier: String {
    switch self {
    case .observable: ".environment(_:)"
    case .observedObject: ".environmentObject(_:)"
    case .service: ".environment(_:as:)"
    }
  }
}
