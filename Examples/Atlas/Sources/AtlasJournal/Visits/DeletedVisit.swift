import SwiftData

/// A visit that was deleted and can be put back.
///
/// It is deleted in a context of its own with an undo manager of its own, so that nobody takes back what somebody else has done in another
/// window: the journal's main context belongs to all of them.
@MainActor
package struct DeletedVisit {
  /// What the place is called.
  package let place: String

  private let context: ModelContext
  private let undoManager: UndoManager

  /// Deletes a visit and saves that.
  ///
  /// - Parameter visit: a visit that is saved.
  /// - Throws: what keeps it from being saved; then it is not deleted.
  package init?(deleting visit: Visit) throws {
    guard let container = visit.modelContext?.container else { return nil }
    place = visit.place
    context = ModelContext(container)
    undoManager = UndoManager()
    context.undoManager = undoManager
    guard let own = context.model(for: visit.persistentModelID) as? Visit else { return nil }
    context.delete(own)
    try context.saveOrRollBack()
  }

  /// Puts the visit back as it was, with its country and its tags.
  ///
  /// - Throws: what keeps it from being saved; it can be tried again.
  package func putBack() throws {
    if undoManager.canUndo { undoManager.undo() }
    try context.save()
  }
}

extension ModelContext {
  /// Saves, or forgets what cannot be saved.
  package func saveOrRollBack() throws {
    do {
      try save()
    } catch {
      rollback()
      throw error
    }
  }
}
