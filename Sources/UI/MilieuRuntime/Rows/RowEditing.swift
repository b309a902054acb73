/// What a person may do to the rows of one collection. Shared by the modifiers that say so and the rows.
@MainActor
package final class RowEdits {
  /// Takes the element at a position away.
  package var delete: ((Int) -> Void)?

  /// Puts the element at a position before another; the second position counts as if nothing had moved.
  package var move: ((Int, Int) -> Void)?

  /// Whose rows these are.
  weak var rows: (any RowLocating)?

  init() {}
}

/// Knows which element of a collection a row stands for.
@MainActor
protocol RowLocating: AnyObject {
  var rowCount: Int { get }
  func position(ofRow row: Element) -> Int?
}

/// What is known on the way down from a collection to its rows about editing them.
@MainActor
struct RowEditing {
  /// What modifiers of the next collection said.
  var pending: RowEdits?

  /// What may be done to the rows of the collection around.
  var edits: RowEdits?

  var forbidsDelete = false
  var forbidsMove = false

  nonisolated init() {}

  /// What holds for the rows of a collection that is met now.
  mutating func enterCollection(_ rows: any RowLocating) {
    guard let pending else { return }
    pending.rows = rows
    edits = pending
    self.pending = nil
  }
}

extension ElementKind {
  /// Buttons that stand in a row after what it shows: to delete it, and to move it up and down.
  package static let rowDelete = ElementKind("rowDelete")
  package static let rowUp = ElementKind("rowUp")
  package static let rowDown = ElementKind("rowDown")
}

/// The buttons of one row, which nothing else owns.
@MainActor
final class RowControls {
  var editing: RowEditing
  private var controls: [Element] = []

  init(_ editing: RowEditing) {
    self.editing = editing
  }

  /// Gives the row the buttons it should have.
  func refresh(_ row: Element, in container: RowContext, tree: ElementTree) {
    let canDelete = editing.edits?.delete != nil && !editing.forbidsDelete
    let canMove = editing.edits?.move != nil && !editing.forbidsMove
    let wanted: [ElementKind] = (canDelete ? [.rowDelete] : []) + (canMove ? [.rowUp, .rowDown] : [])
    guard wanted != controls.map(\.kind) else { return }
    remove(from: row)
    for kind in wanted {
      let control = Element(kind: kind, tree: tree)
      let behavior = ElementBehavior()
      behavior.on(.press) { [unowned self, unowned row, unowned container] _, _ in
        if container.isEditable { press(kind, in: row) }
      }
      control.behavior = behavior
      row.insert(control, before: nil)
      controls.append(control)
    }
  }

  private func press(_ kind: ElementKind, in row: Element) {
    guard let edits = editing.edits, let rows = edits.rows, let position = rows.position(ofRow: row) else { return }
    if kind == .rowDelete {
      edits.delete?(position)
    } else if kind == .rowUp {
      if position > 0 { edits.move?(position, position - 1) }
    } else if position + 1 < rows.rowCount {
      edits.move?(position, position + 2)
    }
  }

  private func remove(from row: Element) {
    for control in controls {
      control.behavior = nil
      row.remove(control)
      control.leaveLinks()
    }
    controls = []
  }

  /// The row goes.
  func close() {
    for control in controls {
      control.behavior = nil
      control.leaveLinks()
    }
  }
}
