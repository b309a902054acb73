public import MilieuEnvironment
internal import MilieuRuntime

extension HeadlessElement {
  /// Tells where a value of the environment comes from that is read where the element stands.
  ///
  /// ```swift
  /// #expect(try screen.find(Row.self).explain(\.api).provider?.source == "Shop/Shop.swift:12")
  /// ```
  ///
  /// An element found by the type of its view is explained as that view reads the value; any other as what shows the element does.
  ///
  /// - Parameter keyPath: a property of `EnvironmentValues`, or a part of one; `\.self` for all that is provided.
  /// - Throws: ``HeadlessError/refused(_:)`` when the element is shown no more.
  public func explain<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) throws -> EnvironmentExplanation {
    try host.root.explain(keyPath, at: reader())
  }

  /// Tells where an object or a service comes from that is asked for by its type where the element stands.
  ///
  /// - Parameter type: the type it is asked for by: `Library.self`, `(any Payment).self`.
  /// - Throws: ``HeadlessError/refused(_:)`` when the element is shown no more.
  public func explain<Object>(_ type: Object.Type) throws -> EnvironmentExplanation {
    try host.root.explain(type, at: reader())
  }

  func reader() throws -> Node {
    guard let node = view ?? host.root.node(of: element.id), !node.isClosed else {
      throw HeadlessError.refused("The \(role.name) is shown no more, so nothing is read where it stood.")
    }
    return node
  }
}

extension Headless {
  /// Tells where a value of the environment comes from that is read where some text stands.
  ///
  /// - Parameters:
  ///   - keyPath: a property of `EnvironmentValues`, or a part of one; `\.self` for all that is provided.
  ///   - words: all the words of the text.
  /// - Throws: ``HeadlessError`` when no text shows the words, or several do.
  public func explain<Value>(
    _ keyPath: KeyPath<EnvironmentValues, Value>, at words: String
  ) throws -> EnvironmentExplanation {
    try find(text: words).explain(keyPath)
  }

  /// Tells where an object or a service comes from that is asked for by its type where some text stands.
  ///
  /// - Parameters:
  ///   - type: the type it is asked for by: `Library.self`, `(any Payment).self`.
  ///   - words: all the words of the text.
  /// - Throws: ``HeadlessError`` when no text shows the words, or several do.
  public func explain<Object>(_ type: Object.Type, at words: String) throws -> EnvironmentExplanation {
    try find(text: words).explain(type)
  }
}
