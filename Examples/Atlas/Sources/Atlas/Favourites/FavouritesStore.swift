import AtlasModel
import SwiftUI

/// The entries that were starred, in the order that the person gave them.
@MainActor
@Observable
final class FavouritesStore {
  /// The entries; none twice.
  private(set) var entries: [AtlasEntry]

  /// A store that begins with entries.
  init(_ entries: [AtlasEntry] = []) {
    self.entries = entries
  }

  /// Whether an entry is starred.
  func contains(_ id: EntryID) -> Bool {
    entries.contains { $0.id == id }
  }

  /// Stars an entry at the end of the list, or takes its star away.
  func toggle(_ entry: AtlasEntry) {
    if let position = entries.firstIndex(where: { $0.id == entry.id }) {
      entries.remove(at: position)
    } else {
      entries.append(entry)
    }
  }

  /// Takes the stars of the entries at these places away.
  func remove(at offsets: IndexSet) {
    entries.remove(atOffsets: offsets)
  }

  /// Moves the entries at some places before another one.
  func move(from offsets: IndexSet, to offset: Int) {
    entries.move(fromOffsets: offsets, toOffset: offset)
  }

  /// Takes over the entries that were kept.
  func replace(with entries: [AtlasEntry]) {
    if entries != self.entries { self.entries = entries }
  }
}
