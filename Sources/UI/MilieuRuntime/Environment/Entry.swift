/// Makes a property of `EnvironmentValues`, ``Transaction``, ``ContainerValues`` or ``FocusedValues`` of a default value.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var theme: Theme = .plain
///   @Entry var user: User?
/// }
/// ```
///
/// As SwiftUI: the property reads and writes a private key of its own; an optional one without a default is `nil`; in
/// ``FocusedValues`` every entry is optional and has no default. Unlike SwiftUI, the default is made once per process, however
/// often it is read, so that an object or a closure stays the same.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "MilieuMacros", type: "EntryMacro")

/// Makes a property of `EnvironmentValues` whose default is another one for people, for previews and for tests.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry(live: WebCatalog(), preview: SampleCatalog()) var catalog: any Catalog
/// }
/// ```
///
/// As ``ContextualEnvironmentKey``, which the property reads and writes a private one of: `live` is made once per process, when somebody
/// first reads it outside previews and tests; `preview` likewise in previews, which read `live` where it is left out; `test` for each
/// test. Where `test` is left out, a test that reads the property without providing a value fails.
///
/// - Parameters:
///   - live: what people use.
///   - preview: what previews show.
///   - test: what tests read.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry<Live, Preview, Test>(live: Live, preview: Preview, test: Test) =
  #externalMacro(module: "MilieuMacros", type: "EntryMacro")

/// Makes a property of `EnvironmentValues` whose default is another one for people and for previews, and that tests provide.
///
/// - Parameters:
///   - live: what people use.
///   - preview: what previews show, and what a test goes on with that failed for want of a value.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry<Live, Preview>(live: Live, preview: Preview) =
  #externalMacro(module: "MilieuMacros", type: "EntryMacro")

/// Makes a property of `EnvironmentValues` whose default is another one for people, also in previews, and for tests.
///
/// - Parameters:
///   - live: what people use, and what previews show.
///   - test: what tests read.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry<Live, Test>(live: Live, test: Test) = #externalMacro(module: "MilieuMacros", type: "EntryMacro")

/// Makes a property of `EnvironmentValues` whose default is for people and for previews, and that tests provide.
///
/// - Parameter live: what people use, and what previews show.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry<Live>(live: Live) = #externalMacro(module: "MilieuMacros", type: "EntryMacro")
