internal import MilieuEnvironment
public import MilieuRuntime

/// Views of which a person chooses one to see, by tabs.
///
/// As SwiftUI: each view inside has a `.tabItem`, or is a ``Tab``; a `.tag(_:)` says which value of the selection it stands for. What a
/// tab shows is built when the tab is first chosen, and keeps its state from then on; while another tab is chosen it counts as having
/// disappeared.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  @Kept private var tabs = TabModel()

  /// Views as tabs, of which a selection says which is chosen.
  ///
  /// - Parameters:
  ///   - selection: the value of the tab that is chosen.
  ///   - content: the tabs.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// The tabs; what each shows is built when it is first chosen.
  @MainActor public var body: some View {
    TabsElement(
      tabs: tabs, selection: selection.map { selection in TabSelection(selection) },
      content: TabPanels(tabs: tabs, content: content))
  }

  @_documentation(visibility: internal)
  public static func wire(_ walk: WiringWalk) {
    walk.inside("TabView", beginsScreen: true) { Content.wire($0) }
  }
}

extension TabView {
  /// The same for tabs that are declared with ``Tab``.
  ///
  /// - Parameters:
  ///   - selection: the value of the tab that is chosen.
  ///   - content: the tabs.
  public init<Tabs: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> Tabs
  ) where Content == TabContentBuilder<SelectionValue>.Content<Tabs>, Tabs.TabValue == SelectionValue {
    self.selection = selection
    self.content = TabContentBuilder.Content(content())
  }

  /// Tabs that keep to themselves which is chosen; the first at the beginning.
  public init<Tabs: TabContent>(@TabContentBuilder<Never> content: () -> Tabs)
  where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<Tabs>, Tabs.TabValue == Never {
    selection = nil
    self.content = TabContentBuilder.Content(content())
  }
}

extension TabView where SelectionValue == Int {
  /// Tabs that keep to themselves which is chosen; the first at the beginning.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

/// What is chosen, and how to choose.
nonisolated struct TabSelection {
  let read: () -> AnyHashable
  let write: (AnyHashable) -> Void

  init<Value: Hashable>(_ selection: Binding<Value>) {
    read = { AnyHashable(selection.wrappedValue) }
    write = { tag in if let value = tag.base as? Value { selection.wrappedValue = value } }
  }
}

nonisolated private struct TabsElement<Content: View>: PrimitiveView {
  @Attached var tabs: TabModel
  let selection: TabSelection?
  let content: Content

  init(tabs: TabModel, selection: TabSelection?, content: Content) {
    _tabs = Attached(wrappedValue: tabs)
    self.selection = selection
    self.content = content
  }

  static var elementKind: ElementKind { .tabView }
  @MainActor var elementContent: Content { content }

  @MainActor func describe(_ element: inout ElementDescription) {
    element.setStyle(element.environment.styles.tabView)
    tabs.follow(selection)
  }
}

// MARK: - Styles

/// How tab views look.
public protocol TabViewStyle: Sendable {
  @_documentation(visibility: internal) nonisolated var system: SystemStyle { get }
}

/// A bar of tabs.
public struct DefaultTabViewStyle: TabViewStyle {
  /// The style that is used where none is set.
  public init() {}
  @_documentation(visibility: internal)
  public var system: SystemStyle { SystemStyle(name: "automatic") }
}

/// Pages with a dot for each.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether there are dots.
  public struct IndexDisplayMode: Sendable {
    let hidesDots: Bool

    /// Where there is more than one page.
    public static let automatic = IndexDisplayMode(hidesDots: false)
    /// Always.
    public static let always = IndexDisplayMode(hidesDots: false)
    /// Never: the selection alone turns pages.
    public static let never = IndexDisplayMode(hidesDots: true)
  }

  private let mode: IndexDisplayMode

  /// The style of pages.
  ///
  /// - Parameter indexDisplayMode: whether there are dots.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    mode = indexDisplayMode
  }

  @_documentation(visibility: internal)
  public var system: SystemStyle { SystemStyle(name: mode.hidesDots ? "bare" : "page") }
}

/// Tabs that may stand in a sidebar; hosts show a bar of tabs.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// The style of tabs that may stand in a sidebar.
  public init() {}
  @_documentation(visibility: internal)
  public var system: SystemStyle { SystemStyle(name: "automatic") }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A bar of tabs.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages, with dots where there is more than one.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages, with a say in whether there are dots.
  ///
  /// - Parameter indexDisplayMode: whether there are dots.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// Tabs that may stand in a sidebar; hosts show a bar of tabs.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension View {
  /// Sets how tab views in this view look.
  public nonisolated func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View {
    self.style(\.tabView, style.system)
  }
}
