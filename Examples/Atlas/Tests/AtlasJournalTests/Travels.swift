import AtlasJournal
import AtlasModel
import Foundation
import SwiftData

/// Some travels of three years, which every test has anew.
@MainActor
enum Travels {
  static func container() throws -> ModelContainer {
    let container = try JournalSchema.memory()
    try fill(container.mainContext)
    return container
  }

  static func fill(_ context: ModelContext) throws {
    let (iceland, japan) = (JournalCountry(code: "IS", name: "Iceland"), JournalCountry(code: "JP", name: "Japan"))
    let (hiking, food) = (JournalTag(name: "hiking"), JournalTag(name: "food"))
    for visit in [
      Visit(
        place: "Reykjavík", date: JournalDay.date(2025, 7, 9), note: "Rain.", rating: 3, country: iceland, tags: [food]),
      Visit(
        place: "Askja", date: JournalDay.date(2025, 7, 12), note: "A lake in a crater.", rating: 5, country: iceland,
        tags: [hiking]),
      Visit(place: "Kyoto", date: JournalDay.date(2023, 10, 2), rating: 4, country: japan, tags: [food, hiking]),
      Visit(place: "At home", date: JournalDay.date(2024, 1, 1), rating: 2),
    ] { context.insert(visit) }
    try context.save()
  }
}

/// Entries to import: a country, and as many of its parts as asked for.
func world(_ parts: Int) -> [AtlasEntry] {
  [AtlasEntry(id: EntryID(.country, "IS"), title: "Iceland", subtitle: "Republic of Iceland")]
    + (1...parts).map {
      AtlasEntry(id: EntryID(.subdivision, "IS-\($0)"), title: "Part \($0)", subtitle: "Region, Iceland")
    }
}
