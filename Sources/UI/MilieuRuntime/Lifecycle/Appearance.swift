extension View {
  /// Runs an action when the view appears, before the first frame with it is shown to a person.
  ///
  /// As SwiftUI, each time the view's identity begins. Actions of one turn run from the inside out: those of what a view contains
  /// before those of the view, siblings in order, and modifiers of one view in the order they are written. Tasks start after all.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: action, onDisappear: nil))
  }

  /// Runs an action after the view has gone: its state has ended and its tasks are cancelled.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: nil, onDisappear: action))
  }
}

nonisolated struct AppearanceModifier: ViewModifier {
  typealias Body = Never

  let onAppear: (() -> Void)?
  let onDisappear: (() -> Void)?

  @MainActor static func makeNode<Modified: View>(
    for view: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    AppearanceNode(view, in: context)
  }

  nonisolated static func wire<Modified: View>(_ modified: Modified.Type, _ walk: WiringWalk) { Modified.wire(walk) }
}

private final class AppearanceNode<Content: View>:
  SingleChildNode<ModifiedContent<Content, AppearanceModifier>, Content>
{
  private var modifier: AppearanceModifier
  private var hasAppeared = false

  init(_ view: ModifiedContent<Content, AppearanceModifier>, in context: NodeContext) {
    modifier = view.modifier
    super.init(context)
    var inner = context
    inner.parent = self
    child = Content.makeNode(for: view.content, in: inner)
    root.afterUpdate(of: self) { [weak self] in self?.appear() }
  }

  private func appear() {
    guard !isClosed, !hasAppeared, isInSight else { return }
    hasAppeared = true
    modifier.onAppear?()
  }

  override func sightDidChange(_ isInSight: Bool) {
    if isInSight {
      root.afterUpdate(of: self) { [weak self] in self?.appear() }
    } else {
      disappear()
    }
  }

  private func disappear() {
    guard hasAppeared else { return }
    hasAppeared = false
    guard let action = modifier.onDisappear else { return }
    root.afterUpdate(of: self) { action() }
  }

  override func update(_ view: ModifiedContent<Content, AppearanceModifier>) {
    modifier = view.modifier
    child?.update(view.content)
  }

  override func willClose() { disappear() }
}
