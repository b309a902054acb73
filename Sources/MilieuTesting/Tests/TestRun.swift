internal import MilieuEnvironment
internal import Testing

/// One run of a test's body: of a test function, or of one case of a parameterised one.
struct TestRun: Hashable, Sendable {
  let test: Test

  /// Kept, so that what its identity is taken from is at no other run's address.
  private let testCase: Test.Case
  private let identity: Identity

  private struct Identity: Hashable {
    var function: UInt = 0
    var arguments: UInt = 0
  }

  init(of test: Test, _ testCase: Test.Case) {
    self.test = test
    self.testCase = testCase
    identity = Self.identity(of: testCase)
  }

  /// The run that the present task belongs to.
  static var current: Self? {
    guard let test = Test.current, let testCase = Test.Case.current else { return nil }
    return Self(of: test, testCase)
  }

  static func == (left: Self, right: Self) -> Bool { left.identity == right.identity && left.test == right.test }

  func hash(into hasher: inout Hasher) {
    hasher.combine(identity)
    hasher.combine(test.name)
  }

  // MARK: - Telling cases apart

  /// Where a case keeps what it runs: a closure, which for a parameterised test holds the arguments and is made for each case.
  ///
  /// NB: the testing library tells cases apart by an identifier that it shows only to tools that are built with it. Where a case is not laid
  /// out like this, the cases of a test without traits have one environment together, apart from other tests'.
  private static let body = FieldLayout.fields(of: Test.Case.self).first {
    $0.name == "body" && FieldLayout.size(of: $0.type) == MemoryLayout<Identity>.size
  }

  private static func identity(of testCase: Test.Case) -> Identity {
    guard let body else { return Identity() }
    return withUnsafeBytes(of: testCase) { $0.loadUnaligned(fromByteOffset: body.offset, as: Identity.self) }
  }
}
