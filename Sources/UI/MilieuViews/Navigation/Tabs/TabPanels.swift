internal import MilieuEnvironment
internal import MilieuRuntime

/// The views in a tab view, each in a panel of its own.
nonisolated struct TabPanels<Content: View>: View {
  let tabs: TabModel
  let content: Content

  @MainActor var body: some View { panel(content, id: nil) }

  /// Takes apart what is several views; each of the rest is a tab. Nothing of a tab is made for that.
  private func panel(_ view: any View, id: AnyHashable?) -> AnyView {
    switch view {
    case let view as any ViewMembers:
      let members = view.members
      return AnyView(ForEach(0..<members.count, id: \.self) { panel(members[$0], id: id) })
    case let view as any RepeatedViews:
      return view.mapping { panel($0, id: $1) }
    case let view as any ChosenView:
      return view.chosen.map { panel($0, id: id) } ?? AnyView(EmptyView())
    case is EmptyView:
      return AnyView(EmptyView())
    default:
      return AnyView(erasing: view, in: tabs, id: id)
    }
  }
}

extension AnyView {
  fileprivate init(erasing view: any View, in tabs: TabModel, id: AnyHashable?) {
    func panel<Content: View>(_ view: Content) -> AnyView {
      let stated = StatedTab(view)
      return AnyView(TabPanel(tabs: tabs, tag: stated.tag ?? id, badge: stated.badge, content: view))
    }
    self = panel(view)
  }
}

/// What a view's modifiers say about it as a tab.
private struct StatedTab {
  private(set) var tag: AnyHashable?
  private(set) var badge: Text?

  init(_ view: Any) {
    var view = view
    while true {
      guard let modified = view as? any ModifiedView else { return }
      if let stated = modified.statedModifier as? any TagStating { tag = tag ?? stated.statedTag }
      if let stated = modified.statedModifier as? BadgeModifier { badge = badge ?? stated.badge }
      view = modified.statedContent
    }
  }
}

/// One tab: its panel, and for pages its dot.
nonisolated private struct TabPanel<Content: View>: View {
  @Kept private var entry = TabEntry()
  @Environment(\.styles) private var styles
  private let tabs: TabModel
  private let tag: AnyHashable?
  private let badge: Text?
  private let content: Content

  init(tabs: TabModel, tag: AnyHashable?, badge: Text?, content: Content) {
    self.tabs = tabs
    self.tag = tag
    self.badge = badge
    self.content = content
  }

  @MainActor var body: some View {
    let _ = entry.stand(in: tabs, tag: tag)
    let _ = entry.badge = badge ?? entry.badge
    PanelElement(entry: entry, content: content.modifier(TabScope(entry: entry)))
    if styles.tabView == "page" {
      Portal(tabs.bar) { TabButton(entry: entry, isDot: true, label: EmptyView()) }
    }
  }
}

nonisolated private struct PanelElement<Content: View>: PrimitiveView {
  @Attached var panel: NodeReference
  let entry: TabEntry
  let content: Content

  @MainActor init(entry: TabEntry, content: Content) {
    _panel = Attached(wrappedValue: entry.panel)
    self.entry = entry
    self.content = content
  }

  static var elementKind: ElementKind { .tabPanel }
  static var rowRole: RowRole { .exempt }
  @MainActor var elementContent: Content { content }

  @MainActor func describe(_ element: inout ElementDescription) {
    guard !entry.isChosen else { return }
    element.set(.isCovered, true)
    element.isCovered = true
  }
}

nonisolated private struct TabScope: EnvironmentProviding {
  let entry: TabEntry

  var provider: ProviderSite { .unknown }

  @MainActor func write(to values: inout EnvironmentValues) {
    values.tab = entry
    values.unlabelledTab = entry
  }

  @MainActor func writesSame(as other: Self) -> Bool { entry === other.entry }
}

/// What a person presses to choose a tab.
nonisolated struct TabButton<Label: View>: PrimitiveView {
  @Attached private var button: NodeReference
  private let entry: TabEntry
  private let isDot: Bool
  private let label: Label

  @MainActor init(entry: TabEntry, isDot: Bool = false, label: Label) {
    _button = Attached(wrappedValue: entry.button)
    self.entry = entry
    self.isDot = isDot
    self.label = label
  }

  static var elementKind: ElementKind { .tabButton }
  @MainActor var elementContent: Label { label }

  @MainActor func describe(_ element: inout ElementDescription) {
    element.setEnabled(element.environment.isEnabled)
    if entry.isChosen { element.set(.isSelected, true) }
    element.set(.badge, entry.badge?.words(in: element))
    if isDot { element.set(.spoken, "Page \(entry.position + 1)") }
    element.on(.tap) { _, _ in entry.choose() }
  }
}
