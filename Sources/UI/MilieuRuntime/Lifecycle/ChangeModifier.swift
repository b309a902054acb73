extension View {
  /// Runs an action when a value differs from the time before.
  ///
  /// - Parameters:
  ///   - value: what is compared, each time the view is made anew.
  ///   - initial: whether to run the action when the view appears too.
  ///   - action: what to run after the update.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Runs an action with the value before and the value now, when they differ.
  ///
  /// - Parameters:
  ///   - value: what is compared, each time the view is made anew.
  ///   - initial: whether to run the action when the view appears too, with the value as both.
  ///   - action: what to run after the update.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Runs an action with the value now, when it differs from the time before.
  @available(*, deprecated, message: "Use onChange with an action of two or no parameters.")
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: false) { _, new in action(new) })
  }
}

nonisolated struct ChangeModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never

  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  @MainActor static func makeNode<Modified: View>(
    for view: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    ChangeNode(view, in: context)
  }

  nonisolated static func wire<Modified: View>(_ modified: Modified.Type, _ walk: WiringWalk) { Modified.wire(walk) }
}

private final class ChangeNode<Content: View, Value: Equatable>:
  SingleChildNode<ModifiedContent<Content, ChangeModifier<Value>>, Content>
{
  private var value: Value

  init(_ view: ModifiedContent<Content, ChangeModifier<Value>>, in context: NodeContext) {
    value = view.modifier.value
    super.init(context)
    var inner = context
    inner.parent = self
    child = Content.makeNode(for: view.content, in: inner)
    if view.modifier.isInitial { act(view.modifier, from: value) }
  }

  private func act(_ modifier: ChangeModifier<Value>, from old: Value) {
    root.afterUpdate(of: self) { [weak self] in
      guard self?.isClosed == false else { return }
      modifier.action(old, modifier.value)
    }
  }

  override func update(_ view: ModifiedContent<Content, ChangeModifier<Value>>) {
    child?.update(view.content)
    let old = value
    value = view.modifier.value
    if old != value { act(view.modifier, from: old) }
  }
}
