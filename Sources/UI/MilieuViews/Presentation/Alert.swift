public import MilieuRuntime

/// An alert in SwiftUI's older form: a title, a message and one or two buttons.
nonisolated public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// An alert with one button.
  ///
  /// - Parameters:
  ///   - title: what the alert is about.
  ///   - message: more about it.
  ///   - dismissButton: the button; `nil` for one that says OK.
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// An alert with two buttons.
  ///
  /// - Parameters:
  ///   - title: what the alert is about.
  ///   - message: more about it.
  ///   - primaryButton, secondaryButton: the buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert. Whatever it does, the alert ends afterwards.
  nonisolated public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    /// A usual button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, role: nil, action: action)
    }

    /// A button that leaves everything as it is, with words of its own.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, role: .cancel, action: action)
    }

    /// A button that leaves everything as it is.
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
      cancel(Text("Cancel"), action: action)
    }

    /// A button that removes something for good.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, role: .destructive, action: action)
    }
  }

  @MainActor func dialog(end: @escaping @MainActor () -> Void) -> Dialog<AlertButtons, Text> {
    Dialog(kind: .alert, title: title, actions: AlertButtons(buttons: buttons), message: message, end: end)
  }
}

nonisolated struct AlertButtons: View {
  let buttons: [Alert.Button]

  @MainActor var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      Button(role: button.role, action: { button.action?() }, label: { button.label })
    }
  }
}

extension View {
  /// Presents an alert while a flag is set.
  ///
  /// - Parameters:
  ///   - isPresented: whether the alert is shown.
  ///   - content: makes the alert.
  public nonisolated func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    modifier(FlagAlert(isPresented: isPresented, content: content))
  }

  /// Presents an alert for an item while there is one.
  ///
  /// - Parameters:
  ///   - item: what the alert is about.
  ///   - content: makes the alert for the item.
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    modifier(ItemAlert(item: item, content: content))
  }
}

nonisolated private struct FlagAlert: PresentingModifier {
  let isPresented: Binding<Bool>
  let content: () -> Alert

  var onDismiss: (() -> Void)? { nil }

  @MainActor func presentation() -> (id: Bool, view: Dialog<AlertButtons, Text>)? {
    guard isPresented.wrappedValue else { return nil }
    return (true, content().dialog { isPresented.wrappedValue = false })
  }
}

nonisolated private struct ItemAlert<Item: Identifiable>: PresentingModifier {
  let item: Binding<Item?>
  let content: (Item) -> Alert

  var onDismiss: (() -> Void)? { nil }

  @MainActor func presentation() -> (id: Item.ID, view: Dialog<AlertButtons, Text>)? {
    guard let shown = item.wrappedValue else { return nil }
    let id = shown.id
    return (id, content(shown).dialog { if item.wrappedValue?.id == id { item.wrappedValue = nil } })
  }
}
