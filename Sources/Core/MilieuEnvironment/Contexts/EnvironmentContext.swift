/// What a program, or a part of it, runs for.
public enum EnvironmentContext: Sendable {
  /// People use it.
  case live
  /// An author looks at it.
  case preview
  /// It is tested.
  case test
}

/// The test that an environment belongs to.
package protocol EnvironmentTest: AnyObject, Sendable {
  /// Fails the test, from whatever thread and however late.
  func record(_ message: String)
}
