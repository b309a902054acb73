internal import MilieuEnvironment
public import MilieuRuntime

/// Screens with links, as before ``NavigationStack``.
///
/// One view inside is the root of a stack; of several, the first is a sidebar and the last what stands beside it, unless the style is
/// `.stack`.
nonisolated public struct NavigationView<Content: View>: View {
  @Environment(\.styles) private var styles
  private let content: Content

  /// Screens with links.
  ///
  /// - Parameter content: the root of a stack; or a sidebar first, and last what stands beside it.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A stack, or columns, by how many views there are and by the style.
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

  @_documentation(visibility: internal)
  public static func wire(_ walk: WiringWalk) { Content.wire(walk) }
}

/// How navigation views look.
public protocol NavigationViewStyle: Sendable {
  @_documentation(visibility: internal) nonisolated var system: SystemStyle { get }
}

/// Columns where there are several views.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// The style that is used where none is set.
  public init() {}
  @_documentation(visibility: internal)
  public var system: SystemStyle { SystemStyle(name: "automatic") }
}

/// One screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// The style of a stack.
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
  /// The style of columns.
  public init() {}
  @_documentation(visibility: internal)
  public var system: SystemStyle { SystemStyle(name: "columns") }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// Columns where there are several views.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One screen at a time; of several views the first is the root.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns beside one another.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Sets how navigation views in this view look.
  public nonisolated func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View {
    self.style(\.navigationView, style.system)
  }
}
