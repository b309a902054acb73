package import MilieuRuntime

/// A button or a link, as styles of buttons are told of it.
@MainActor
package protocol PressableControl: StyledControl
where StyleConfiguration == PrimitiveButtonStyleConfiguration, StyleParts == ButtonParts<Label> {
  associatedtype Label: View

  var label: Label { get }
  var role: ButtonRole? { get }
  var action: @MainActor () -> Void { get }
  var standing: ButtonStanding { get }

  /// Whether what a link leads to is shown beside it.
  var isChosen: Bool { get }
}

/// What stays of a button while it stands.
package struct ButtonParts<Label: View> {
  let label: TypedContentSource<Label>
  let act: ButtonAct
}

/// What a button does now.
@MainActor
package final class ButtonAct {
  var action: @MainActor () -> Void
  var isChosen: @MainActor () -> Bool

  init(_ action: @escaping @MainActor () -> Void, isChosen: @escaping @MainActor () -> Bool) {
    self.action = action
    self.isChosen = isChosen
  }
}

/// What there is to say of a button besides its label and its role.
package struct ButtonStanding: Equatable {
  /// Whether it leads to another screen.
  var isLink = false
  var isEnabled = true
  /// What a link leads to.
  var value: AnyHashable?
}

extension PressableControl {
  package var standing: ButtonStanding { ButtonStanding() }
  package var isChosen: Bool { false }

  package func makeStyleParts() -> ButtonParts<Label> {
    ButtonParts(label: TypedContentSource(label), act: ButtonAct(action) { isChosen })
  }

  package func updateStyleParts(_ parts: ButtonParts<Label>, changingBody change: () -> Void) {
    parts.act.action = action
    parts.act.isChosen = { isChosen }
    parts.label.update(label, changingBody: change)
  }

  package func styleConfiguration(of parts: ButtonParts<Label>) -> PrimitiveButtonStyleConfiguration {
    PrimitiveButtonStyleConfiguration(role: role, source: parts.label, act: parts.act, standing: standing)
  }

  package static func takesStyles(in context: NodeContext) -> Bool { !context.isAmongSystemChoices }
}

extension NodeContext {
  /// Whether the system alone decides how buttons look here.
  var isAmongSystemChoices: Bool {
    var ancestor: Element? = element
    while let current = ancestor {
      switch current.kind {
      case .menuItems, .dialogActions, .swipeActions: return true
      case .sheet, .cover, .popover: return false
      default: ancestor = current.parent
      }
    }
    return false
  }
}
