public import MilieuRuntime

/// How labels look.
public protocol LabelStyle: Sendable {
  @_documentation(visibility: internal) nonisolated var system: SystemStyle { get }
}

public struct DefaultLabelStyle: LabelStyle {
  public init() {}
  @_documentation(visibility: internal)
  public var system: SystemStyle { SystemStyle(name: "automatic") }
}

public struct IconOnlyLabelStyle: LabelStyle {
  public init() {}
  @_documentation(visibility: internal)
  public var system: SystemStyle { SystemStyle(name: "iconOnly") }
}

public struct TitleOnlyLabelStyle: LabelStyle {
  public init() {}
  @_documentation(visibility: internal)
  public var system: SystemStyle { SystemStyle(name: "titleOnly") }
}

public struct TitleAndIconLabelStyle: LabelStyle {
  public init() {}
  @_documentation(visibility: internal)
  public var system: SystemStyle { SystemStyle(name: "titleAndIcon") }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension View {
  /// Sets what labels in this view show. The title is read out even where only the icon shows.
  public nonisolated func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    self.style(\.label, style.system)
  }
}
