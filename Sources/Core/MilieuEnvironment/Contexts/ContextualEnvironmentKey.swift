/// A key that names a value for each context: for people who use the app, for previews, and for tests.
///
/// ```swift
/// private struct CatalogKey: ContextualEnvironmentKey {
///   static var liveValue: any Catalog { WebCatalog() }
///   static var previewValue: any Catalog { SampleCatalog() }
/// }
/// ```
///
/// The context is that of the root an environment begins at: an app is live, what `#Preview` shows is a preview, and what runs in a test
/// whose target depends on `MilieuTesting` is a test. Values that a view or a test provides win, as with any key. Of a root's values
/// only those are made that somebody reads: a live value is made in no preview that has one of its own.
///
/// `@Entry(live:preview:test:)` writes such a key. As it has no counterpart in SwiftUI, the names are those of the swift-dependencies
/// library.
public protocol ContextualEnvironmentKey: EnvironmentKey {
  /// The type of the value the key stands for.
  // NB: said again so that the compiler infers it from the values below.
  associatedtype Value

  /// What people use. Asked once per process.
  static var liveValue: Value { get }

  /// What previews show. Asked once per process; the live value where it is left out.
  static var previewValue: Value { get }

  /// What tests read that provide nothing themselves. Asked once for each test, so that tests do not share what it keeps.
  ///
  /// Where it is left out, a test that reads the key without providing a value fails, and says so by name. It goes on with the preview
  /// value if there is one, else with the type's own ``Unimplementable/unimplemented``, and only if there is neither with the live value.
  static var testValue: Value { get }
}

extension ContextualEnvironmentKey {
  /// The value for the context that the code runs in.
  public static var defaultValue: Value { EnvironmentValues()[Self.self] }

  /// The live value.
  public static var previewValue: Value {
    Substitution.valueWithoutPreview(of: Self.self) ?? EnvironmentDefaults.value(for: Self.self, in: .live)
  }

  /// What a test goes on with that reads the key without providing a value.
  public static var testValue: Value { Substitution.valueWithoutTest(of: Self.self) }
}
