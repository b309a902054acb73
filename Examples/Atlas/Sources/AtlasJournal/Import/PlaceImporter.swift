import AtlasModel
import SwiftData

/// Takes entries of the atlas into the journal, away from the main actor, with a context of its own.
@ModelActor
package actor PlaceImporter {
  /// How many entries are saved at a time.
  package static let batchSize = 500

  /// Takes entries in, in batches that are each saved whole. What is known already is changed.
  ///
  /// - Parameters:
  ///   - entries: the entries.
  ///   - progress: is told after each batch how many are in.
  /// - Throws: `CancellationError` between two batches once the task is cancelled, or what keeps a batch from being saved; earlier batches
  ///   stay.
  package func take(_ entries: [AtlasEntry], progress: @MainActor @Sendable (Int) -> Void) async throws {
    try takeCountries(entries.filter { $0.kind == .country })
    var taken = 0
    while taken < entries.count {
      try Task.checkCancellation()
      let batch = entries[taken..<min(taken + Self.batchSize, entries.count)]
      try modelContext.transaction {
        for entry in batch { modelContext.insert(JournalPlace(entry, country: try country(of: entry.id))) }
      }
      taken += batch.count
      await progress(taken)
    }
  }

  /// The countries come first, for the others to lie in.
  private func takeCountries(_ entries: [AtlasEntry]) throws {
    try modelContext.transaction {
      for entry in entries { modelContext.insert(JournalCountry(code: entry.id.code, name: entry.title)) }
    }
  }

  private func country(of id: EntryID) throws -> JournalCountry? {
    let code: String
    switch id.kind {
    case .country: code = id.code
    case .subdivision: code = String(id.code.prefix { $0 != "-" })
    case .language, .currency: return nil
    }
    var known = FetchDescriptor<JournalCountry>(predicate: #Predicate { $0.code == code })
    known.fetchLimit = 1
    return try modelContext.fetch(known).first
  }
}
