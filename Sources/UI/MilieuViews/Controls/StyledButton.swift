internal import MilieuRuntime

extension ButtonStyle {
  /// The button in this style.
  @ViewBuilder
  func button(of configuration: PrimitiveButtonStyleConfiguration) -> some View {
    if configuration.standing.isLink {
      StyledButton<LinkPart, Self>(style: self, configuration: configuration)
        .disabled(!configuration.standing.isEnabled)
    } else {
      StyledButton<ButtonPart, Self>(style: self, configuration: configuration)
    }
  }
}

private enum ButtonPart: ElementPartName { static var kind: ElementKind { .button } }
private enum LinkPart: ElementPartName { static var kind: ElementKind { .navigationLink } }

/// A button whose content an author's style makes.
nonisolated private struct StyledButton<Part: ElementPartName, Style: ButtonStyle>: PrimitiveView {
  @Kept private var press = ButtonPress()
  private let style: Style
  private let configuration: PrimitiveButtonStyleConfiguration

  init(style: Style, configuration: PrimitiveButtonStyleConfiguration) {
    self.style = style
    self.configuration = configuration
  }

  static var elementKind: ElementKind { Part.kind }

  @MainActor var elementContent: some View {
    StyledContent(style: style, configuration: ButtonStyleConfiguration(configuration, press: press)) {
      $0.makeBody(configuration: $1)
    }
  }

  @MainActor func describe(_ element: inout ElementDescription) {
    let act = configuration.act
    let press = press
    element.set(.role, configuration.role)
    element.setStyle("custom")
    element.setInteraction()
    if act.isChosen() { element.set(.isSelected, true) }
    // A button that is disabled while it is held down hears nothing of its being let go of.
    if element.isDisabled { press.set(false) }
    element.on(.press) { _, _ in press.set(true) }
    element.on(.release) { _, _ in press.set(false) }
    element.on(.tap) { _, element in element.finishingDialog { act.action() } }
  }
}

/// Whether a person holds a button down, and whether its style asks.
@MainActor
final class ButtonPress: NodeAttachment {
  private var isDown = false
  private var isFollowed = false
  private unowned(unsafe) var node: Node?
  private var source: ExternalSource?

  func attach(to node: Node) {
    self.node = node
    source = ExternalSource(of: node)
  }

  func detach() {
    source?.leave()
    source = nil
    node = nil
  }

  func read() -> Bool {
    source?.wasRead()
    if !isFollowed, let element = node?.ownElement {
      isFollowed = true
      element.derive(.tellsPress, true)
    }
    return isDown
  }

  func set(_ isDown: Bool) {
    guard self.isDown != isDown else { return }
    self.isDown = isDown
    source?.didChange()
  }
}
