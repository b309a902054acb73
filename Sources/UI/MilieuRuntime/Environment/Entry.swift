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
