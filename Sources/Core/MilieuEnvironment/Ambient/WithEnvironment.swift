public import Observation

/// Runs work in the present environment with one value replaced.
///
/// Everything the work calls and every task it starts reads the value; models made in it keep it. Nobody else sees it, whatever runs at
/// the same time. Work that escapes in a way that does not inherit tasks' values, such as a callback or a detached task, is given the
/// environment by hand: see ``withEnvironment(_:_:)``.
///
/// - Parameters:
///   - keyPath: a property of ``EnvironmentValues``, or a part of one.
///   - value: the value to read there.
///   - fileID, line: the place named when somebody asks where the value came from; left at the place of the call.
///   - work: what to run.
/// - Returns: what the work returns.
/// - Throws: what the work throws.
@inlinable
public func withEnvironment<Value, Result>(
  _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value,
  fileID: StaticString = #fileID, line: UInt = #line, _ work: () throws -> Result
) rethrows -> Result {
  var values = EnvironmentValues.current(provider: ProviderSite(kind: .override, fileID: fileID, line: line))
  values.write(value, at: keyPath)
  return try AmbientEnvironment.run(in: values.takeScope(), work)
}

/// Runs asynchronous work in the present environment with one value replaced.
///
/// - Parameters:
///   - keyPath: a property of ``EnvironmentValues``, or a part of one.
///   - value: the value to read there.
///   - fileID, line: the place named when somebody asks where the value came from; left at the place of the call.
///   - isolation: the actor the work runs on; left at the caller's.
///   - work: what to run.
/// - Returns: what the work returns.
/// - Throws: what the work throws.
@inlinable
public func withEnvironment<Value, Result>(
  _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value,
  fileID: StaticString = #fileID, line: UInt = #line,
  isolation: isolated (any Actor)? = #isolation, _ work: () async throws -> Result
) async rethrows -> Result {
  var values = EnvironmentValues.current(provider: ProviderSite(kind: .override, fileID: fileID, line: line))
  values.write(value, at: keyPath)
  return try await AmbientEnvironment.run(in: values.takeScope(), work)
}

/// Runs work in the present environment with an object provided under its type, to be read with `@Environment(Object.self)`.
///
/// - Parameters:
///   - object: the object; `nil` hides one that is provided further out.
///   - fileID, line: the place named when somebody asks where the object came from; left at the place of the call.
///   - work: what to run.
/// - Returns: what the work returns.
/// - Throws: what the work throws.
@inlinable
public func withEnvironment<Object: AnyObject & Observable, Result>(
  _ object: Object?, fileID: StaticString = #fileID, line: UInt = #line, _ work: () throws -> Result
) rethrows -> Result {
  var values = EnvironmentValues.current(provider: ProviderSite(kind: .override, fileID: fileID, line: line))
  values[Object.self] = object
  return try AmbientEnvironment.run(in: values.takeScope(), work)
}

/// Runs asynchronous work in the present environment with an object provided under its type.
///
/// - Parameters:
///   - object: the object; `nil` hides one that is provided further out.
///   - fileID, line: the place named when somebody asks where the object came from; left at the place of the call.
///   - isolation: the actor the work runs on; left at the caller's.
///   - work: what to run.
/// - Returns: what the work returns.
/// - Throws: what the work throws.
@inlinable
public func withEnvironment<Object: AnyObject & Observable, Result>(
  _ object: Object?, fileID: StaticString = #fileID, line: UInt = #line,
  isolation: isolated (any Actor)? = #isolation, _ work: () async throws -> Result
) async rethrows -> Result {
  var values = EnvironmentValues.current(provider: ProviderSite(kind: .override, fileID: fileID, line: line))
  values[Object.self] = object
  return try await AmbientEnvironment.run(in: values.takeScope(), work)
}

/// Runs work in an environment that was at hand elsewhere.
///
/// The one call that takes an environment to where it does not go by itself, such as a callback of a library:
///
/// ```swift
/// let environment = EnvironmentValues.current
/// connection.onMessage { message in
///   withEnvironment(environment) { model.receive(message) }
/// }
/// ```
///
/// - Parameters:
///   - values: the environment.
///   - work: what to run.
/// - Returns: what the work returns.
/// - Throws: what the work throws.
@inlinable
public func withEnvironment<Result>(_ values: EnvironmentValues, _ work: () throws -> Result) rethrows -> Result {
  try AmbientEnvironment.run(in: values.scope, work)
}

/// Runs asynchronous work in an environment that was at hand elsewhere.
///
/// - Parameters:
///   - values: the environment.
///   - isolation: the actor the work runs on; left at the caller's.
///   - work: what to run.
/// - Returns: what the work returns.
/// - Throws: what the work throws.
@inlinable
public func withEnvironment<Result>(
  _ values: EnvironmentValues, isolation: isolated (any Actor)? = #isolation, _ work: () async throws -> Result
) async rethrows -> Result {
  try await AmbientEnvironment.run(in: values.scope, work)
}
