/// A stored value that is not what the model says.
public struct StoredValueError: Error, CustomStringConvertible {
  /// The type that was expected.
  public let expected: String

  /// What stands there.
  public let found: String

  /// Makes an error.
  public init(expected: String, found: String) {
    self.expected = expected
    self.found = found
  }

  /// What is wrong.
  public var description: String { "A stored value is no \(expected): \(found)" }
}
