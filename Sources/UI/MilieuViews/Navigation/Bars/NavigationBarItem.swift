/// The parts of the bar above a screen.
public struct NavigationBarItem: Sendable {
  /// How a screen's title is shown.
  public enum TitleDisplayMode: Sendable {
    /// As on the screen below; on a root, large.
    case automatic
    /// Small, in the bar.
    case inline
    /// Large, below the bar.
    case large
  }
}

/// How a screen's title is shown, by the name of its newer modifier.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  /// As on the screen below; on a root, large.
  public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .automatic) }
  /// Small, in the bar.
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline) }
  /// Large, below the bar.
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
  /// Large, below the bar; hosts draw it as ``large``.
  public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
}
