internal import MilieuEnvironment
internal import MilieuRuntime

/// One screen: what a navigation stack shows at a time, with its bars.
@MainActor
final class NavigationScreen: NodeAttachment, ElementFinisher {
  /// Where links and destinations on this screen push.
  weak var stack: ScreenStack?

  /// The screen that going back leads to; `nil` for a root.
  weak var previous: NavigationScreen? {
    didSet { previous?.next = self }
  }

  private weak var next: NavigationScreen?

  /// The column that this is the root screen of, or that lies on top of one.
  weak var column: SplitColumn?

  /// Whether a stack of its own fills the column that this is the root screen of, so that its screens have the bars.
  var holdsStack = false

  /// The presentation that `\.dismiss` speaks of; `nil` for a root.
  var presentation: PresentationScope?

  let bar = Outlet(kind: .bar, isAtStart: true)
  let bottomBar = Outlet(kind: .bottomBar, isAtStart: false)

  /// Whether another screen lies on this one.
  var isCovered = false

  private(set) weak var node: Node?
  private var statements: [ScreenStatement] = []
  private var isFinishDue = false

  func attach(to node: Node) {
    self.node = node
    bar.open(in: node)
    bottomBar.open(in: node)
    if previous != nil || column != nil { settle() }
  }

  func detach() {
    bar.close()
    bottomBar.close()
    node = nil
  }

  func cover(_ isCovered: Bool) {
    self.isCovered = isCovered
    node?.requestEvaluation()
  }

  // MARK: - What is said about the screen

  func state(_ statement: ScreenStatement) {
    if !statements.contains(where: { $0 === statement }) { statements.append(statement) }
    settle()
  }

  func forget(_ statement: ScreenStatement) {
    statements.removeAll { $0 === statement }
    settle()
  }

  /// What holds, of all that was said: the innermost view's word, and of siblings that of the first.
  private(set) var traits = ScreenTraits()

  private func mergeTraits() {
    var traits = ScreenTraits()
    for statement in statements.filter({ $0.isInSight(on: self) }).sorted(by: { $0.depth > $1.depth }) {
      traits.complete(with: statement.traits)
    }
    self.traits = traits
  }

  /// Brings the bar in step once all of the screen has been looked at in this turn.
  func settle() {
    guard !isFinishDue, let node else { return }
    isFinishDue = true
    node.root.finish(self)
  }

  func finish() {
    isFinishDue = false
    guard let node, !node.isClosed else { return }
    let before = (traits.title, titleMode)
    mergeTraits()
    titleMode = ownTitleMode ?? previous?.titleMode ?? .large
    updateBar()
    node.ownElement?.derive(.title, traits.title)
    if (traits.title, titleMode) != before { next?.settle() }
    if traits.title != before.0 {
      column?.split?.titleDidChange(of: self)
    }
  }

  // MARK: - The bar

  private var goesBack: Bool { previous != nil && traits.hidesBackButton != true }

  /// The title of the column before, which a person goes back to where there is room for one column only.
  private var columnBackTitle: String? {
    guard previous == nil, !holdsStack, let column, column.position > 0 else { return nil }
    return column.split?.title(of: column.position - 1) ?? ""
  }

  private func goBack() {
    if goesBack {
      presentation?.dismiss()
    } else if let column, columnBackTitle != nil {
      column.split?.goBack(from: column)
    }
  }

  /// How the title is shown: as this screen says, else as the one before shows its own.
  private var titleMode = NavigationBarItem.TitleDisplayMode.large

  private var ownTitleMode: NavigationBarItem.TitleDisplayMode? {
    traits.titleMode == .automatic ? nil : traits.titleMode
  }

  private func updateBar() {
    let columnBackTitle = columnBackTitle
    guard traits.title != nil || goesBack || columnBackTitle != nil || bar.element != nil, let element = bar.place()
    else { return }
    element.behavior?.on(.tap) { [weak self] _, _ in self?.goBack() }
    element.derive(.title, traits.title)
    element.derive(.subtitle, traits.subtitle)
    element.derive(.isInline, titleMode == .inline ? true : nil)
    element.derive(.backTitle, goesBack ? previous?.traits.title ?? "" : columnBackTitle)
    element.derive(.isNarrowOnly, columnBackTitle == nil ? nil : true)
    element.derive(.isBarHidden, traits.barVisibility == .hidden ? true : nil)
    bottomBar.element?.derive(.isBarHidden, traits.bottomBarVisibility == .hidden ? true : nil)
  }
}

/// What views say about the screen they are on.
nonisolated struct ScreenTraits: Equatable {
  var title: String?
  var subtitle: String?
  var titleMode: NavigationBarItem.TitleDisplayMode?
  var hidesBackButton: Bool?
  var barVisibility: Visibility?
  var bottomBarVisibility: Visibility?
  var tabBarVisibility: Visibility?

  /// Fills in what is not said yet.
  mutating func complete(with other: ScreenTraits) {
    title = title ?? other.title
    subtitle = subtitle ?? other.subtitle
    titleMode = titleMode ?? other.titleMode
    hidesBackButton = hidesBackButton ?? other.hidesBackButton
    barVisibility = barVisibility ?? other.barVisibility
    bottomBarVisibility = bottomBarVisibility ?? other.bottomBarVisibility
    tabBarVisibility = tabBarVisibility ?? other.tabBarVisibility
  }
}

/// What one view says about the screen it is on, for as long as it stands.
@MainActor
final class ScreenStatement: NodeAttachment {
  private(set) var traits = ScreenTraits()
  private(set) var depth: Int32 = 0
  private weak var screen: NavigationScreen?
  private weak var tab: TabEntry?

  private weak var node: Node?

  func attach(to node: Node) {
    self.node = node
    depth = node.depth
  }

  func detach() {
    screen?.forget(self)
    tab?.forget(self)
  }

  /// What is said in a tab that is not the chosen one does not count.
  func isInSight(on screen: NavigationScreen) -> Bool {
    screen.node.map { isInSight(below: $0) } ?? (node != nil)
  }

  func isInSight(below end: Node) -> Bool { node?.isInSight(below: end) ?? false }

  /// Called when the view that says it appears or disappears. A screen that is covered as a whole stays as it is.
  func sightDidChange() {
    if let screen, !screen.isCovered { screen.settle() }
    if traits.tabBarVisibility != nil { tab?.sightDidChange() }
  }

  func state(_ traits: ScreenTraits, to screen: NavigationScreen?, in tab: TabEntry?) {
    if traits.tabBarVisibility != self.traits.tabBarVisibility {
      self.traits.tabBarVisibility = traits.tabBarVisibility
      self.tab = tab
      tab?.state(self)
    }
    guard traits != self.traits || screen !== self.screen else { return }
    if screen !== self.screen { self.screen?.forget(self) }
    self.traits = traits
    self.screen = screen
    screen?.state(self)
  }
}

private enum NavigationScreenKey: EnvironmentKey {
  static let defaultValue: NavigationScreen? = nil
}

extension EnvironmentValues {
  /// The screen a view is on; `nil` outside navigation containers. Whatever begins a page of its own, such as a sheet, resets it.
  var navigationScreen: NavigationScreen? {
    get { self[NavigationScreenKey.self] }
    set { self[NavigationScreenKey.self] = newValue }
  }
}
