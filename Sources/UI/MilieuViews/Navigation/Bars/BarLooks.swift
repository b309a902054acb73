public import Foundation
public import MilieuRuntime

// What hosts draw as they see fit: said once where an author asks for something else.
extension View {
  /// Sets what the bars around the screen are drawn on. Hosts draw bars on the page itself, which is reported once.
  public nonisolated func toolbarBackground<Style: ShapeStyle>(
    _ style: Style, for bars: ToolbarPlacement...
  ) -> some View {
    reporting(ownBackground)
  }

  /// Shows or hides what the bars around the screen are drawn on. Hosts draw bars on the page itself; hiding that changes nothing.
  public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self
  }

  /// Shows or hides what the bars around the screen are drawn on. Hosts draw bars on the page itself; hiding that changes nothing.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Sets whether the bars around the screen are light or dark. Hosts draw them as the page, which is reported once.
  public nonisolated func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    reporting(ownBackground)
  }

  /// Sets the purpose of the bar above the screen. Hosts draw bars for every purpose alike.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Sets how wide the column that this view is in should be. Hosts decide that by themselves, which is reported once.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { reporting(ownWidth) }

  /// Sets how wide the column that this view is in may be. Hosts decide that by themselves, which is reported once.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    reporting(ownWidth)
  }
}

private let ownBackground = "toolbarBackground(_:for:): this host draws bars on the page itself and in its colours."
private let ownWidth = "navigationSplitViewColumnWidth(_:): this host decides by itself how wide columns are."

/// What the bar above a screen is for.
public struct ToolbarRole: Sendable {
  private enum Role { case automatic, navigationStack, browser, editor }

  private let role: Role

  /// As the place suggests.
  public static var automatic: ToolbarRole { ToolbarRole(role: .automatic) }
  /// Moving between screens.
  public static var navigationStack: ToolbarRole { ToolbarRole(role: .navigationStack) }
  /// Looking through what there is.
  public static var browser: ToolbarRole { ToolbarRole(role: .browser) }
  /// Changing a document.
  public static var editor: ToolbarRole { ToolbarRole(role: .editor) }
}
