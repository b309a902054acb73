internal import MilieuRuntime

/// A question with buttons on top of everything: an alert or a confirmation dialog.
nonisolated struct DialogModifier<Actions: View, Message: View>: PresentingModifier {
  let kind: DialogKind
  let isPresented: Binding<Bool>
  let title: Text
  /// `nil` where the data that the dialog is about is missing; it is not shown then.
  let actions: Actions?
  let message: Message?

  var onDismiss: (() -> Void)? { nil }

  @MainActor func presentation() -> (id: Bool, view: Dialog<Actions, Message>)? {
    guard isPresented.wrappedValue, let actions else { return nil }
    return (
      true, Dialog(kind: kind, title: title, actions: actions, message: message) { isPresented.wrappedValue = false }
    )
  }
}

/// How a dialog asks.
nonisolated enum DialogKind: Hashable {
  case alert
  case confirmation(hidesTitle: Bool)
}

nonisolated struct Dialog<Actions: View, Message: View>: View {
  private let kind: DialogKind
  private let title: Text
  private let actions: Actions
  private let message: Message?
  private let end: @MainActor () -> Void

  init(kind: DialogKind, title: Text, actions: Actions, message: Message?, end: @escaping @MainActor () -> Void) {
    self.kind = kind
    self.title = title
    self.actions = actions
    self.message = message
    self.end = end
  }

  @MainActor @ViewBuilder var body: some View {
    let shownMessage = Message.self == EmptyView.self ? nil : message
    switch kind {
    case .alert:
      DialogElement<AlertSurface, _>(title: title, end: end) {
        shownMessage.map { ElementPart<DialogMessagePart, Message>($0) }
        ElementPart<DialogActionsPart, _>(
          FallbackView(actions, isSatisfied: { $0.kind == .button }) { Button("OK", role: .cancel) {} })
      }
    case .confirmation(let hidesTitle):
      DialogElement<ConfirmationSurface, _>(title: title, hidesTitle: hidesTitle, end: end) {
        shownMessage.map { ElementPart<DialogMessagePart, Message>($0) }
        ElementPart<DialogActionsPart, _>(
          FallbackView(actions, isSatisfied: { $0.kind == .button && $0[.role] == .cancel }) {
            Button("Cancel", role: .cancel) {}
          })
      }
    }
  }

  static func wire(_ walk: WiringWalk) {
    walk.inside("dialog") {
      Actions.wire($0)
      Message.wire($0)
    }
  }
}

private enum AlertSurface: PresentationSurface { static var kind: ElementKind { .alert } }
private enum ConfirmationSurface: PresentationSurface { static var kind: ElementKind { .confirmation } }
private enum DialogMessagePart: ElementPartName { static var kind: ElementKind { .dialogMessage } }
private enum DialogActionsPart: ElementPartName { static var kind: ElementKind { .dialogActions } }

nonisolated private struct DialogElement<Surface: PresentationSurface, Content: View>: PrimitiveView {
  let title: Text
  let hidesTitle: Bool
  let end: @MainActor () -> Void
  let content: Content

  init(
    title: Text, hidesTitle: Bool = false, end: @escaping @MainActor () -> Void, @ViewBuilder content: () -> Content
  ) {
    self.title = title
    self.hidesTitle = hidesTitle
    self.end = end
    self.content = content()
  }

  static var elementKind: ElementKind { Surface.kind }
  @MainActor var elementContent: Content { content }

  @MainActor func describe(_ element: inout ElementDescription) {
    element.set(.title, title.words(in: element))
    if hidesTitle { element.set(.hidesLabel, true) }
    element.onFinish = end
    element.on(.dismiss) { _, dialog in dialog.pressCancel() }
  }
}

extension Element {
  /// A person who closes a dialog presses its button for that: the one to cancel, else the only one. Where there are several and none
  /// to cancel, one of them has to be chosen.
  fileprivate func pressCancel() {
    let buttons = buttonsInside
    let cancel = buttons.first { $0[.role] == .cancel } ?? (buttons.count == 1 ? buttons[0] : nil)
    guard let cancel, let behavior = cancel.behavior, !behavior.isDisabled else { return }
    behavior.perform(.tap, on: cancel)
  }

  private var buttonsInside: [Element] {
    children.flatMap { $0.kind == .button ? [$0] : $0.buttonsInside }
  }

  /// Runs what a button does, then ends the dialog that the button is in, if any. As SwiftUI, whatever button of a dialog is pressed.
  func finishingDialog(_ action: () -> Void) {
    var ancestor = parent
    while let current = ancestor, current.kind != .alert, current.kind != .confirmation { ancestor = current.parent }
    let dialog = ancestor?.behavior
    action()
    dialog?.onFinish?()
  }
}
