/// An `Env` that says by which clock delays of effects are measured.
///
/// Without one the runtime uses a `ContinuousClock`. A test gives its own:
///
/// ```swift
/// struct Env: ClockProviding {
///   var clock: any Clock<Duration> = ContinuousClock()
///   var search: @Sendable (String) async throws -> [Movie]
/// }
/// ```
public protocol ClockProviding {
  /// The clock.
  var clock: any Clock<Duration> { get }
}
