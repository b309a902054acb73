import AtlasJournal
import SwiftData
import SwiftUI

/// A visit while it is written or changed, in a context of its own: what is not saved never was.
@MainActor
@Observable
final class VisitDraft: Identifiable {
  /// The visit, in the draft's context.
  let visit: Visit
  /// The visit that is changed, in the context of whoever shows it; `nil` for a new one.
  let original: Visit?
  /// The draft's context.
  let context: ModelContext

  /// The country; `nil` for none.
  var country: CountryChoice?
  /// The names of the tags, in the order in which they were added.
  var tags: [String]

  /// A new visit.
  init(in container: ModelContainer, day: Date) {
    context = ModelContext(container)
    visit = Visit(place: "", date: day)
    original = nil
    tags = []
    context.insert(visit)
  }

  /// The changes of a visit that is saved.
  init?(of original: Visit) {
    guard let container = original.modelContext?.container else { return nil }
    context = ModelContext(container)
    guard let visit = context.model(for: original.persistentModelID) as? Visit else { return nil }
    self.visit = visit
    self.original = original
    country = visit.country.map { CountryChoice(code: $0.code, name: $0.name) }
    tags = visit.tags.map(\.name).sorted()
  }

  /// Whether there is enough to save.
  var isComplete: Bool { !visit.place.allSatisfy(\.isWhitespace) }

  /// Takes over the name and the country of a place.
  func choose(_ place: JournalPlace) {
    visit.place = place.title
    country = place.country.map { CountryChoice(code: $0.code, name: $0.name) }
  }

  /// Adds a tag, unless it is there or empty.
  func addTag(_ name: String) {
    let name = name.trimmingCharacters(in: .whitespaces).lowercased()
    if !name.isEmpty, !tags.contains(name) { tags.append(name) }
  }

  /// Keeps the visit.
  ///
  /// - Throws: what keeps it from being saved; it can be tried again. One that was deleted meanwhile is told of by `VisitDeleted`, and then
  ///   saved as a new one.
  func save() throws {
    context.processPendingChanges()
    if visit.modelContext == nil {
      context.insert(visit)
      throw VisitDeleted()
    }
    visit.place = visit.place.trimmingCharacters(in: .whitespaces)
    if visit.country?.code != country?.code {
      // Where there is a country of the code, saving makes the new one that.
      visit.country = country.map { JournalCountry(code: $0.code, name: $0.name) }
    }
    if Set(visit.tags.map(\.name)) != Set(tags) { visit.tags = tags.map { JournalTag(name: $0) } }
    try context.save()
  }
}

/// Says that a visit is no longer there to be changed.
struct VisitDeleted: LocalizedError {
  var errorDescription: String? { "The visit was deleted in another window. Press Save again to keep it." }
}

/// A country as a form offers it.
struct CountryChoice: Hashable, Identifiable {
  let code: String
  let name: String

  var id: String { code }
}
