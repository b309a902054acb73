internal import MilieuRuntime

/// The screens of one navigation stack, from the root to the one that is seen.
///
/// What is on the stack is decided here; who declares a destination makes the screens, so that they have its environment and end with
/// it. Where a path is bound, that is the truth: an act writes the path, and the stack follows.
@MainActor
final class ScreenStack: NodeAttachment {
  let rootScreen = NavigationScreen()

  /// Where pushed screens are seen.
  let outlet = Outlet()

  /// What stands on the root screen, in order.
  private(set) var entries: [NavigationEntry] = []

  /// Whoever can make screens, those nearest the root first.
  private var declarations: [DestinationDeclaration] = []

  /// The last resort for values that nobody has a destination for.
  let missing = MissingDestinations()

  /// Whether the next screen is for a link in the column before: no step deeper, but in place of what was there.
  var isNextWholeColumn = false

  private var path: BoundPath?

  /// The values of the path that are on the stack, as the path held them; `nil` if they did not come from a path.
  private var standing: (any PathValues)?

  /// How many entries have a value.
  private var valueCount = 0

  /// The entry whose screen was seen last; `nil` for the root.
  private var topEntry: NavigationEntry?
  private weak var node: Node?
  private var isCheckDue = false

  init() {
    rootScreen.stack = self
  }

  func attach(to node: Node) { self.node = node }
  func detach() {}

  private var isClosed: Bool { node?.isClosed ?? true }

  // MARK: - Following a path

  /// Brings the stack to where a path is; called while the stack's view is evaluated.
  func follow(_ path: BoundPath?) {
    self.path = path
    guard let path else {
      standing = nil
      return
    }
    let values = path.read()
    let common = standing.flatMap { values.commonCount(with: $0) } ?? commonCount(with: values)
    if common < valueCount { cut(to: position(ofValue: common)) }
    for value in values.values(from: common) { stand(NavigationEntry(value: value)) }
    standing = values
    updateTop()
  }

  /// With how many of the values of a path the stack begins.
  private func commonCount(with values: any PathValues) -> Int {
    zip(entries.lazy.compactMap(\.value), values.values(from: 0)).prefix { $0 == $1 }.count
  }

  /// Where the entry of a value stands, looked for from the top.
  private func position(ofValue index: Int) -> Int {
    var position = entries.count
    var left = valueCount
    while left > index {
      position -= 1
      if entries[position].value != nil { left -= 1 }
    }
    return position
  }

  // MARK: - Pushing and popping

  /// Shows the screen for a value.
  func push(_ value: AnyHashable) {
    guard let path else {
      stand(NavigationEntry(value: value))
      return updateTop()
    }
    // The path may refuse or change what is written; the stack looks at it again in any case.
    guard !path.append(value) else { return node?.requestEvaluation() ?? () }
    node?.root.report(
      "NavigationLink: the stack's path holds no \(type(of: value.base)), so the link pushes nothing. "
        + "Give the stack a NavigationPath, or the link a value of the path's type.")
  }

  /// Shows a screen that somebody declares, on top.
  func push(_ entry: NavigationEntry, of owner: DestinationDeclaration) {
    stand(entry, owner: owner)
    updateTop()
  }

  /// Takes an entry away with all above it, as a person does who goes back.
  func pop(_ entry: NavigationEntry) {
    guard let position = entries.firstIndex(where: { $0 === entry }) else { return }
    pop(to: position)
  }

  /// Leaves so many entries on the root screen.
  func pop(to count: Int) {
    guard count < entries.count else { return }
    let values = entries[count...].count { $0.value != nil }
    cut(to: count)
    standing = standing?.dropLast(values)
    updateTop()
    guard values > 0, let path else { return }
    path.removeLast(values)
    node?.requestEvaluation()
  }

  func popLast() { pop(to: entries.count - 1) }

  private func stand(_ entry: NavigationEntry, owner: DestinationDeclaration? = nil) {
    entry.position = entries.count
    let screen = entry.screen
    screen.stack = self
    let isWholeColumn = isNextWholeColumn && entries.isEmpty
    isNextWholeColumn = false
    screen.previous = isWholeColumn ? nil : entries.last?.screen ?? rootScreen
    screen.column = isWholeColumn ? rootScreen.column : nil
    screen.isCovered = true
    screen.presentation = PresentationScope { [weak self, weak entry] in
      if let self, let entry { pop(entry) }
    }
    entries.append(entry)
    if entry.value != nil { valueCount += 1 }
    if let owner {
      owner.take(entry)
    } else if !isClaimed(entry) {
      checkLater()
    }
  }

  private func cut(to count: Int) {
    let gone = entries[count...]
    entries.removeSubrange(count...)
    for entry in gone.reversed() {
      if entry.value != nil { valueCount -= 1 }
      entry.screen.presentation?.close()
      entry.owner?.lose(entry)
    }
  }

  private func updateTop() {
    let top = entries.last
    guard top !== topEntry else { return }
    if let topEntry {
      if entries.indices.contains(topEntry.position), entries[topEntry.position] === topEntry {
        topEntry.screen.cover(true)
      }
    } else {
      rootScreen.cover(true)
    }
    (top?.screen ?? rootScreen).cover(false)
    topEntry = top
  }

  // MARK: - Declarations

  /// Takes up somebody who can make screens for values.
  func add(_ declaration: DestinationDeclaration) {
    declarations.append(declaration)
    for entry in entries where entry.owner == nil || entry.owner === missing { claim(entry, by: declaration) }
  }

  /// Forgets somebody who can make screens: values go to the next who can, other screens are popped.
  func remove(_ declaration: DestinationDeclaration) {
    guard !isClosed else { return }
    declarations.removeAll { $0 === declaration }
    if let first = entries.firstIndex(where: { $0.owner === declaration && $0.value == nil }) { pop(to: first) }
    for entry in entries where entry.owner === declaration {
      entry.owner = nil
      if !isClaimed(entry) { checkLater() }
    }
  }

  private func isClaimed(_ entry: NavigationEntry) -> Bool {
    for declaration in declarations where claim(entry, by: declaration) { return true }
    return false
  }

  @discardableResult
  private func claim(_ entry: NavigationEntry, by declaration: DestinationDeclaration) -> Bool {
    guard let value = entry.value, declaration.accepts(value) else { return false }
    entry.owner?.lose(entry)
    declaration.take(entry)
    return true
  }

  /// A destination may be declared by what appears in the same turn; only then is it missing.
  private func checkLater() {
    guard !isCheckDue, let node else { return }
    isCheckDue = true
    node.root.afterUpdate(of: node) { [weak self] in
      guard let self, !isClosed else { return }
      isCheckDue = false
      for entry in entries where entry.owner == nil { missing.take(entry) }
    }
  }

  /// Brings the bars in step that may name what lies before the stack.
  func settleScreens() {
    rootScreen.settle()
    entries.first?.screen.settle()
  }

  /// The types that the stack has destinations for.
  var knownTypes: [String] {
    declarations.compactMap(\.valueType).reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }
}

/// One screen on a stack, above the root.
@MainActor
final class NavigationEntry: Identifiable, NodeAttachment {
  /// What the screen is of; `nil` for one that was pushed without a value.
  let value: AnyHashable?

  let screen = NavigationScreen()

  /// Who makes the screen.
  weak var owner: DestinationDeclaration?

  /// How many entries lie below.
  fileprivate(set) var position = 0

  /// The node that evaluates what is on the screen.
  private(set) weak var node: Node?

  init(value: AnyHashable? = nil) {
    self.value = value
  }

  func attach(to node: Node) { self.node = node }
  func detach() { node = nil }
}
