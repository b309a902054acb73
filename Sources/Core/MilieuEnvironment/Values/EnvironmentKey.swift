/// A key for a value in the environment.
///
/// Declare a type with a default, then a property on ``EnvironmentValues`` that reads and writes it:
///
/// ```swift
/// private struct GreetingKey: EnvironmentKey {
///   static let defaultValue = "Hello"
/// }
///
/// extension EnvironmentValues {
///   var greeting: String {
///     get { self[GreetingKey.self] }
///     set { self[GreetingKey.self] = newValue }
///   }
/// }
/// ```
///
/// The key may be private, and its value an existential, a class, a struct of closures or an optional. As SwiftUI, with one
/// difference: ``defaultValue`` is asked once per process and kept, so a computed default that makes an object makes one object.
public protocol EnvironmentKey {
  /// The type of the value the key stands for.
  associatedtype Value

  /// The value read where nothing above provides one.
  static var defaultValue: Value { get }
}
