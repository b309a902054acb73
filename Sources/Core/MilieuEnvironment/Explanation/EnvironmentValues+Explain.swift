extension EnvironmentValues {
  /// Tells where a value comes from: who provides it, what that hides, who reads it, how long it lives and what last changed it.
  ///
  /// For finding out why a place has the value it has, in a body, a handler or a model:
  ///
  /// ```swift
  /// let _ = print(EnvironmentValues.current.explain(\.api))
  /// ```
  ///
  /// The body comes to depend on nothing by it. A key path into a part of a key, or over several keys, is explained key by key. Views and
  /// readers are named on the main actor only.
  ///
  /// - Parameter keyPath: a property of ``EnvironmentValues``, or a part of one; `\.self` for all that is provided.
  public func explain<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> EnvironmentExplanation {
    ScopeExplainer(at: scope).explain(keyPath)
  }

  /// Tells where an object or a service comes from that is found by its type.
  ///
  /// - Parameter type: the type it is asked for by: `Library.self`, `(any Payment).self`.
  public func explain<Object>(_ type: Object.Type) -> EnvironmentExplanation {
    ScopeExplainer(at: scope).explain(type)
  }
}
