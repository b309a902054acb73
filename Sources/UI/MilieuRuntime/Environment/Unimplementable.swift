internal import MilieuEnvironment

/// Gives a struct of closures an `unimplemented` value, whose every closure fails the test that calls it, by name.
///
/// ```swift
/// @Unimplementable
/// struct Weather {
///   var forecast: @Sendable (City) async throws -> Forecast
///   var cities: @Sendable () -> [City]
///   var isOnline: @Sendable () -> Bool = { false }
/// }
/// ```
///
/// A closure that throws throws ``Unimplemented``. Another one returns nothing, `nil`, an empty collection or a stream that ends at once,
/// as its type has it; for other types it returns what its default does, and must have one. The name is that of the protocol that the
/// struct conforms to by it, as with `@Observable`.
@attached(extension, conformances: Unimplementable, names: named(unimplemented))
public macro Unimplementable() = #externalMacro(module: "MilieuMacros", type: "UnimplementableMacro")
