/// What stands in where a key names no value for tests.
enum Substitution: Sendable {
  case previewValue
  case unimplemented
  case liveValue

  var description: String {
    switch self {
    case .previewValue: "its preview value"
    case .unimplemented: "its type's unimplemented value, which fails the test when it is used"
    case .liveValue: "the live value, for want of another"
    }
  }

  // MARK: - Asking a key

  /// Notes what a key leaves out while it is asked for its value for tests: which requirements have been left to their defaults cannot
  /// be seen from outside, so the defaults tell.
  private final class Request: @unchecked Sendable {
    // NB: unchecked because only the task reaches it that asks the key.
    let key: ObjectIdentifier
    var substitution: Substitution?

    init(_ key: ObjectIdentifier) { self.key = key }
  }

  @TaskLocal private static var request: Request?

  /// Asks a key for its value for tests.
  ///
  /// - Returns: the value, and what it is if the key names none.
  static func testValue<Key: ContextualEnvironmentKey>(
    of key: Key.Type
  ) -> (value: Key.Value, substitution: Substitution?) {
    let request = Request(ObjectIdentifier(key))
    let value = $request.withValue(request) { key.testValue }
    return (value, request.substitution)
  }

  /// What stands for the value for tests that a key does not name.
  static func valueWithoutTest<Key: ContextualEnvironmentKey>(of key: Key.Type) -> Key.Value {
    guard let request, request.key == ObjectIdentifier(key) else {
      // Code asks the key itself, rather than the environment.
      return AmbientEnvironment.testRoot?.slot(for: key).value ?? EnvironmentDefaults.value(for: key, in: .test)
    }
    request.substitution = .previewValue
    return key.previewValue
  }

  /// What stands in a test for the preview value that a key does not name; `nil` for the live value.
  static func valueWithoutPreview<Key: ContextualEnvironmentKey>(of key: Key.Type) -> Key.Value? {
    guard let request, request.key == ObjectIdentifier(key), request.substitution != nil else { return nil }
    request.substitution = .liveValue
    guard let type = Key.Value.self as? any Unimplementable.Type, let value = type.unimplemented as? Key.Value else {
      return nil
    }
    request.substitution = .unimplemented
    return value
  }
}
