public import MilieuRuntime

/// What a tab is for, where that changes how it looks.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// Search; hosts show the tab as any other.
  public static var search: TabRole { TabRole(name: "search") }
}

/// One tab of a tab view, with its label.
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  /// The type of the value that the tab stands for.
  public typealias TabValue = Value

  private let value: Value?
  private let content: Content
  private let label: Label

  /// A tab that stands for a value of the selection.
  ///
  /// - Parameters:
  ///   - value: what of the selection the tab stands for.
  ///   - role: what the tab is for.
  ///   - content: what the tab shows.
  ///   - label: what stands in the bar.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.value = value
    self.content = content()
    self.label = label()
  }

  /// A tab of a tab view without a selection.
  ///
  /// - Parameters:
  ///   - role: what the tab is for.
  ///   - content: what the tab shows.
  ///   - label: what stands in the bar.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  where Value == Never {
    value = nil
    self.content = content()
    self.label = label()
  }

  @_documentation(visibility: internal)
  public var tabs: TabViews {
    let tab = content.tabItem { label }
    return TabViews(members: value.map { [tab.tag($0)] } ?? [tab])
  }

  @_documentation(visibility: internal)
  public static func wireTabs(_ walk: WiringWalk) {
    walk.inside("Tab", beginsScreen: true) { Content.wire($0) }
    Label.wire(walk)
  }
}

extension Tab where Label == DefaultTabLabel {
  /// A tab with a localised title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: what stands in the bar.
  ///   - systemImage: the name of the symbol.
  ///   - value: what of the selection the tab stands for.
  ///   - role: what the tab is for.
  ///   - content: what the tab shows.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) { DefaultTabLabel(titleKey, systemImage: systemImage) }
  }

  /// The same with a title that is not localised.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) { DefaultTabLabel(title, systemImage: systemImage) }
  }

  /// The same with a picture of the app by its name, in place of a symbol.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) { DefaultTabLabel(titleKey, image: image) }
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// A tab with a localised title and a symbol, of a tab view without a selection.
  ///
  /// - Parameters:
  ///   - titleKey: what stands in the bar.
  ///   - systemImage: the name of the symbol.
  ///   - role: what the tab is for.
  ///   - content: what the tab shows.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { DefaultTabLabel(titleKey, systemImage: systemImage) }
  }

  /// The same with a title that is not localised.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { DefaultTabLabel(title, systemImage: systemImage) }
  }

  /// The same with a picture of the app by its name, in place of a symbol.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { DefaultTabLabel(titleKey, image: image) }
  }
}

/// The label of a tab that is given a title and a picture.
public typealias DefaultTabLabel = Label<Text, Image>
