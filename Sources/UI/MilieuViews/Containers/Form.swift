public import MilieuRuntime

/// Controls for entering or setting something, arranged in rows.
nonisolated public struct Form<Content: View>: PrimitiveView {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @_documentation(visibility: internal)
  public static var elementKind: ElementKind { .form }
  @_documentation(visibility: internal)
  @MainActor public var elementContent: Content { content }

  @_documentation(visibility: internal)
  @MainActor public func makeRows() -> RowContext? { RowContext(kind: .row) }

  @_documentation(visibility: internal)
  @MainActor public func describe(_ element: inout ElementDescription) {}
}
