public import Foundation
public import MilieuEnvironment
public import MilieuRuntime
internal import MilieuUndo
public import MilieuViews

/// A view or an app, mounted without a screen.
///
/// The whole runtime is at work, with state, environment and tasks; time passes only when you say so:
///
/// ```swift
/// let screen = Headless(CounterView())
/// try screen.button("Add").tap()
/// #expect(screen.text == "1 Add")
/// ```
///
/// Acts such as ``HeadlessElement/tap()`` settle the views before they return. ``settle()`` does so after a change that came from
/// elsewhere, and ``wait(until:)`` lets tasks go on until something holds.
@MainActor
public final class Headless {
  package let root: ViewRoot

  /// What the author did that cannot work as meant, in the order it was noticed.
  ///
  /// In a test whose target depends on `MilieuTesting`, what keeps part of the app from working fails the test too.
  public private(set) var reports: [String] = []

  /// The patches a host would have been sent since the last call of ``takePatches()``.
  package private(set) var patches: [Patch] = []

  private var patchCount = 0
  private let site: SourceSite?
  private let browser: HeadlessBrowser

  /// The addresses that were opened and that no handler of the author's took, in order.
  public var openedURLs: [URL] { browser.opened }

  /// Mounts a view and settles it.
  ///
  /// - Parameters:
  ///   - view: what to mount.
  ///   - defaults: where `@AppStorage` keeps its values; `nil` for a memory that nobody else sees.
  ///   - environment: sets values of the environment for everything, as a host does.
  ///   - fileID, filePath, line, column: the place a failure is shown at; left at the place of the call.
  public convenience init<Content: View>(
    _ view: Content, defaults: UserDefaults? = nil, environment: (inout EnvironmentValues) -> Void = { _ in },
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    let browser = HeadlessBrowser()
    let root = ViewRoot(view) { values in
      values.openURL = OpenURLAction(system: browser.open)
      values.undoManager = UndoManager()
      Self.setStores(&values, defaults)
      environment(&values)
    }
    self.init(
      root: root, browser: browser,
      site: SourceSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Mounts the first window of an app and settles it.
  ///
  /// - Parameters:
  ///   - app: what to mount.
  ///   - defaults: where `@AppStorage` keeps its values; `nil` for a memory that nobody else sees.
  ///   - environment: sets values of the environment for everything, as a host does.
  ///   - fileID, filePath, line, column: the place a failure is shown at; left at the place of the call.
  public convenience init<Content: App>(
    app: Content, defaults: UserDefaults? = nil, environment: (inout EnvironmentValues) -> Void = { _ in },
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    self.init(
      AppView(app), defaults: defaults, environment: environment, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  private static func setStores(_ values: inout EnvironmentValues, _ defaults: UserDefaults?) {
    let store: any ValueStore = defaults.map { DefaultsStore($0) } ?? MemoryStore()
    values.appStore = store
    values.sceneStore = SceneStore(kept: store)
  }

  /// - Parameter site: where the views were mounted; `nil` to leave tests alone whatever is wrong.
  package convenience init(root: ViewRoot, site: SourceSite? = nil) {
    self.init(root: root, browser: HeadlessBrowser(), site: site)
  }

  private init(root: ViewRoot, browser: HeadlessBrowser, site: SourceSite?) {
    self.root = root
    self.browser = browser
    self.site = site
    root.elements.markAllAsShown()
    root.onReport = { [weak self] in self?.take($0) }
    settle()
  }

  private func take(_ report: Report) {
    reports.append(report.message)
    guard report.isFailure, let site else { return }
    if let test = root.scope.topology.test {
      test.record(report.message, at: site)
    } else {
      TestHarnesses.linked?.record(report.message, at: site)
    }
  }

  isolated deinit { root.close() }

  // MARK: - Time

  /// Brings the views up to date with all that has changed, and runs the actions that follow.
  ///
  /// - Returns: whether they came to rest; views whose actions change state for ever never do.
  @discardableResult
  public func settle() -> Bool {
    let isAtRest = root.settle()
    takeIn()
    return isAtRest
  }

  /// Does one turn of the loop.
  public func turn() {
    root.turn()
    takeIn()
  }

  /// The element that has the keyboard, among those that are tied to a focus state.
  var focused: Element.ID?

  /// Does what new commands say about the keyboard.
  private func moveFocus(_ patches: [Patch]) {
    func obey(_ element: Element) {
      guard let command = element[.focusCommand] else { return }
      if command > 0 {
        focused = element.id
      } else if command < 0, focused == element.id {
        focused = nil
      }
    }
    func obeyAll(_ element: Element) {
      obey(element)
      element.children.forEach(obeyAll)
    }
    for patch in patches {
      switch patch {
      case .insert(let element, _, _): obeyAll(element)
      case .update(let element, let names) where names.contains(ElementProperty<Double>.focusCommand.name):
        obey(element)
      case .remove(let id) where id == focused: focused = nil
      default: break
      }
    }
  }

  private func takeIn() {
    let new = root.elements.takePatches()
    moveFocus(new)
    patches += new
    patchCount += new.count
  }

  /// Lets tasks go on, settling the views as they change, until a condition holds.
  ///
  /// - Parameters:
  ///   - condition: what to wait for.
  ///   - timeout: how long to wait at most.
  /// - Throws: ``HeadlessError/timedOut(_:)`` when it does not hold in time; `CancellationError` when the task is cancelled.
  public func wait(
    timeout: Duration = .seconds(60), until condition: @MainActor (Headless) throws -> Bool
  ) async throws {
    let deadline = ContinuousClock.now + timeout
    while true {
      settle()
      if try condition(self) { return }
      guard ContinuousClock.now < deadline else { throw HeadlessError.timedOut(tree) }
      await Task.yield()
      try await Task.sleep(for: .milliseconds(1))
    }
  }

  /// Ends the views: state dies, tasks are cancelled and `onDisappear` runs.
  ///
  /// Services that were made for them, as by a `DerivedEnvironmentKey`, begin to tear themselves down; ``finishEnding()`` waits for
  /// that.
  public func close() { root.close() }

  /// Waits until the services that ended so far, with a part of the views or with all of them, have torn themselves down.
  ///
  /// ```swift
  /// screen.close()
  /// await screen.finishEnding()
  /// #expect(connection.isClosed)
  /// ```
  public func finishEnding() async { await root.finishEnding() }

  /// Changes values of the environment for everything, as a host does when a person turns dark mode on.
  public func setEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    root.setEnvironment(change)
    settle()
  }

  // MARK: - Costs

  /// What the views have done since they were mounted.
  public var counts: HeadlessCounts { HeadlessCounts(root: root.counts, patches: patchCount) }

  /// What the views do while a change is made and settled.
  public func cost(of change: () throws -> Void) rethrows -> HeadlessCounts {
    settle()
    let before = counts
    try change()
    settle()
    return counts - before
  }

  /// The patches since the last call, for tests of what a host is sent.
  package func takePatches() -> [Patch] {
    defer { patches = [] }
    return patches
  }
}

/// What views did in a stretch of time.
public struct HeadlessCounts: Equatable, Sendable {
  /// Bodies of views and modifiers evaluated.
  public let bodies: Int

  /// Nodes compared with a new view or looked at because they were marked.
  public let nodesVisited: Int

  /// Turns of the loop.
  public let turns: Int

  /// Changes that a host would have been sent.
  public let patches: Int

  init(root: RootCounts, patches: Int) {
    bodies = root.bodies
    nodesVisited = root.nodesVisited
    turns = root.turns
    self.patches = patches
  }

  private init(bodies: Int, nodesVisited: Int, turns: Int, patches: Int) {
    self.bodies = bodies
    self.nodesVisited = nodesVisited
    self.turns = turns
    self.patches = patches
  }

  static func - (left: Self, right: Self) -> Self {
    Self(
      bodies: left.bodies - right.bodies, nodesVisited: left.nodesVisited - right.nodesVisited,
      turns: left.turns - right.turns, patches: left.patches - right.patches)
  }
}

/// Where addresses go that are opened without a screen.
@MainActor
private final class HeadlessBrowser {
  var opened: [URL] = []

  func open(_ url: URL) -> Bool {
    opened.append(url)
    return true
  }
}
