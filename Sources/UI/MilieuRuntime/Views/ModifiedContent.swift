/// A view with a modifier applied, or a modifier followed by another.
nonisolated public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  @_documentation(visibility: internal)
  @MainActor public static func makeNode(for view: Self, in context: NodeContext) -> ViewNode<Self> {
    Modifier.makeNode(for: view, in: context)
  }

  @_documentation(visibility: internal)
  public nonisolated static func wire(_ walk: WiringWalk) { Modifier.wire(Content.self, walk) }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  @MainActor public func body(content: ModifierContent<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}
