import Foundation
import MilieuData
import MilieuDataViews
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Testing

@Suite @MainActor struct SectionTests {
  private let container: ModelContainer
  private var context: ModelContext { container.mainContext }

  init() throws {
    container = try .inMemory()
    container.mainContext.autosaveEnabled = false
  }

  private func mount(_ view: some View) -> Headless { Headless(view.modelContainer(container)) }

  private func add(_ name: String, _ note: String) -> Trip {
    let trip = Trip(name)
    trip.note = note
    context.insert(trip)
    return trip
  }

  @Test("A query with sections gives a section for each title, in the order of their first models")
  func order() {
    for (name, note) in [("C", "sea"), ("A", "hills"), ("B", "sea"), ("D", "hills")] { _ = add(name, note) }
    #expect(mount(Journeys()).text == "hills: A D sea: B C")
  }

  @Test("A model comes, moves to another section and goes, and a section goes with its last model")
  func changes() throws {
    let first = add("A", "sea")
    let screen = mount(Journeys())
    #expect(screen.text == "sea: A")
    let second = add("B", "hills")
    screen.settle()
    #expect(screen.text == "sea: A hills: B")
    // Nothing of the order has changed.
    second.note = "sea"
    screen.settle()
    #expect(screen.text == "sea: A B")
    try context.save()
    #expect(try screen.cost { try context.save() }.bodies == 0)
    context.delete(first)
    screen.settle()
    #expect(screen.text == "sea: B")
    context.rollback()
    screen.settle()
    #expect(screen.text == "sea: A B")
  }

  @Test("An array has its sections beside it, and models without a value are in the section of the empty text")
  func array() {
    _ = add("A", "")
    add("B", "x").rating = 3
    let screen = mount(RatedJourneys())
    #expect(screen.text == "2 trips () A (3 stars) B")
  }

  @Test("Sections are found by title")
  func titles() {
    let trips = ["A", "B", "C"].map { Trip($0) }
    let results = SectionedResults(trips, titles: ["x", "y", "x"])
    #expect(results.sectionTitles == ["x", "y"] && results.map(\.id) == ["x", "y"])
    #expect(results.index(ofSectionTitled: "y") == 1 && results.index(ofSectionTitled: "z") == nil)
    #expect(results[sectionTitle: "x"].map(Array.init) == [trips[0], trips[2]])
    #expect(results[sectionTitle: "y"]?[0] === trips[1] && results[sectionTitle: "z"] == nil)
  }
}

private struct Journeys: View {
  @Query(sort: \Trip.name, sectionBy: \.note) private var trips: SectionedResults<Trip, String>

  var body: some View {
    ForEach(trips) { section in
      Section {
        ForEach(section) { Text($0.name) }
      } header: {
        Text("\(section.title):")
      }
    }
  }
}

extension Trip {
  fileprivate var stars: String? { rating.map { "\($0) stars" } }
}

private struct RatedJourneys: View {
  @Query(sort: \.name, sectionBy: \.stars) private var trips: [Trip]

  var body: some View {
    Text("\(trips.count) trips")
    ForEach(_trips.sections) { section in
      Text("(\(section.id))")
      ForEach(section) { Text($0.name) }
    }
  }
}
