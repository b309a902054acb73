import AtlasJournal
import AtlasModel
import Foundation
import MilieuHeadless
import SwiftData
import Testing

@testable import AtlasJournalView

@MainActor
@Suite("Screen of the journal")
struct JournalScreenTests {
  @Test("Visits stand by years, the newest first")
  func list() throws {
    let journal = try JournalOnScreen.travels()
    #expect(journal.places == ["Askja", "Reykjavík", "At home", "Kyoto"])
    #expect(journal.sections == ["2025", "2024", "2023"])
    #expect(journal.screen.shows("Iceland · 12 Jul 2025"))
    #expect(journal.screen.reports == [])
  }

  @Test("A search lists what it finds, says when that is nothing, and ends")
  func search() throws {
    let journal = try JournalOnScreen.travels()
    try journal.search("food")
    #expect(journal.places == ["Reykjavík", "Kyoto"])
    #expect(journal.sections == ["2025", "2023"])
    try journal.search("foot")
    #expect(journal.places == [])
    #expect(journal.screen.shows("No visit found"))
    try journal.search("")
    #expect(journal.places.count == 4)
  }

  @Test("Visits are listed in the order that is chosen, with those together that belong together in it")
  func order() throws {
    let journal = try JournalOnScreen.travels()
    try journal.choose(.oldest)
    #expect(journal.places == ["Kyoto", "At home", "Reykjavík", "Askja"])
    #expect(journal.sections == ["2023", "2024", "2025"])
    try journal.choose(.best)
    #expect(journal.places == ["Askja", "Kyoto", "Reykjavík", "At home"])
    #expect(journal.sections == ["5 stars", "4 stars", "3 stars", "2 stars"])
    try journal.choose(.place)
    #expect(journal.places == ["Askja", "At home", "Kyoto", "Reykjavík"])
    #expect(journal.sections == ["A", "K", "R"])
    try journal.search("japan")
    #expect(journal.places == ["Kyoto"])
    #expect(journal.sections == ["K"])
  }

