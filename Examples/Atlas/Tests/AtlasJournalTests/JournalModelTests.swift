import AtlasJournal
import AtlasModel
import Foundation
import SwiftData
import Testing

@MainActor
@Suite("Models of the journal")
struct JournalModelTests {
  private func places(_ context: ModelContext, _ words: String, _ order: VisitOrder = .newest) throws -> [String] {
    try context.fetch(FetchDescriptor(predicate: Visit.search(words), sortBy: order.descriptors)).map(\.place)
  }

  @Test("A second country of the same code is the first with another name, and has the visits of both")
  func uniqueCode() throws {
    let context = try Travels.container().mainContext
    context.insert(
      Visit(
        place: "Vík", date: JournalDay.date(2025, 7, 14), country: JournalCountry(code: "IS", name: "Island"),
        tags: [JournalTag(name: "hiking")]))
    try context.save()
    let countries = try context.fetch(FetchDescriptor<JournalCountry>(sortBy: [SortDescriptor(\.code)]))
    #expect(countries.map(\.name) == ["Island", "Japan"])
    #expect(Set(countries[0].visits.map(\.place)) == ["Reykjavík", "Askja", "Vík"])
    let tags = try context.fetch(FetchDescriptor<JournalTag>(sortBy: [SortDescriptor(\.name)]))
    #expect(tags.map(\.name) == ["food", "hiking"])
    #expect(Set(tags[1].visits.map(\.place)) == ["Askja", "Kyoto", "Vík"])
    // A context that has none of it yet reads the same.
    let other = ModelContext(context.container)
    let hiking = try other.fetch(FetchDescriptor<JournalTag>(predicate: #Predicate { $0.name == "hiking" }))
    #expect(Set(hiking.flatMap(\.visits).map(\.place)) == ["Askja", "Kyoto", "Vík"])
  }

  @Test("A country that was visited cannot be deleted; one that was not goes with its places")
  func deletingCountries() throws {
    let context = try Travels.container().mainContext
    let iceland = try #require(
      try context.fetch(FetchDescriptor<JournalCountry>(predicate: #Predicate { $0.code == "IS" })).first)
    context.delete(iceland)
    #expect(throws: SwiftDataError.self) { try context.saveOrRollBack() }
    #expect(try context.fetchCount(FetchDescriptor<JournalCountry>()) == 2)

    let norway = JournalCountry(code: "NO", name: "Norway")
    let oslo = AtlasEntry(id: EntryID(.subdivision, "NO-03"), title: "Oslo", subtitle: "County, Norway")
    context.insert(JournalPlace(oslo, country: norway))
    try context.save()
    context.delete(norway)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<JournalPlace>()) == 0)
  }

  @Test("Deleting a tag leaves the visits, deleting a visit leaves its tags and its country")
  func deletingTagsAndVisits() throws {
    let context = try Travels.container().mainContext
    try KeptJournal(context: context).removeTag("hiking")
    #expect(try context.fetchCount(FetchDescriptor<Visit>()) == 4)
    let visits = try context.fetch(FetchDescriptor<Visit>(predicate: #Predicate { $0.place == "Kyoto" }))
    #expect(visits.flatMap(\.tags).map(\.name) == ["food"])
    try context.delete(model: Visit.self)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<JournalTag>()) == 1)
    #expect(try context.fetchCount(FetchDescriptor<JournalCountry>()) == 2)
  }

  @Test(
    "Places, notes, countries and tags are searched, without regard to case and accents",
    arguments: [
      ("reykjavik", ["Reykjavík"]), ("CRATER", ["Askja"]), ("japan", ["Kyoto"]), ("hik", ["Askja", "Kyoto"]),
      ("  ", ["Askja", "Reykjavík", "At home", "Kyoto"]), ("nowhere", []), ("100%", []), ("' OR 1=1", []),
    ])
  func search(words: String, found: [String]) throws {
    #expect(try places(Travels.container().mainContext, words) == found)
  }

  @Test(
    "Visits are sorted by day, rating and place",
    arguments: [
      (VisitOrder.newest, ["Askja", "Reykjavík", "At home", "Kyoto"]),
      (.oldest, ["Kyoto", "At home", "Reykjavík", "Askja"]), (.best, ["Askja", "Kyoto", "Reykjavík", "At home"]),
      (.place, ["Askja", "At home", "Kyoto", "Reykjavík"]),
    ])
  func order(_ order: VisitOrder, found: [String]) throws {
    #expect(try places(Travels.container().mainContext, "", order) == found)
  }

  @Test("A deleted visit that is put back is as it was")
  func undo() throws {
    let context = try Travels.container().mainContext
    let kyoto = try #require(
      try context.fetch(FetchDescriptor<Visit>(predicate: #Predicate { $0.place == "Kyoto" })).first)
    let deleted = try #require(try DeletedVisit(deleting: kyoto))
    #expect(try places(context, "kyoto") == [])
    try deleted.putBack()
    let back = try #require(try context.fetch(FetchDescriptor<Visit>(predicate: Visit.search("kyoto"))).first)
    #expect(back.date == JournalDay.date(2023, 10, 2) && back.rating == 4 && back.country?.code == "JP")
    #expect(Set(back.tags.map(\.name)) == ["food", "hiking"])
    #expect(try context.fetchCount(FetchDescriptor<JournalCountry>()) == 2)
    #expect(try context.fetchCount(FetchDescriptor<JournalTag>()) == 2)
  }

  @Test("What was done between a deletion and its undo stays: other visits, and a tag that has gone")
  func undoLater() throws {
    let context = try Travels.container().mainContext
    let kyoto = try #require(try context.fetch(FetchDescriptor<Visit>(predicate: Visit.search("kyoto"))).first)
    let deleted = try #require(try DeletedVisit(deleting: kyoto))
    let askja = try #require(try context.fetch(FetchDescriptor<Visit>(predicate: Visit.search("askja"))).first)
    let other = try #require(try DeletedVisit(deleting: askja))
    try KeptJournal(context: context).removeTag("hiking")
    context.insert(Visit(place: "Vík", date: JournalDay.date(2025, 7, 14)))
    try context.save()
    try deleted.putBack()
    #expect(try places(context, "") == ["Vík", "Reykjavík", "At home", "Kyoto"])
    let back = try #require(try context.fetch(FetchDescriptor<Visit>(predicate: Visit.search("kyoto"))).first)
    #expect(back.tags.map(\.name) == ["food"])
    try other.putBack()
    try other.putBack()
    #expect(try places(context, "") == ["Vík", "Askja", "Reykjavík", "At home", "Kyoto"])
  }

  @Test("A day is the same day everywhere, and the one that it is where it is written down")
  func days() throws {
    let (kiritimati, honolulu) = try (
      #require(TimeZone(identifier: "Pacific/Kiritimati")), #require(TimeZone(identifier: "Pacific/Honolulu"))
    )
    let instant = JournalDay.date(2026, 1, 1).addingTimeInterval(-2 * 3600)  // 10:00 in GMT
    #expect(JournalDay.day(at: instant, in: kiritimati) == JournalDay.date(2026, 1, 2))
    #expect(JournalDay.day(at: instant, in: honolulu) == JournalDay.date(2026, 1, 1))
    #expect(JournalDay.date(2026, 1, 1).formatted(JournalDay.format) == "1 Jan 2026")
  }

  @Test("The summary counts visits, countries and tags, the most visited first")
  func summary() throws {
    let summary = try KeptJournal(context: Travels.container().mainContext).summary()
    #expect(summary.visits == 4)
    #expect(summary.rating == 3.5)
    #expect(summary.countries.map(\.code) == ["IS", "JP"])
    #expect(summary.countries.map(\.visits) == [2, 1])
    #expect(summary.countries.map(\.rating) == [4, 4])
    #expect(summary.tags.map(\.name) == ["food", "hiking"])
    #expect(summary.tags.map(\.visits) == [2, 2])
  }
}
