public import Observation

/// Runs work in the present environment with a service provided under a type, to be read with `@Environment((any Service).self)`.
///
/// - Parameters:
///   - service: the service; `nil` hides one that is provided further out.
///   - type: the type it is found by.
///   - fileID, line: the place named when somebody asks where the service came from; left at the place of the call.
///   - work: what to run.
/// - Returns: what the work returns.
/// - Throws: what the work throws.
@_disfavoredOverload
public func withEnvironment<Service, Result>(
  _ service: Service?, as type: Service.Type, fileID: StaticString = #fileID, line: UInt = #line,
  _ work: () throws -> Result
) rethrows -> Result {
  var values = EnvironmentValues.current(provider: ProviderSite(kind: .override, fileID: fileID, line: line))
  values[ServiceKey<Service>.self] = service
  return try AmbientEnvironment.run(in: values.takeScope(), work)
}

/// Runs asynchronous work in the present environment with a service provided under a type.
///
/// - Parameters:
///   - service: the service; `nil` hides one that is provided further out.
///   - type: the type it is found by.
///   - fileID, line: the place named when somebody asks where the service came from; left at the place of the call.
///   - isolation: the actor the work runs on; left at the caller's.
///   - work: what to run.
/// - Returns: what the work returns.
/// - Throws: what the work throws.
@_disfavoredOverload
public func withEnvironment<Service, Result>(
  _ service: Service?, as type: Service.Type, fileID: StaticString = #fileID, line: UInt = #line,
  isolation: isolated (any Actor)? = #isolation, _ work: () async throws -> Result
) async rethrows -> Result {
  var values = EnvironmentValues.current(provider: ProviderSite(kind: .override, fileID: fileID, line: line))
  values[ServiceKey<Service>.self] = service
  return try await AmbientEnvironment.run(in: values.takeScope(), work)
}

/// Runs work in the present environment with an object provided under its own type or that of a superclass.
///
/// - Parameters:
///   - object: the object; `nil` hides one that is provided further out.
///   - type: the type it is found by.
///   - fileID, line: the place named when somebody asks where the object came from; left at the place of the call.
///   - work: what to run.
/// - Returns: what the work returns.
/// - Throws: what the work throws.
public func withEnvironment<Object: AnyObject & Observable, Result>(
  _ object: Object?, as type: Object.Type, fileID: StaticString = #fileID, line: UInt = #line,
  _ work: () throws -> Result
) rethrows -> Result {
  try withEnvironment(object, fileID: fileID, line: line, work)
}

/// Runs asynchronous work in the present environment with an object provided under its own type or that of a superclass.
///
/// - Parameters:
///   - object: the object; `nil` hides one that is provided further out.
///   - type: the type it is found by.
///   - fileID, line: the place named when somebody asks where the object came from; left at the place of the call.
///   - isolation: the actor the work runs on; left at the caller's.
///   - work: what to run.
/// - Returns: what the work returns.
/// - Throws: what the work throws.
public func withEnvironment<Object: AnyObject & Observable, Result>(
  _ object: Object?, as type: Object.Type, fileID: StaticString = #fileID, line: UInt = #line,
  isolation: isolated (any Actor)? = #isolation, _ work: () async throws -> Result
) async rethrows -> Result {
  try await withEnvironment(object, fileID: fileID, line: line, work)
}
