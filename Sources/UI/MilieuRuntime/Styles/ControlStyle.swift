internal import MilieuEnvironment

/// A style that is in force at a place for one kind of control, and those further out.
///
/// `Configuration` is what a style of that kind is told of a control; it tells the kinds apart.
package class ControlStyle<Configuration> {
  /// The style that is in force inside what this one makes.
  package let outer: ControlStyle?

  init(outer: ControlStyle?) {
    self.outer = outer
  }

  /// What hosts know a style of the system by; `nil` for a style of an author's own.
  package var systemName: String? { nil }

  /// Makes the node of what the style makes of a control.
  @MainActor
  func makeNode(for configuration: Configuration, in context: NodeContext) -> Node {
    preconditionFailure("Only a style of an author's own makes nodes.")
  }

  /// Hands a node that a style of this one's type made what it should show now.
  @MainActor
  func update(_ node: Node, with configuration: Configuration) {
    preconditionFailure("Only a style of an author's own makes nodes.")
  }
}

/// A style that hosts draw.
package final class SystemControlStyle<Configuration>: ControlStyle<Configuration> {
  private let name: String

  package init(_ name: String, outer: ControlStyle<Configuration>?) {
    self.name = name
    super.init(outer: outer)
  }

  package override var systemName: String? { name }
}

/// A style that an author wrote.
final class AuthoredControlStyle<Style, Configuration, Content: View>: ControlStyle<Configuration> {
  private let style: Style
  private let makeContent: @MainActor (Style, Configuration) -> Content

  init(
    _ style: Style, outer: ControlStyle<Configuration>?,
    makeContent: @escaping @MainActor (Style, Configuration) -> Content
  ) {
    self.style = style
    self.makeContent = makeContent
    super.init(outer: outer)
  }

  override func makeNode(for configuration: Configuration, in context: NodeContext) -> Node {
    Content.makeNode(for: makeContent(style, configuration), in: context)
  }

  override func update(_ node: Node, with configuration: Configuration) {
    unsafeDowncast(node, to: ViewNode<Content>.self).update(makeContent(style, configuration))
  }
}

/// The style in force for one kind of control.
package enum ControlStyleKey<Configuration>: EnvironmentKey {
  package static var defaultValue: ControlStyle<Configuration>? { nil }
}
