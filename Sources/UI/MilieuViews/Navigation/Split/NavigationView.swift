internal import MilieuEnvironment
public import MilieuRuntime

/// Screens with links, as before ``NavigationStack``.
///
/// One view inside is the root of a stack; of several, the first is a sidebar and the last what stands beside it, unless the style is
/// `.stack`.
nonisolated public struct NavigationView<Content: View>: View {
  @Environment(\.styles) private var styles
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var body: some View {
    let members = (content as? any ViewMembers)?.members ?? []
    if members.count > 1, styles.navigationView != "stack", let first = members.first, let last = members.last {
      NavigationSplitView {
        AnyView(erasing: first)
      } detail: {
        AnyView(erasing: last)
      }
    } else if members.count > 1, let first = members.first {
      NavigationStack { AnyView(erasing: first) }
    } else {
      NavigationStack { content }
    }
  }
}

/// How navigation views look.
public protocol NavigationViewStyle: Sendable {
  @_documentation(visibility: internal) nonisolated var system: SystemStyle { get }
}

/// Columns where there are several views.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public init() {}
  @_documentation(visibility: internal)
  public var system: SystemStyle { SystemStyle(name: "automatic") }
}

/// One screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
  @_documentation(visibility: internal)
  public var system: SystemStyle { SystemStyle(name: "stack") }
}

/// Columns beside one another.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  @_documentation(visibility: internal)
  public var system: SystemStyle { SystemStyle(name: "columns") }
}

/// Columns beside one another.
@available(*, deprecated, renamed: "ColumnNavigationViewStyle")
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
  @_documentation(visibility: internal)
  public var system: SystemStyle { SystemStyle(name: "columns") }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Sets how navigation views in this view look.
  public nonisolated func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View {
    self.style(\.navigationView, style.system)
  }
}
