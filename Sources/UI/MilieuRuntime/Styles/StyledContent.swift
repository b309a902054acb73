internal import MilieuEnvironment

/// What a style makes of one control: the body is the style's, told of the control.
///
/// The style's `@Environment`, `@State` and the like are connected at this place, so that they speak of the place of the control.
package nonisolated struct StyledContent<Style, Configuration, Content: View>: View {
  fileprivate let style: Style
  fileprivate let configuration: Configuration
  fileprivate let makeBody: @MainActor (Style, Configuration) -> Content

  package init(
    style: Style, configuration: Configuration, makeBody: @escaping @MainActor (Style, Configuration) -> Content
  ) {
    self.style = style
    self.configuration = configuration
    self.makeBody = makeBody
  }

  @MainActor package static func makeNode(for view: Self, in context: NodeContext) -> ViewNode<Self> {
    StyledContentNode(view, in: context)
  }

  package nonisolated static func wire(_ walk: WiringWalk) {
    walk.enter(Style.self, as: Self.self) { Content.wire($0) }
  }
}

private final class StyledContentNode<Style, Configuration, Content: View>:
  BodyNode<StyledContent<Style, Configuration, Content>, Content>
{
  private var style: Style
  private var configuration: Configuration
  private let makeBody: @MainActor (Style, Configuration) -> Content
  private let facts: TypeFacts

  init(_ view: StyledContent<Style, Configuration, Content>, in context: NodeContext) {
    style = view.style
    configuration = view.configuration
    makeBody = view.makeBody
    facts = TypeFacts.of(Style.self)
    super.init(context)
    facts.connect(&style, replacing: nil, to: self)
    makeContent(evaluateBody(), in: context)
  }

  override func update(_ view: StyledContent<Style, Configuration, Content>) {
    root.counts.nodesVisited += 1
    var newStyle = view.style
    var newConfiguration = view.configuration
    let isSameStyle = facts.areEqual(&style, &newStyle)
    if isSameStyle, TypeFacts.of(Configuration.self).areEqual(&configuration, &newConfiguration) {
      return evaluateIfMarked()
    }
    configuration = newConfiguration
    if !isSameStyle {
      withUnsafeMutablePointer(to: &style) {
        facts.connect(&newStyle, replacing: UnsafeMutableRawPointer($0), to: self)
      }
      style = newStyle
    }
    updateContent(evaluateBody())
  }

  override func reevaluate(isCertain: Bool) {
    if isCertain || isDiagnosed || facts.refresh(&style) { updateContent(evaluateBody()) }
  }

  private func evaluateBody() -> EvaluatedBody<Content> {
    performing {
      evaluating(facts: facts) {
        let missing = facts.prepare(&style)
        guard missing.isEmpty else { return .missing(missing) }
        root.counts.bodies += 1
        return .content(makeBody(style, configuration))
      }
    }
  }

  override func willClose() { facts.disconnect(&style) }

  override var viewType: Any.Type { Style.self }
  override var isNamedInPaths: Bool { true }
}
