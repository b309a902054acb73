/// Something that makes another version of a view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// What the modified view is made of.
  associatedtype Body: View

  /// The view that is modified, as it appears in ``body(content:)``.
  typealias Content = ModifierContent<Self>

  /// What the modified view is made of.
  ///
  /// - Parameter content: the view that is modified; it may be placed once, several times or not at all.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Makes the node that stands for a view with this modifier.
  @_documentation(visibility: internal)
  @MainActor @preconcurrency static func makeNode<Modified: View>(
    for view: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Modified, Self>>

  /// Says what a view of a type contains once this modifier is applied to it, for a ``WiringReport``.
  @_documentation(visibility: internal)
  nonisolated static func wire<Modified: View>(_ modified: Modified.Type, _ walk: WiringWalk)
}

extension ViewModifier where Body == Never {
  /// The runtime never asks such a modifier for a body.
  public func body(content: Content) -> Never { preconditionFailure("\(Self.self) has no body.") }
}

extension View {
  /// Applies a modifier to this view.
  public nonisolated func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing.
nonisolated public struct EmptyModifier: ViewModifier, Sendable {
  public static let identity = EmptyModifier()

  public init() {}

  @MainActor public func body(content: Content) -> some View { content }
}

extension ViewModifier {
  /// This modifier, followed by another.
  public nonisolated func concat<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
