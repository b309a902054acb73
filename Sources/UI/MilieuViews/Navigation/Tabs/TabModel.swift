internal import MilieuEnvironment
internal import MilieuRuntime

/// The tabs of one tab view, and which of them is chosen.
@MainActor
final class TabModel: NodeAttachment, ElementFinisher {
  let bar = Outlet(kind: .tabBar, isAtStart: true)

  private var entries: [TabEntry] = []
  private var selection: TabSelection?
  private var statements: [ScreenStatement] = []
  private weak var node: Node?
  private var isFinishDue = false

  private(set) weak var chosen: TabEntry?

  // NB: attached twice, to the tab view and then to its element, in whose node the bar is.
  func attach(to node: Node) {
    self.node = node
    bar.open(in: node)
  }

  func detach() { bar.close() }

  // MARK: - Choosing

  /// Takes up what is chosen; called while the tab view's element is described.
  func follow(_ selection: TabSelection?) {
    self.selection = selection
    if let selection { choose(matching: selection.read()) }
    settle()
  }

  private func choose(matching tag: AnyHashable) {
    if let entry = entries.first(where: { $0.tag == tag }) { show(entry) }
  }

  /// Does what a press on a tab does.
  func choose(_ entry: TabEntry) {
    guard let selection else { return show(entry) }
    if let tag = entry.tag { selection.write(tag) }
  }

  private func show(_ entry: TabEntry) {
    guard chosen !== entry else { return }
    let old = chosen
    chosen = entry
    old?.isChosen = false
    entry.isChosen = true
  }

  // MARK: - Tabs

  func add(_ entry: TabEntry) {
    entries.append(entry)
    if selection.map({ $0.read() == entry.tag }) ?? (chosen == nil) { show(entry) }
    settle()
  }

  func remove(_ entry: TabEntry) {
    entries.removeAll { $0 === entry }
    settle()
  }

  func position(of entry: TabEntry) -> Int { entries.firstIndex { $0 === entry } ?? 0 }

  /// A tab was given another tag.
  func tagDidChange() {
    if let selection { choose(matching: selection.read()) }
  }

  // MARK: - The bar

  func state(_ statement: ScreenStatement) {
    if !statements.contains(where: { $0 === statement }) { statements.append(statement) }
    settle()
  }

  func forget(_ statement: ScreenStatement) {
    statements.removeAll { $0 === statement }
    settle()
  }

  func settle() {
    guard !isFinishDue, let node, !node.isClosed else { return }
    isFinishDue = true
    node.root.finish(self)
  }

  /// What is chosen may stand for no tab, as when its tab is gone: then the first is shown.
  func finish() {
    isFinishDue = false
    guard let node, !node.isClosed else { return }
    if chosen == nil, let first = entries.first { show(first) }
    let isHidden = statements.contains { $0.traits.tabBarVisibility == .hidden && $0.isInSight(below: node) }
    bar.element?.derive(.isBarHidden, isHidden ? true : nil)
  }
}

/// One tab.
@MainActor
final class TabEntry: NodeAttachment {
  private weak var tabs: TabModel?
  private(set) var tag: AnyHashable?

  /// Makes what the tab shows, once it is chosen.
  let content = DeferralGate()

  let panel = NodeReference()
  let button = NodeReference()

  var badge: Text? {
    didSet { if badge != oldValue { button.node?.requestEvaluation() } }
  }

  var isChosen = false {
    didSet {
      guard isChosen != oldValue else { return }
      if isChosen { content.open() }
      panel.node?.requestEvaluation()
      button.node?.requestEvaluation()
    }
  }

  func attach(to node: Node) {}
  func detach() { tabs?.remove(self) }

  func stand(in tabs: TabModel, tag: AnyHashable?) {
    let isSame = tag == self.tag
    self.tag = tag
    if self.tabs == nil {
      self.tabs = tabs
      tabs.add(self)
    } else if !isSame {
      tabs.tagDidChange()
    }
  }

  func choose() { tabs?.choose(self) }

  var position: Int { tabs?.position(of: self) ?? 0 }
  var bar: Outlet? { tabs?.bar }

  func state(_ statement: ScreenStatement) { tabs?.state(statement) }
  func forget(_ statement: ScreenStatement) { tabs?.forget(statement) }
  func sightDidChange() { tabs?.settle() }
}

/// Lets somebody ask for the evaluation of a view it does not hold.
@MainActor
final class NodeReference: NodeAttachment {
  private(set) weak var node: Node?

  func attach(to node: Node) { self.node = node }
  func detach() { node = nil }
}

private enum TabEntryKey: EnvironmentKey {
  static let defaultValue: TabEntry? = nil
}

private enum UnlabelledTabKey: EnvironmentKey {
  static let defaultValue: TabEntry? = nil
}

extension EnvironmentValues {
  /// The tab a view is in.
  var tab: TabEntry? {
    get { self[TabEntryKey.self] }
    set { self[TabEntryKey.self] = newValue }
  }

  /// The tab a view is the whole of, as long as no label of it was met.
  var unlabelledTab: TabEntry? {
    get { self[UnlabelledTabKey.self] }
    set { self[UnlabelledTabKey.self] = newValue }
  }
}
