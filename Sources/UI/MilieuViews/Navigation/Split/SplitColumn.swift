internal import MilieuRuntime

/// One column of a split view, as the screens in it see it.
@MainActor
final class SplitColumn {
  weak var split: SplitModel?
  let position: Int

  /// The stack that fills the column.
  let ownStack = ScreenStack()

  /// The list whose selection the column shows.
  var list: ListSelection?

  init(position: Int) {
    self.position = position
    ownStack.rootScreen.column = self
  }

  /// Chooses a value in the column's list, if that can.
  func choose(_ value: AnyHashable) -> Bool {
    guard let list, list.canChoose(value) else { return false }
    list.choose(value)
    didChoose()
    return true
  }

  func isChosen(_ value: AnyHashable) -> Bool { list?.isChosen()(value) ?? false }

  /// A person chose something here: the next column shows it, and is seen.
  func didChoose() {
    split?.next(after: self)?.ownStack.pop(to: 0)
    split?.show(position + 1)
  }
}

/// The columns of one split view.
@MainActor
final class SplitModel: NodeAttachment {
  let columns: [SplitColumn]

  /// The column that is seen where there is room for one only.
  private(set) var front = 0

  private weak var node: Node?

  init(columnCount: Int) {
    columns = (0..<columnCount).map { SplitColumn(position: $0) }
    for column in columns {
      column.split = self
      if let next = next(after: column) { column.ownStack.rootScreen.stack = next.ownStack }
    }
  }

  func attach(to node: Node) { self.node = node }
  func detach() {}

  func next(after column: SplitColumn) -> SplitColumn? {
    columns.indices.contains(column.position + 1) ? columns[column.position + 1] : nil
  }

  func show(_ position: Int) {
    guard columns.indices.contains(position), front != position else { return }
    front = position
    node?.requestEvaluation()
  }

  /// As SwiftUI: going back where there is room for one column only gives up what was chosen in the column before.
  func goBack(from column: SplitColumn) {
    let before = columns[column.position - 1]
    before.list?.clear()
    column.ownStack.pop(to: 0)
    show(before.position)
  }

  func title(of position: Int) -> String? { titles[position] }

  private var titles: [Int: String] = [:]

  func titleDidChange(of screen: NavigationScreen) {
    guard let position = screen.column?.position else { return }
    titles[position] = screen.traits.title
    guard let next = columns.indices.contains(position + 1) ? columns[position + 1] : nil else { return }
    next.ownStack.settleScreens()
  }
}
