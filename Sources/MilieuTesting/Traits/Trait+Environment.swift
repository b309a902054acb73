public import MilieuEnvironment
public import Observation
public import Testing

extension Trait where Self == EnvironmentTrait {
  /// Provides a value of the environment.
  ///
  /// - Parameters:
  ///   - keyPath: a property of `EnvironmentValues`, or a part of one.
  ///   - value: the value to read there, made for each test and each case anew.
  ///   - fileID, line: the place named when somebody asks where the value came from; left at the place of the call.
  public static func environment<Value>(
    _ keyPath: any WritableKeyPath<EnvironmentValues, Value> & Sendable,
    _ value: @autoclosure @escaping @Sendable () throws -> Value,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    EnvironmentTrait(fileID: fileID, line: line) { $0.write(try value(), at: keyPath) }
  }

  /// Provides an object under its type, to be read with `@Environment(Object.self)`.
  ///
  /// - Parameters:
  ///   - object: the object, made for each test and each case anew; `nil` hides one that the suite provides.
  ///   - fileID, line: the place named when somebody asks where the object came from; left at the place of the call.
  public static func environment<Object: AnyObject & Observable & SendableMetatype>(
    _ object: @autoclosure @escaping @Sendable () throws -> Object?,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    EnvironmentTrait(fileID: fileID, line: line) { $0[Object.self] = try object() }
  }

  /// Provides several values of the environment, or one that has to be waited for, such as an object of an actor.
  ///
  /// - Parameters:
  ///   - fileID, line: the place named when somebody asks where a value came from; left at the place of the call.
  ///   - write: sets the values, for each test and each case anew; it finds those of the suite.
  public static func environment(
    fileID: StaticString = #fileID, line: UInt = #line,
    _ write: @escaping @Sendable (inout EnvironmentValues) async throws -> Void
  ) -> Self {
    EnvironmentTrait(fileID: fileID, line: line, write: write)
  }

  /// Lets a test run for another context than that of tests.
  ///
  /// ```swift
  /// @Test(.environment(.live))
  /// func theRealServerAnswers() async throws { … }
  /// ```
  ///
  /// A test with `.live` reads the live values of keys that it provides no value for, and may.
  ///
  /// - Parameters:
  ///   - context: what the test runs for, whose values keys give.
  ///   - fileID, line: left at the place of the call.
  public static func environment(
    _ context: EnvironmentContext, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    EnvironmentTrait(context: context, fileID: fileID, line: line)
  }
}
