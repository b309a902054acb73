/// What a program, or a part of it, runs for.
public enum EnvironmentContext: Sendable {
  /// People use it.
  case live
  /// An author looks at it.
  case preview
  /// It is tested.
  case test
}

extension EnvironmentContext {
  /// What code runs for whose environment is not known: a test where a library for tests is linked, else people.
  static let ofProcess: Self = TestHarnesses.linked == nil ? .live : .test
}

/// The test that an environment belongs to.
package protocol EnvironmentTest: AnyObject, Sendable {
  /// What its author calls it.
  var name: String { get }

  /// Fails the test, from whatever thread and however late.
  ///
  /// - Parameters:
  ///   - message: why.
  ///   - site: the place in the test's source that is to blame; `nil` for the test as a whole.
  func record(_ message: String, at site: SourceSite?)
}
