internal import MilieuEnvironment

/// A control that a style may make something else of.
@MainActor
package protocol StyledControl: View {
  /// What a style is told of the control.
  associatedtype StyleConfiguration

  /// What stays while the control stands, such as the sources of its label.
  associatedtype StyleParts

  func makeStyleParts() -> StyleParts

  /// Hands over what a newly made control brings; the change in between lets the style's body follow.
  func updateStyleParts(_ parts: StyleParts, changingBody change: () -> Void)

  func styleConfiguration(of parts: StyleParts) -> StyleConfiguration

  /// Makes the node of the control as hosts draw it.
  static func makeSystemNode(for view: Self, in context: NodeContext) -> ViewNode<Self>

  /// Whether controls take authors' styles at a place; the system alone decides how its menus look.
  static func takesStyles(in context: NodeContext) -> Bool
}

extension StyledControl {
  package static func takesStyles(in context: NodeContext) -> Bool { true }

  /// Makes the node of the control in the style in force.
  package static func makeStyledNode(for view: Self, in context: NodeContext) -> ViewNode<Self> {
    let style = EnvironmentValues(scope: context.scope)[ControlStyleKey<StyleConfiguration>.self]
    guard let style, style.systemName == nil, takesStyles(in: context) else {
      return makeSystemNode(for: view, in: context)
    }
    return StyledControlNode(view, in: style, context)
  }

  /// Says that the control contains what the style in force makes of it, and what hosts draw it with, which has its label.
  package nonisolated static func wireStyled(_ walk: WiringWalk, drawn: (WiringWalk) -> Void) {
    walk.enterStyle(of: StyleConfiguration.self)
    drawn(walk)
  }
}

extension StyledControl where Self: PrimitiveView {
  package static func makeSystemNode(for view: Self, in context: NodeContext) -> ViewNode<Self> {
    makeElementNode(for: view, in: context)
  }
}

extension ElementDescription {
  /// What hosts know the style in force for a kind of control by.
  package func systemStyle<Configuration>(for kind: Configuration.Type) -> String {
    environment[ControlStyleKey<Configuration>.self]?.systemName ?? "automatic"
  }
}

/// Stands for a control in an author's style: what is inside takes the style that is in force further out, so that a control that
/// the style itself makes does not come back to it.
private final class StyledControlNode<Control: StyledControl>: ViewNode<Control> {
  private typealias Key = ControlStyleKey<Control.StyleConfiguration>

  private var control: Control
  private let facts: TypeFacts
  private let parts: Control.StyleParts
  private let provided: EnvironmentScope
  private var reader: EnvironmentReader!
  private var style: ControlStyle<Control.StyleConfiguration>
  private var child: Node?

  init(_ control: Control, in style: ControlStyle<Control.StyleConfiguration>, _ context: NodeContext) {
    self.control = control
    self.style = style
    facts = TypeFacts.of(Control.self)
    parts = control.makeStyleParts()
    provided = EnvironmentScope(parent: context.scope)
    super.init(context)
    reader = EnvironmentReader(scope: context.scope, owner: self)
    takeStyle()
    var inner = context
    adjust(&inner)
    inner.parent = self
    child = self.style.makeNode(for: control.styleConfiguration(of: parts), in: inner)
  }

  /// The modifier that put the style in force stands above this node for as long as this node does, so it is always one of its type.
  private func takeStyle() {
    let new = evaluating(facts: facts) {
      reader.tracking { EnvironmentValues(scope: reader.scope, reader: reader)[Key.self] }
    }
    if let new { style = new }
    var values = EnvironmentValues(scope: reader.scope, provider: reader.scope.slot(for: Key.self).provider)
    values[Key.self] = style.outer
    provided.provide(values)
  }

  private func updateChild() {
    if let child { style.update(child, with: control.styleConfiguration(of: parts)) }
  }

  override func update(_ new: Control) {
    root.counts.nodesVisited += 1
    var new = new
    if facts.areEqual(&control, &new) { return evaluateIfMarked() }
    control = new
    control.updateStyleParts(parts) {
      if isAwaitingEvaluation { evaluateIfMarked() } else { updateChild() }
    }
  }

  override func reevaluate(isCertain: Bool) {
    takeStyle()
    updateChild()
  }

  override func willClose() { reader.leaveAll() }

  override var ownScope: EnvironmentScope? { provided }
  override func adjust(_ context: inout NodeContext) { context.scope = provided }
  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
  override var firstElement: Element? { child?.firstElement }
  override var lastElement: Element? { child?.lastElement }
}
