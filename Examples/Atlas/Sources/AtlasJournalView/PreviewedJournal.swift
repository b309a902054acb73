import AtlasJournal
import AtlasModel
import SwiftData

/// A journal for previews, in memory.
@MainActor
enum PreviewedJournal {
  /// A container with some travels in it, as new as the call.
  static var container: ModelContainer {
    do {
      let container = try JournalSchema.memory()
      fill(container.mainContext)
      return container
    } catch {
      fatalError("A journal in memory cannot be made: \(error)")
    }
  }

  /// A few countries and nothing to import.
  static let source = JournalSource(
    countries: {
      [
        Country(alpha2: "IS", alpha3: "ISL", numeric: "352", name: "Iceland"),
        Country(alpha2: "JP", alpha3: "JPN", numeric: "392", name: "Japan"),
      ]
    }, entries: { [] })

  private static func fill(_ context: ModelContext) {
    let (iceland, japan) = (JournalCountry(code: "IS", name: "Iceland"), JournalCountry(code: "JP", name: "Japan"))
    let (hiking, food) = (JournalTag(name: "hiking"), JournalTag(name: "food"))
    for visit in [
      Visit(
        place: "Landmannalaugar", date: JournalDay.date(2025, 7, 12), note: "Rhyolite hills in every colour.",
        rating: 5, country: iceland, tags: [hiking]),
      Visit(
        place: "Reykjavík", date: JournalDay.date(2025, 7, 9), rating: 4, country: iceland, tags: [food]),
      Visit(
        place: "Kamikōchi", date: JournalDay.date(2023, 10, 2), note: "Clear water, cold mornings.", rating: 5,
        country: japan, tags: [hiking]),
    ] { context.insert(visit) }
    context.insert(
      JournalPlace(
        AtlasEntry(id: EntryID(.subdivision, "IS-1"), title: "Höfuðborgarsvæði", subtitle: "Region, Iceland"),
        country: iceland))
  }
}
