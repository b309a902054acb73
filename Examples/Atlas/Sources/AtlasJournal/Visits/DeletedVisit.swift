import SwiftData

/// A visit that was deleted, as values, to be put back.
@MainActor
package struct DeletedVisit {
  /// What the place is called.
  package let place: String

  private let date: Date
  private let note: String
  private let rating: Int
  private let country: (code: String, name: String)?
  private let tags: [String]

  /// Deletes a visit and saves that.
  ///
  /// - Throws: what keeps it from being saved; then it is not deleted.
  package init(deleting visit: Visit, in context: ModelContext) throws {
    place = visit.place
    date = visit.date
    note = visit.note
    rating = visit.rating
    country = visit.country.map { ($0.code, $0.name) }
    tags = visit.tags.map(\.name)
    context.delete(visit)
    try context.saveOrRollBack()
  }

  /// Puts the visit back.
  ///
  /// - Throws: what keeps it from being saved; then it is not put back.
  package func putBack(in context: ModelContext) throws {
    // A country and tags that are still there are met by their unique values.
    let visit = Visit(
      place: place, date: date, note: note, rating: rating,
      country: country.map { JournalCountry(code: $0.code, name: $0.name) }, tags: tags.map { JournalTag(name: $0) })
    context.insert(visit)
    try context.saveOrRollBack()
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
