public import MilieuRuntime

extension View {
  /// Names a preview of a ``PreviewProvider``; elsewhere it changes nothing.
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    modifier(PreviewSetting(change: .name(value)))
  }

  /// Sizes a preview of a ``PreviewProvider``; elsewhere it changes nothing.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(PreviewSetting(change: .layout(value)))
  }

  /// Gives a preview of a ``PreviewProvider`` the size of a device; elsewhere it changes nothing.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(PreviewSetting(change: .device(value)))
  }

  /// Turns a preview of a ``PreviewProvider``; elsewhere it changes nothing.
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(PreviewSetting(change: .orientation(value)))
  }
}

/// Says how a preview is shown, and changes nothing about the view.
nonisolated struct PreviewSetting: ViewModifier {
  enum Change: Sendable {
    case name(String?)
    case layout(PreviewLayout)
    case device(PreviewDevice?)
    case orientation(InterfaceOrientation)
  }

  let change: Change

  @MainActor func body(content: Content) -> some View { content }
}
