internal import MilieuEnvironment
public import MilieuRuntime
public import Observation

/// What an ``EnvReader`` reads, with the function that makes a view of it.
@_documentation(visibility: internal)
@MainActor @preconcurrency
public protocol EnvReading: DynamicProperty {
  /// What the function makes.
  associatedtype Content: View

  /// Calls the function.
  @_documentation(visibility: internal)
  func makeContent() -> Content
}

/// Values at key paths.
@_documentation(visibility: internal)
public struct KeyPathReading<Content: View, First, each Other>: EnvReading, ViewPart {
  let value: Environment<First>
  let others: (repeat Environment<each Other>)
  let content: (First, repeat each Other) -> Content

  public func makeContent() -> Content { content(value.wrappedValue, repeat (each others).wrappedValue) }
}

/// An object found by its type.
@_documentation(visibility: internal)
public struct ObjectReading<Content: View, Object: AnyObject & Observable>: EnvReading, ViewPart {
  let object: Environment<Object>
  let content: (Object) -> Content

  public func makeContent() -> Content { content(object.wrappedValue) }
}
