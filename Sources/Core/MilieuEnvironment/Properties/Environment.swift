public import Observation

/// Reads a value from the environment of what declares it: a view, or a model that was made where views and their code run.
///
/// In a view the value is looked up once, where the view stands, and kept: reading it is a load, however deep the view. As SwiftUI, the
/// view is redrawn when the value changes; unlike SwiftUI, only if its last body read the value and the new one differs.
///
/// An object is asked for by its type, `@Environment(Library.self)`. Where SwiftUI stops the program because nothing above provides
/// it, here the view's place shows a diagnosis and the rest of the app lives on; declare the property optional where it may be missing.
/// A service is asked for by a protocol, `@Environment((any Payment).self)`, so that another one can stand in.
///
/// ``EnvironmentValues/explain(_:)`` tells where a value comes from, and the article "Where does this value come from?" how to read it.
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
public struct Environment<Value> {
  /// NB: names what ``keeper`` keeps, as holding on to it for a read and letting it go costs four times what the read does.
  @usableFromInline var connection: Connection

  @usableFromInline var keeper: AnyObject

  /// Where to look it up.
  @usableFromInline
  enum Connection {
    /// Where the property was made, if it is not in a view that stands.
    case ambient(Unmanaged<AmbientLocation<Value>>)
    /// Where the view stands.
    case node(Unmanaged<EnvironmentLocation<Value>>)
  }

  /// Reads the value at a key path into the environment, such as `\.colorScheme`, `\.theme.accent` or `\.self`.
  ///
  /// - Parameters:
  ///   - keyPath: a property of ``EnvironmentValues``, or a part of one.
  ///   - fileID, line: the place named when the value is read where there is no environment; left at the place of the property.
  @inlinable
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(ambient: AmbientKeyPathLocation(keyPath: keyPath, site: DeclarationSite(fileID: fileID, line: line)))
  }

  /// Reads the object of a type that `.environment(_:)` provides above.
  ///
  /// - Parameters:
  ///   - objectType: the type.
  ///   - fileID, line: the place named when nothing provides the object; left at the place of the property.
  public init(
    _ objectType: Value.Type, fileID: StaticString = #fileID, line: UInt = #line
  ) where Value: AnyObject, Value: Observable {
    self.init(ambient: AmbientObjectLocation<ObservableKey<Value>>(site: DeclarationSite(fileID: fileID, line: line)))
  }

  /// Reads the object of a type that `.environment(_:)` provides above, or `nil` where nothing does.
  ///
  /// - Parameters:
  ///   - objectType: the type.
  ///   - fileID, line: the place named in messages; left at the place of the property.
  public init<Object: AnyObject & Observable>(
    _ objectType: Object.Type, fileID: StaticString = #fileID, line: UInt = #line
  ) where Value == Object? {
    self.init(
      ambient: AmbientOptionalObjectLocation<ObservableKey<Object>>(site: DeclarationSite(fileID: fileID, line: line)))
  }

  /// Reads the service that `.environment(_:as:)` provides above under a type, such as `(any Payment).self`.
  ///
  /// SwiftUI asks for objects by their own types only, and has no such form. As an object, a service that nothing provides is diagnosed
  /// in the view's place.
  ///
  /// - Parameters:
  ///   - serviceType: the type that the service is provided as.
  ///   - fileID, line: the place named when nothing provides the service; left at the place of the property.
  @_disfavoredOverload
  public init(_ serviceType: Value.Type, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(ambient: AmbientObjectLocation<ServiceKey<Value>>(site: DeclarationSite(fileID: fileID, line: line)))
  }

  /// Reads the service that `.environment(_:as:)` provides above under a type, or `nil` where nothing does.
  ///
  /// - Parameters:
  ///   - serviceType: the type that the service is provided as.
  ///   - fileID, line: the place named in messages; left at the place of the property.
  @_disfavoredOverload
  public init<Service>(
    _ serviceType: Service.Type, fileID: StaticString = #fileID, line: UInt = #line
  ) where Value == Service? {
    self.init(
      ambient: AmbientOptionalObjectLocation<ServiceKey<Service>>(site: DeclarationSite(fileID: fileID, line: line)))
  }

  @inlinable
  init(ambient location: AmbientLocation<Value>) {
    connection = .ambient(.passUnretained(location))
    keeper = location
  }

  /// Takes what is looked up for the view that holds the property, which stands now.
  package mutating func stand(at location: EnvironmentLocation<Value>) {
    connection = .node(.passUnretained(location))
    keeper = location
  }

  /// The value provided nearest above; outside views that stand, the value in the environment that the property was made in.
  ///
  /// An object that is asked for by type and not as an optional, and that nothing provides, cannot be read outside views.
  @inlinable
  public var wrappedValue: Value {
    switch connection {
    case .node(let location): location._withUnsafeGuaranteedRef { $0.read() }
    case .ambient(let location): location._withUnsafeGuaranteedRef { $0.read() }
    }
  }

  /// What the property asks for.
  package var request: EnvironmentRequest<Value> {
    switch connection {
    case .node(let location): location._withUnsafeGuaranteedRef { $0.request }
    case .ambient(let location): location._withUnsafeGuaranteedRef { $0.request }
    }
  }

  /// Where the property is declared.
  package var declaredAt: DeclarationSite? {
    switch connection {
    case .node(let location): location._withUnsafeGuaranteedRef { $0.declaredAt }
    case .ambient(let location): location._withUnsafeGuaranteedRef { $0.site }
    }
  }

  /// What is looked up for the view that holds the property, once it stands.
  package var location: EnvironmentLocation<Value>? {
    if case .node(let location) = connection { location.takeUnretainedValue() } else { nil }
  }
}

extension Environment: SelfComparing {
  /// Where a property is connected to says nothing about the view that declares it.
  package func isSame(as other: Self) -> Bool { request == other.request }
}

extension Environment: @unchecked Sendable where Value: Sendable {}
