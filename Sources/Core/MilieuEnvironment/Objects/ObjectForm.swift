/// The ways in which objects stand in the environment; they do not see one another, as in SwiftUI.
package enum ObjectForm: Equatable, Sendable {
  /// `.environment(object)`, read with `@Environment(Object.self)`.
  case observable
  /// `.environmentObject(object)`, read with `@EnvironmentObject`.
  case observedObject
  /// `.environment(service, as: (any Service).self)`, read with `@Environment((any Service).self)`.
  case service

  /// What stands before the property that asks.
  package func attribute(for type: Any.Type) -> String {
    switch self {
    case .observable, .service: "@Environment(\(SourceName.metatype(of: type)))"
    case .observedObject: "@EnvironmentObject"
    }
  }

  /// The modifier that provides, with what is provided.
  package func provision(of value: String, as type: Any.Type) -> String {
    switch self {
    case .observable: ".environment(\(value))"
    case .observedObject: ".environmentObject(\(value))"
    case .service: ".environment(\(value), as: \(SourceName.metatype(of: type)))"
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

/// Types as an author writes them.
package enum SourceName {
  /// In a declaration: `Library`, `any Service`.
  package static func type(_ type: Any.Type) -> String {
    FieldLayout.isExistential(type) && type != Any.self ? "any \(type)" : "\(type)"
  }

  /// As a value: `Library.self`, `(any Service).self`.
  package static func metatype(of type: Any.Type) -> String {
    let name = self.type(type)
    return name.hasPrefix("any ") ? "(\(name)).self" : "\(name).self"
  }

  /// As an optional: `Library?`, `(any Service)?`.
  package static func optional(_ type: Any.Type) -> String {
    let name = self.type(type)
    return name.hasPrefix("any ") ? "(\(name))?" : "\(name)?"
  }

  /// What an author would call a value of a type: `library`, `urlStore` for `URLStore`, `service` for `any Service`.
  package static func instance(of type: Any.Type) -> String {
    // Of a composition, the last protocol is the one that says what the thing is for.
    let parts = "\(type)".split(separator: "&").map { $0.filter { $0 != " " } }
    let name = (parts.last ?? "value").prefix { $0 != "<" }
    let capitals = name.prefix { $0.isUppercase }.count
    let lowered = capitals > 1 && capitals < name.count ? capitals - 1 : max(capitals, 1)
    return name.prefix(lowered).lowercased() + name.dropFirst(lowered)
  }
}
