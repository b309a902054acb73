public import MilieuRuntime

/// How lists look.
public protocol ListStyle: Sendable {
  @_documentation(visibility: internal) nonisolated var system: SystemStyle { get }
}

public struct DefaultListStyle: ListStyle {
  public init() {}
  public var system: SystemStyle { SystemStyle(name: "automatic") }
}

public struct PlainListStyle: ListStyle {
  public init() {}
  public var system: SystemStyle { SystemStyle(name: "plain") }
}

public struct InsetListStyle: ListStyle {
  public init() {}
  public var system: SystemStyle { SystemStyle(name: "inset") }
}

public struct GroupedListStyle: ListStyle {
  public init() {}
  public var system: SystemStyle { SystemStyle(name: "grouped") }
}

public struct InsetGroupedListStyle: ListStyle {
  public init() {}
  public var system: SystemStyle { SystemStyle(name: "insetGrouped") }
}

public struct SidebarListStyle: ListStyle {
  public init() {}
  public var system: SystemStyle { SystemStyle(name: "sidebar") }
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  /// Sets how lists in this view look.
  public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
    self.style(\.list, style.system)
  }
}
