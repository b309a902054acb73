public import Foundation
public import MilieuRuntime

/// A view that makes its content from a collection, such as ``ForEach``, so that what a person does to a row is told by position.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
  /// The type of the collection.
  associatedtype Data: Collection

  /// The collection.
  nonisolated var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The collection of the view that is modified.
  public nonisolated var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Lets a person delete rows, and says what to do then. A row has a button for it, shown while the list is edited, and besides when
  /// the row is pointed at, swiped or reached by keyboard.
  ///
  /// - Parameter action: takes the elements at some positions away; `nil` where nothing may be deleted.
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(DeletingModifier(action: action))
  }

  /// Lets a person move rows while the list is edited, and says what to do then. Hosts move one row by one place at a time.
  ///
  /// - Parameter action: moves the elements at some positions before another position, which counts as if none had moved, as
  ///   `move(fromOffsets:toOffset:)` does; `nil` where nothing may be moved.
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(MovingModifier(action: action))
  }
}

extension View {
  /// Keeps a person from deleting the row, or the rows, that this view is.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(ForbiddingModifier(forbidden: (isDisabled, false)))
  }

  /// Keeps a person from moving the row, or the rows, that this view is.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(ForbiddingModifier(forbidden: (false, isDisabled)))
  }
}

nonisolated private struct DeletingModifier: RowEditingModifier {
  let action: ((IndexSet) -> Void)?

  var forbidden: (delete: Bool, move: Bool) { (false, false) }

  @MainActor func allow(_ edits: RowEdits) {
    edits.delete = action.map { action in { action(IndexSet(integer: $0)) } }
  }
}

nonisolated private struct MovingModifier: RowEditingModifier {
  let action: ((IndexSet, Int) -> Void)?

  var forbidden: (delete: Bool, move: Bool) { (false, false) }

  @MainActor func allow(_ edits: RowEdits) {
    edits.move = action.map { action in { action(IndexSet(integer: $0), $1) } }
  }
}

nonisolated private struct ForbiddingModifier: RowEditingModifier {
  let forbidden: (delete: Bool, move: Bool)

  @MainActor func allow(_ edits: RowEdits) {}
}
