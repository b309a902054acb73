/// Runs work in the present environment with one value in a wrapping.
///
/// ```swift
/// withEnvironment(\.api, decorating: { LoggingAPI($0) }) { model.refresh() }
/// ```
///
/// The wrapping is made once, before the work, of the value that is present then. Otherwise as with a value of one's own.
///
/// - Parameters:
///   - keyPath: a property of ``EnvironmentValues``, or a part of one.
///   - decorate: gives the value to read for the present one.
///   - fileID, line: the place named when somebody asks where the value came from; left at the place of the call.
///   - work: what to run.
/// - Returns: what the work returns.
/// - Throws: what the work throws.
public func withEnvironment<Value, Result>(
  _ keyPath: WritableKeyPath<EnvironmentValues, Value>, decorating decorate: (Value) -> Value,
  fileID: StaticString = #fileID, line: UInt = #line, _ work: () throws -> Result
) rethrows -> Result {
  let site = ProviderSite(kind: .override, manner: .decorates, fileID: fileID, line: line)
  var values = EnvironmentValues.current(provider: site)
  values[keyPath: keyPath] = decorate(values[keyPath: keyPath])
  return try AmbientEnvironment.run(in: values.takeScope(), work)
}

/// Runs asynchronous work in the present environment with one value in a wrapping.
///
/// - Parameters:
///   - keyPath: a property of ``EnvironmentValues``, or a part of one.
///   - decorate: gives the value to read for the present one.
///   - fileID, line: the place named when somebody asks where the value came from; left at the place of the call.
///   - isolation: the actor the work runs on; left at the caller's.
///   - work: what to run.
/// - Returns: what the work returns.
/// - Throws: what the work throws.
public func withEnvironment<Value, Result>(
  _ keyPath: WritableKeyPath<EnvironmentValues, Value>, decorating decorate: (Value) -> Value,
  fileID: StaticString = #fileID, line: UInt = #line,
  isolation: isolated (any Actor)? = #isolation, _ work: () async throws -> Result
) async rethrows -> Result {
  let site = ProviderSite(kind: .override, manner: .decorates, fileID: fileID, line: line)
  var values = EnvironmentValues.current(provider: site)
  values[keyPath: keyPath] = decorate(values[keyPath: keyPath])
  return try await AmbientEnvironment.run(in: values.takeScope(), work)
}
