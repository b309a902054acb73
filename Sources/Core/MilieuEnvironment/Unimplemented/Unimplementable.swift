/// A type with a value that is used in no way that a test expects: each use fails the test that it happens in, by name.
///
/// A test that reads a key which names no value for tests goes on with this one, where the key's type has it; see
/// ``ContextualEnvironmentKey``. For a struct of closures, `@Unimplementable` writes the value.
public protocol Unimplementable {
  /// A value each use of which fails the test.
  ///
  /// - Note: computed rather than stored, so that a value made in a test belongs to that test, whoever uses it later.
  static var unimplemented: Self { get }
}

/// What an endpoint throws that nobody implemented.
public struct Unimplemented: Error, Equatable, CustomStringConvertible {
  /// The endpoint, as in `API.fetch`.
  public let endpoint: String

  /// Says which endpoint it is.
  public var description: String { "\(endpoint) is not implemented." }
}

/// An endpoint that fails the test it is called in.
@_documentation(visibility: internal)
public struct UnimplementedEndpoint: Sendable {
  private let name: String

  /// The test that the endpoint was made in; one that calls it in an environment of its own is told instead.
  private let maker: (any EnvironmentTest)?

  /// - Parameter name: the endpoint, as in `API.fetch`.
  public init(_ name: String) {
    self.name = name
    maker = AmbientEnvironment.scope?.topology.test
  }

  /// Fails the test that the caller belongs to; with no test, says so once a process on the standard error.
  ///
  /// - Returns: ``error``, to be thrown where that can be done.
  @discardableResult
  public func wasCalled() -> Unimplemented {
    let test = AmbientEnvironment.scope?.topology.test ?? maker
    let place = test.map { ", in “\($0.name)”" } ?? ""
    EnvironmentIssue.report(
      """
      \(name) was called and is not implemented\(place).
        remedy  Provide a value whose \(name.split(separator: ".").last ?? "endpoint") does what the test expects.
      """, to: test)
    return error
  }

  /// What to throw.
  public var error: Unimplemented { Unimplemented(endpoint: name) }
}
