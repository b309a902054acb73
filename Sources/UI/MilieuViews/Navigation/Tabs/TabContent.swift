public import MilieuRuntime

/// Tabs, for the builder of a tab view: see ``Tab``.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the values that the tabs stand for; `Never` for tabs without one.
  associatedtype TabValue: Hashable

  /// Each tab as a view with its label and its tag.
  @_documentation(visibility: internal)
  nonisolated var tabs: TabViews { get }

  /// Says what the tabs contain, for a ``WiringReport``.
  @_documentation(visibility: internal)
  nonisolated static func wireTabs(_ walk: WiringWalk)
}

/// Several tabs as views.
@_documentation(visibility: internal)
nonisolated public struct TabViews: View, ViewMembers {
  package let members: [any View]

  @_documentation(visibility: internal)
  @MainActor public var body: some View {
    ForEach(0..<members.count, id: \.self) { AnyView(erasing: members[$0]) }
  }
}

/// Builds tabs from the statements of a closure.
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
  /// Takes a statement as it is.
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }

  /// One statement: its tabs.
  public static func buildBlock<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }

  /// Several statements: the tabs of all, in order.
  @_disfavoredOverload
  public static func buildBlock<each Content: TabContent>(_ content: repeat each Content) -> SeveralTabs<
    TabValue, (repeat each Content)
  > {
    // NB: that all stand for values of one type is asked of each statement; the language cannot ask it of a pack.
    var members: [any View] = []
    for content in repeat each content { members.append(content.tabs) }
    return SeveralTabs(tabs: TabViews(members: members))
  }

  /// An `if` without `else`: its tabs, or none.
  public static func buildIf<Content: TabContent>(_ content: Content?) -> SeveralTabs<TabValue, Content>
  where Content.TabValue == TabValue {
    SeveralTabs(tabs: content?.tabs ?? TabViews(members: []))
  }

  /// The first branch of an `if` or a `switch`.
  public static func buildEither<First: TabContent, Second: TabContent>(
    first: First
  ) -> SeveralTabs<TabValue, (First, Second)> where First.TabValue == TabValue, Second.TabValue == TabValue {
    SeveralTabs(tabs: first.tabs)
  }

  /// The other branch of an `if` or a `switch`.
  public static func buildEither<First: TabContent, Second: TabContent>(
    second: Second
  ) -> SeveralTabs<TabValue, (First, Second)> where First.TabValue == TabValue, Second.TabValue == TabValue {
    SeveralTabs(tabs: second.tabs)
  }

  /// The statements of an `if #available`.
  public static func buildLimitedAvailability<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }
}

extension TabContentBuilder {
  /// Tabs as the content of a tab view, whose type says which they are.
  nonisolated public struct Content<Tabs: TabContent>: View, ViewMembers where Tabs.TabValue == TabValue {
    package let members: [any View]

    init(_ tabs: Tabs) {
      members = tabs.tabs.members
    }

    @_documentation(visibility: internal)
    @MainActor public var body: some View { TabViews(members: members) }

    @_documentation(visibility: internal)
    public static func wire(_ walk: WiringWalk) { Tabs.wireTabs(walk) }
  }
}

/// Several tabs in a row.
///
/// `Shown` is the type of the tabs that these are made of, or a tuple of several; no value of it is kept.
@_documentation(visibility: internal)
nonisolated public struct SeveralTabs<TabValue: Hashable, Shown>: TabContent {
  public let tabs: TabViews

  init(tabs: TabViews) {
    self.tabs = tabs
  }

  @_documentation(visibility: internal)
  public static func wireTabs(_ walk: WiringWalk) {
    for tabs in ContentTypes.of(Shown.self) { (tabs as? any TabContent.Type)?.wireTabs(walk) }
  }
}

/// Tabs that belong together. Hosts show them among the others, without the section's heading.
nonisolated public struct TabSection<TabValue: Hashable, Content: TabContent>: TabContent
where Content.TabValue == TabValue {
  private let content: Content

  /// Tabs that belong together, without a heading.
  public init(@TabContentBuilder<TabValue> content: () -> Content) {
    self.content = content()
  }

  /// Tabs that belong together under a localised heading.
  ///
  /// - Parameters:
  ///   - titleKey: the heading; hosts do not show it.
  ///   - content: the tabs.
  public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<TabValue> content: () -> Content) {
    self.content = content()
  }

  /// The same with a heading that is not localised.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @TabContentBuilder<TabValue> content: () -> Content) {
    self.content = content()
  }

  @_documentation(visibility: internal)
  public var tabs: TabViews { content.tabs }

  @_documentation(visibility: internal)
  public static func wireTabs(_ walk: WiringWalk) { Content.wireTabs(walk) }
}

extension TabContent {
  /// Shows a count beside the tabs. 0 shows nothing.
  public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> {
    badged(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Shows a word beside the tabs. `nil` shows nothing.
  public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> { badged(label) }

  /// Shows a word beside the tabs. `nil` shows nothing.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    badged(key.map { Text($0) })
  }

  private nonisolated func badged(_ label: Text?) -> SeveralTabs<TabValue, Self> {
    func badged(_ view: some View) -> any View { view.modifier(BadgeModifier(badge: label)) }
    func each(_ view: any View) -> any View {
      (view as? any ViewMembers).map { TabViews(members: $0.members.map(each)) } ?? badged(view)
    }
    return SeveralTabs(tabs: TabViews(members: tabs.members.map(each)))
  }
}
