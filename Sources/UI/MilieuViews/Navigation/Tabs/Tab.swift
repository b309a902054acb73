public import MilieuRuntime

/// What a tab is for, where that changes how it looks.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// Search; this host shows the tab as any other.
  public static var search: TabRole { TabRole(name: "search") }
}

/// One tab of a tab view, with its label.
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  public typealias TabValue = Value

  private let value: Value?
  private let content: Content
  private let label: Label

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
}

extension Tab where Label == DefaultTabLabel {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) { DefaultTabLabel(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) { DefaultTabLabel(title, systemImage: systemImage) }
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) { DefaultTabLabel(titleKey, image: image) }
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { DefaultTabLabel(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { DefaultTabLabel(title, systemImage: systemImage) }
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { DefaultTabLabel(titleKey, image: image) }
  }
}

/// The label of a tab that is given a title and a picture.
public typealias DefaultTabLabel = Label<Text, Image>
