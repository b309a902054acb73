/// A key whose value is made from other values of the environment, such as a repository over a service.
///
/// Its stored properties say what the value is made from: each is an `@Environment`.
///
/// ```swift
/// struct CatalogKey: DerivedEnvironmentKey {
///   static var keyPath: KeyPath<EnvironmentValues, Catalog> { \.catalog }
///
///   @Environment(\.api) private var api
///   @Environment(\.locale) private var locale
///
///   func makeValue() -> Catalog { Catalog(api: api, locale: locale) }
/// }
///
/// extension EnvironmentValues {
///   var catalog: Catalog {
///     get { self[CatalogKey.self] }
///     set { self[CatalogKey.self] = newValue }
///   }
/// }
/// ```
///
/// The value is made when it is first read, once for the widest part of the environment in which all that the properties read is the
/// same, and shared there. A subtree that overrides one of them gets a value of its own; when one of them changes, the value is made
/// anew for whoever reads it. A value that somebody provides, as with `.environment(\.catalog, …)`, is read as it is.
///
/// Where its part of the environment ends, as when a session closes, the value is torn down: later values before those they were made
/// from.
public protocol DerivedEnvironmentKey: EnvironmentKey {
  /// The type of the value the key stands for.
  associatedtype Value

  /// The property that reads the key.
  static var keyPath: KeyPath<EnvironmentValues, Value> { get }

  /// A key whose properties have not been read.
  init()

  /// Makes the value from what the properties read.
  ///
  /// Objects it makes belong to the environment that the value is made for. Nothing of the environment is locked meanwhile; another
  /// thread that asks for the same value at the same place waits for this one.
  func makeValue() -> Value

  /// Ends a value that nobody will be given any more. Does nothing unless you say otherwise.
  static func tearDown(_ value: Value) async
}

extension DerivedEnvironmentKey {
  /// The value in an environment where nothing is provided.
  public static var defaultValue: Value { EnvironmentValues(scope: AmbientEnvironment.rootOfDefaults)[Self.self] }

  /// Does nothing.
  public static func tearDown(_ value: Value) async {}
}
