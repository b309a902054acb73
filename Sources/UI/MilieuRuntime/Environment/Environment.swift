public import MilieuEnvironment

/// Reads a value from the environment of the view that declares it.
///
/// The value is looked up once, where the view stands, and kept: reading it is a load, however deep the view. As SwiftUI, the view
/// is redrawn when the value changes; unlike SwiftUI, only if its last body read the value and the new one differs.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  @usableFromInline let keyPath: KeyPath<EnvironmentValues, Value>
  @usableFromInline var location: EnvironmentLocation<Value>?

  /// Reads the value at a key path into the environment, such as `\.colorScheme`, `\.theme.accent` or `\.self`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  /// The value provided nearest above; before the view stands in a tree, the key's default.
  @inlinable
  public var wrappedValue: Value {
    location?.read() ?? EnvironmentValues()[keyPath: keyPath]
  }

  @_documentation(visibility: internal)
  @MainActor public static var behavior: DynamicPropertyBehavior {
    DynamicPropertyBehavior(
      for: Self.self,
      connect: { new, old, node in
        if let location = old?.pointee.location {
          if location.keyPath == new.keyPath {
            new.location = location
            return
          }
          location.close()
        }
        new.location = EnvironmentLocation(keyPath: new.keyPath, scope: node.scope, owner: node)
      },
      prepare: { $0.location?.wasRead = false },
      refresh: { property in
        guard let location = property.location, location.wasRead else { return false }
        return location.refreshIfStale()
      },
      disconnect: { $0.location?.close() },
      isSame: { $0.keyPath == $1.keyPath })
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}