  @Test("A visit is written down in a form, and is not there if the form is left")
  func add() async throws {
    let journal = JournalOnScreen(JournalStore(file: nil))
    #expect(journal.screen.shows("No visits yet"))
    try journal.screen.button("Add visit").tap()
    try journal.screen.sheet.textField("Place").type("Bergen")
    try journal.screen.sheet.button("Cancel").tap()
    #expect(journal.screen.shows("No visits yet"))

    try journal.screen.button("Add visit").tap()
    var form: HeadlessElement { get throws { try journal.screen.sheet } }
    #expect(try !form.button("Save").isEnabled)
    try form.textField("Place").type("Bergen ")
    try await journal.screen.wait { _ in (try? form.find(.picker, "Country").options.contains("Norway")) == true }
    try form.find(.picker, "Country").select("Norway")
    try form.find(.picker, "Month").select("January")
    try form.find(.picker, "Day").select("31")
    try form.find(.picker, "Year").select("2024")
    // There is no 31 February.
    try form.find(.picker, "Month").select("February")
    try form.button("4 stars").tap()
    try form.textField("New tag").type("Fjord")
    try form.button("Add tag").tap()
    try form.textField("Note").type("Rain, of course.")
    try form.button("Save").tap()
    #expect(journal.screen.all(.sheet).isEmpty)
    try await journal.wait(for: ["Bergen"])
    #expect(journal.sections == ["2024"])
    for words in ["Norway · 29 Feb 2024", "★★★★", "fjord", "Rain, of course."] { #expect(journal.says(words)) }
  }

  @Test("A change is seen once it is saved; a country and a tag that are known are not made twice")
  func edit() async throws {
    let journal = try JournalOnScreen.travels()
    let context = try #require(journal.store.container).mainContext
    try journal.open("At home")
    try journal.screen.sheet.textField("Place").type("Vík")
    #expect(journal.places.contains("At home"))
    try await journal.screen.wait { _ in
      (try? journal.screen.sheet.find(.picker, "Country").options.contains("Iceland")) == true
    }
    try journal.screen.sheet.find(.picker, "Country").select("Iceland")
    try journal.screen.sheet.button("food").tap()
    try journal.screen.sheet.button("Save").tap()
    try await journal.wait(for: ["Askja", "Reykjavík", "Vík", "Kyoto"])
    #expect(journal.screen.shows("Iceland · 1 Jan 2024"))
    #expect(try context.fetchCount(FetchDescriptor<JournalCountry>()) == 2)
    let tags = try context.fetch(FetchDescriptor<JournalTag>(sortBy: [SortDescriptor(\.name)]))
    #expect(tags.map(\.visits.count) == [3, 2])
  }

  @Test("A deleted visit is put back by Undo, in all windows")
  func undo() async throws {
    let journal = try JournalOnScreen.travels()
    let other = JournalOnScreen(journal.store)
    #expect(other.places == journal.places)
    try journal.delete("Askja")
    for window in [journal, other] { try await window.wait(for: ["Reykjavík", "At home", "Kyoto"]) }
    #expect(journal.deletion?.contains("Askja deleted") == true)
    #expect(other.deletion == nil)
    try journal.screen.button("Undo").tap()
    for window in [journal, other] { try await window.wait(for: ["Askja", "Reykjavík", "At home", "Kyoto"]) }
    #expect(journal.deletion == nil)
  }

  @Test("A visit is deleted from its form, too, and the bar that offers to undo it can be closed")
  func deleteInForm() async throws {
    let journal = try JournalOnScreen.travels()
    try journal.open("Kyoto")
    try journal.screen.sheet.button("Delete visit").tap()
    #expect(journal.screen.all(.sheet).isEmpty)
    try await journal.wait(for: ["Askja", "Reykjavík", "At home"])
    try journal.screen.button("Close").tap()
    #expect(journal.deletion == nil)
    #expect(journal.places == ["Askja", "Reykjavík", "At home"])
  }

  @Test(
    "A change of a visit that another window has deleted meanwhile is not lost: the form says so, and keeps it if asked again"
  )
  func editDeleted() async throws {
    let journal = try JournalOnScreen.travels()
    let other = JournalOnScreen(journal.store)
    try journal.open("Kyoto")
    try journal.screen.sheet.textField("Place").type("Nara")
    try other.delete("Kyoto")
    try await other.wait(for: ["Askja", "Reykjavík", "At home"])
    try journal.screen.sheet.button("Save").tap()
    #expect(journal.screen.all(.sheet).count == 1)
    #expect(journal.says("was deleted in another window"))
    #expect(other.places == ["Askja", "Reykjavík", "At home"])
    try journal.screen.sheet.button("Save").tap()
    for window in [journal, other] { try await window.wait(for: ["Askja", "Reykjavík", "At home", "Nara"]) }
    #expect(journal.says("Japan · 2 Oct 2023"))
    #expect(journal.screen.reports == [])
  }

  @Test("The statistics follow what any window changes")
  func statistics() async throws {
    let journal = try JournalOnScreen.travels()
    let other = JournalOnScreen(journal.store)
    try other.screen.link("Statistics").tap()
    try await other.screen.wait { _ in other.says("Visits 4") }
    #expect(other.says("Countries 2"))
    try journal.delete("Kyoto")
    try await other.screen.wait { _ in other.says("Visits 3") }
    #expect(!other.says("Japan"))
  }

  @Test("The atlas is imported with progress, and its places are suggested in the form")
  func importing() async throws {
    let journal = JournalOnScreen(JournalStore(file: nil))
    try journal.screen.link("Places").tap()
    #expect(journal.screen.shows("Import the atlas to find places by name."))
    try journal.screen.button("Import").tap()
    try await journal.screen.wait { $0.shows("All 21 entries are in the journal.") }
    try await journal.screen.wait { $0.all(.row).count == 21 }
    try journal.screen.textField("Name").type("part 1")
    #expect(journal.screen.all(.row).count == 11)
    try journal.screen.back()

    try journal.screen.button("Add visit").tap()
    try journal.screen.sheet.textField("Place").type("part 17")
    try journal.screen.sheet.button("Choose Part 17").tap()
    #expect(try journal.screen.sheet.textField("Place").value == "Part 17")
    try journal.screen.sheet.button("Save").tap()
    try await journal.wait(for: ["Part 17"])
    #expect(journal.says("Iceland · "))
  }

  @Test("An import shows in all windows, and can be stopped from any")
  func stopping() async throws {
    let (gate, open) = AsyncStream<Void>.makeStream()
    var source = JournalSource.small
    source.entries = {
      for await _ in gate { break }
      return world(20)
    }
    let store = JournalStore(file: nil)
    let (journal, other) = (JournalOnScreen(store, source: source), JournalOnScreen(store, source: source))
    for window in [journal, other] { try window.screen.link("Places").tap() }
    try journal.screen.button("Import").tap()
    other.screen.settle()
    #expect(journal.screen.shows("Collecting the atlas") && other.screen.shows("Collecting the atlas"))
    try other.screen.button("Cancel the import").tap()
    open.yield()
    for window in [journal, other] { try await window.screen.wait { _ in window.says("Stopped after 0.") } }
    #expect(try #require(store.container).mainContext.fetchCount(FetchDescriptor<JournalPlace>()) == 0)
  }

  @Test("A file that cannot be opened has a screen that names it, the cause and the remedy, and two ways on")
  func failure() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "journal.store")
    let damage = Data("This is no journal, and it is long enough to be one. ".utf8) + Data(count: 8192)
    try damage.write(to: file)
    let journal = JournalOnScreen(JournalStore(file: file))
    for words in ["The journal cannot be opened", file.path, "What helps", "Nothing was changed."] {
      #expect(journal.screen.shows(words), "\(words)")
    }
    try journal.screen.button("Try again").tap()
    #expect(journal.screen.shows("The journal cannot be opened"))
    try journal.screen.button("Go on without it").tap()
    #expect(try journal.screen.find(identifier: "journal-notice").text.hasPrefix("Nothing is kept"))
    #expect(journal.screen.shows("No visits yet"))
    #expect(try Data(contentsOf: file) == damage)

    try FileManager.default.removeItem(at: file)
    let mended = JournalOnScreen(JournalStore(file: file))
    #expect(mended.screen.shows("No visits yet"))
    #expect(mended.screen.all { $0.identifier == "journal-notice" }.isEmpty)
  }
}
