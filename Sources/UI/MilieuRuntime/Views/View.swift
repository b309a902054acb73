/// A part of an app's screen, described by what it contains.
///
/// As SwiftUI: a view is a value that says what should be there; the runtime keeps the place it stands at, its state and what it
/// shows.
@MainActor @preconcurrency
public protocol View {
  /// What the view is made of.
  associatedtype Body: View

  /// What the view is made of. Evaluated when the view appears, and again when something it read has changed.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the node that stands for a view of this type.
  @_documentation(visibility: internal)
  @MainActor @preconcurrency static func makeNode(for view: Self, in context: NodeContext) -> ViewNode<Self>

  /// Says what a view of this type contains, for a ``WiringReport``.
  @_documentation(visibility: internal)
  nonisolated static func wire(_ walk: WiringWalk)
}

extension View where Body == Never {
  /// The runtime never asks such a view for a body.
  @_documentation(visibility: internal)
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: View {
  @_documentation(visibility: internal)
  public var body: Never { fatalError("A value of Never does not exist.") }

  @_documentation(visibility: internal)
  public nonisolated static func wire(_ walk: WiringWalk) {}
}
