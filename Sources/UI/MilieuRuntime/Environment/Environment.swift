public import MilieuEnvironment
public import Observation

/// Reads a value from the environment of what declares it: a view, or a model that was made where views and their code run.
///
/// In a view the value is looked up once, where the view stands, and kept: reading it is a load, however deep the view. As SwiftUI, the
/// view is redrawn when the value changes; unlike SwiftUI, only if its last body read the value and the new one differs.
///
/// An object is asked for by its type, `@Environment(Library.self)`. Where SwiftUI stops the program because nothing above provides
/// it, here the view's place shows a diagnosis and the rest of the app lives on; declare the property optional where it may be missing.
///
/// A class, a function's local variable, or a view that has not appeared yet has no place in the tree. There, where SwiftUI gives
/// defaults, the property belongs to the environment that was present when it was made: that of the body, handler or task that made the
/// object, of a ``withEnvironment(_:_:)`` around it, or of the running test.
///
/// ```swift
/// @Observable final class SearchModel {
///   @ObservationIgnored @Environment(\.catalog) private var catalog
/// }
/// ```
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let source: Source
  @usableFromInline var connection: Connection

  /// What to look up.
  fileprivate enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object(any ObjectRequest.Type, DeclarationSite)
  }

  /// Where to look it up.
  @usableFromInline
  enum Connection {
    /// Where the property was made, if it is not in a view that stands.
    case ambient(AmbientLocation<Value>)
    /// Where the view stands.
    case node(EnvironmentLocation<Value>)
  }

  /// Reads the value at a key path into the environment, such as `\.colorScheme`, `\.theme.accent` or `\.self`.
  ///
  /// - Parameters:
  ///   - keyPath: a property of ``EnvironmentValues``, or a part of one.
  ///   - fileID, line: the place named when the value is read where there is no environment; left at the place of the property.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>, fileID: StaticString = #fileID, line: UInt = #line) {
    source = .keyPath(keyPath)
    connection = .ambient(
      AmbientKeyPathLocation(keyPath: keyPath, site: DeclarationSite(fileID: fileID, line: line)))
  }

  /// Reads the object of a type that `.environment(_:)` provides above.
  ///
  /// - Parameters:
  ///   - objectType: the type.
  ///   - fileID, line: the place named when nothing provides the object; left at the place of the property.
  public init(
    _ objectType: Value.Type, fileID: StaticString = #fileID, line: UInt = #line
  ) where Value: AnyObject, Value: Observable {
    self.init(RequiredObject<ObservableKey<Value>>.self, DeclarationSite(fileID: fileID, line: line))
  }

  /// Reads the object of a type that `.environment(_:)` provides above, or `nil` where nothing does.
  ///
  /// - Parameters:
  ///   - objectType: the type.
  ///   - fileID, line: the place named in messages; left at the place of the property.
  public init<Object: AnyObject & Observable>(
    _ objectType: Object.Type, fileID: StaticString = #fileID, line: UInt = #line
  ) where Value == Object? {
    self.init(OptionalObject<ObservableKey<Object>>.self, DeclarationSite(fileID: fileID, line: line))
  }

  private init(_ request: any ObjectRequest.Type, _ site: DeclarationSite) {
    source = .object(request, site)
    connection = .ambient(request.makeAmbientLocation(for: Value.self, site: site))
  }

  /// The value provided nearest above; outside views that stand, the value in the environment that the property was made in.
  ///
  /// An object that is asked for by type and not as an optional, and that nothing provides, cannot be read outside views.
  @inlinable
  public var wrappedValue: Value {
    switch connection {
    case .node(let location): location.read()
    case .ambient(let location): location.read()
    }
  }

  /// What is looked up for the view that holds the property, once it stands.
  private var location: EnvironmentLocation<Value>? {
    if case .node(let location) = connection { location } else { nil }
  }

  /// Where the property is declared; `nil` once it belongs to a view that stands.
  private var declaredAt: DeclarationSite? {
    if case .ambient(let location) = connection { location.site } else { nil }
  }

  @_documentation(visibility: internal)
  @MainActor public static var behavior: DynamicPropertyBehavior {
    DynamicPropertyBehavior(
      for: Self.self,
      connect: { new, old, node in
        if let location = old?.pointee.location {
          if old?.pointee.source == new.source {
            new.connection = .node(location)
            return
          }
          location.close()
        }
        let location: EnvironmentLocation<Value> =
          switch new.source {
          case .keyPath(let keyPath):
            EnvironmentKeyPathLocation(keyPath: keyPath, site: new.declaredAt, scope: node.scope, owner: node)
          case .object(let request, _): request.makeLocation(for: Value.self, scope: node.scope, owner: node)
          }
        new.connection = .node(location)
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
