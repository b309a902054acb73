public import MilieuEnvironment
public import Observation

/// Reads a value from the environment of the view that declares it.
///
/// The value is looked up once, where the view stands, and kept: reading it is a load, however deep the view. As SwiftUI, the view
/// is redrawn when the value changes; unlike SwiftUI, only if its last body read the value and the new one differs.
///
/// An object is asked for by its type, `@Environment(Library.self)`. Where SwiftUI stops the program because nothing above provides
/// it, here the view's place shows a diagnosis and the rest of the app lives on; declare the property optional where it may be missing.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let source: Source
  @usableFromInline var location: EnvironmentLocation<Value>?

  /// What to look up.
  fileprivate enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object(any ObjectRequest.Type, DeclarationSite)
  }

  /// Reads the value at a key path into the environment, such as `\.colorScheme`, `\.theme.accent` or `\.self`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .keyPath(keyPath)
  }

  /// Reads the object of a type that `.environment(_:)` provides above.
  ///
  /// - Parameters:
  ///   - objectType: the type.
  ///   - fileID, line: the place named when nothing provides the object; left at the place of the property.
  public init(
    _ objectType: Value.Type, fileID: StaticString = #fileID, line: UInt = #line
  ) where Value: AnyObject, Value: Observable {
    source = .object(RequiredObject<ObservableKey<Value>>.self, DeclarationSite(fileID: fileID, line: line))
  }

  /// Reads the object of a type that `.environment(_:)` provides above, or `nil` where nothing does.
  public init<Object: AnyObject & Observable>(
    _ objectType: Object.Type, fileID: StaticString = #fileID, line: UInt = #line
  ) where Value == Object? {
    source = .object(OptionalObject<ObservableKey<Object>>.self, DeclarationSite(fileID: fileID, line: line))
  }

  /// The value provided nearest above; before the view stands in a tree, the key's default.
  ///
  /// An object that is asked for by type and not as an optional cannot be read before its view stands in a tree.
  @inlinable
  public var wrappedValue: Value {
    location?.read() ?? unconnectedValue
  }

  @usableFromInline
  var unconnectedValue: Value {
    switch source {
    case .keyPath(let keyPath): return EnvironmentValues()[keyPath: keyPath]
    case .object(let request, let site):
      if let none = Any?.none as? Value { return none }
      preconditionFailure(
        """
        \(request.key.form.attribute(for: request.objectType)), declared at \(site.description), was read before its view \
        stood in a view tree, as in the view's initializer. Read it in the body, or hand the object to the initializer.
        """)
    }
  }

  @_documentation(visibility: internal)
  @MainActor public static var behavior: DynamicPropertyBehavior {
    DynamicPropertyBehavior(
      for: Self.self,
      connect: { new, old, node in
        if let location = old?.pointee.location {
          if old?.pointee.source == new.source {
            new.location = location
            return
          }
          location.close()
        }
        new.location =
          switch new.source {
          case .keyPath(let keyPath):
            EnvironmentKeyPathLocation(keyPath: keyPath, scope: node.scope, owner: node)
          case .object(let request, _): request.makeLocation(for: Value.self, scope: node.scope, owner: node)
          }
      },
      prepare: { property, missing in
        guard let location = property.location else { return }
        location.wasRead = false
        if case .object(let request, let site) = property.source, !request.isAnswered(at: location) {
          missing.append(MissingDependency(key: request.key, site: site))
        }
      },
      refresh: { property in
        guard let location = property.location, location.wasRead else { return false }
        if case .object(let request, _) = property.source, !request.isAnswered(at: location) { return true }
        return location.refreshIfStale()
      },
      disconnect: { $0.location?.close() },
      isSame: { $0.source == $1.source })
  }
}

extension Environment.Source: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.keyPath(let left), .keyPath(let right)): left == right
    case (.object(let left, _), .object(let right, _)): left == right
    default: false
    }
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}
