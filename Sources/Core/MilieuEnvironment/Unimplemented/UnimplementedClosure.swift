/// A closure that fails the test it is called in and throws ``Unimplemented``.
///
/// ```swift
/// var fetch: @Sendable (Int) async throws -> Item = unimplemented("API.fetch")
/// ```
///
/// A closure that cannot throw returns `nil`, something empty or nothing, where its result can be that; else name a placeholder.
///
/// - Parameter name: what to call it in the failure, as in `API.fetch`.
public func unimplemented<each Argument, Result>(
  _ name: String
) -> @Sendable (repeat each Argument) throws -> Result {
  let endpoint = UnimplementedEndpoint(name)
  return { (_: repeat each Argument) in throw endpoint.wasCalled() }
}

/// A closure that fails the test it is called in and returns a placeholder.
///
/// - Parameters:
///   - name: what to call it in the failure, as in `API.count`.
///   - placeholder: what it returns.
public func unimplemented<each Argument, Result>(
  _ name: String, placeholder: @autoclosure @escaping @Sendable () -> Result
) -> @Sendable (repeat each Argument) -> Result {
  let endpoint = UnimplementedEndpoint(name)
  return { (_: repeat each Argument) in
    endpoint.wasCalled()
    return placeholder()
  }
}

// MARK: - Closures that do not throw

// NB: disfavoured, as a closure that returns would do for one that may throw, too.

/// A closure that fails the test it is called in and returns nothing.
///
/// - Parameter name: what to call it in the failure, as in `API.log`.
@_disfavoredOverload
public func unimplemented<each Argument>(_ name: String) -> @Sendable (repeat each Argument) -> Void {
  unimplemented(name, placeholder: ())
}

/// A closure that fails the test it is called in and returns `nil`.
///
/// - Parameter name: what to call it in the failure, as in `API.user`.
@_disfavoredOverload
public func unimplemented<each Argument, Result: ExpressibleByNilLiteral & SendableMetatype>(
  _ name: String
) -> @Sendable (repeat each Argument) -> Result {
  unimplemented(name, placeholder: nil)
}

/// A closure that fails the test it is called in and returns an empty array, set or the like.
///
/// - Parameter name: what to call it in the failure, as in `API.items`.
@_disfavoredOverload
public func unimplemented<each Argument, Result: ExpressibleByArrayLiteral & SendableMetatype>(
  _ name: String
) -> @Sendable (repeat each Argument) -> Result {
  unimplemented(name, placeholder: [])
}

/// A closure that fails the test it is called in and returns an empty dictionary or the like.
///
/// - Parameter name: what to call it in the failure, as in `API.prices`.
@_disfavoredOverload
public func unimplemented<each Argument, Result: ExpressibleByDictionaryLiteral & SendableMetatype>(
  _ name: String
) -> @Sendable (repeat each Argument) -> Result {
  unimplemented(name, placeholder: [:])
}
