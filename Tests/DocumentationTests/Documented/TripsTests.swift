import Foundation
import MilieuTesting
import SwiftData
import SwiftUI
import Testing

/// What the articles on models say.
@Suite @MainActor struct TripsTests {
  @Test("What is added is found")
  func stored() throws {
    let coordinator = try TripsCoordinator(ModelConfiguration(isStoredInMemoryOnly: true))
    coordinator.model.add("Oslo")
    #expect(coordinator.model.trips.map(\.name) == ["Oslo"])
  }

  @Test("A view model shows what its provider has")
  func fixed() {
    let model = TripsModel(provider: FixedTrips())
    model.search("Os")
    #expect(model.trips == [TripSummary(name: "Oslo", nights: 2)])
  }

  @Test("A list shows what is added, and what is deleted no more; another finds by name")
  func list() throws {
    let container = try ModelContainer(for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let screen = Headless(
      VStack {
        TripList()
        TripSearch(text: "P 2")
      }
      .modelContainer(container))
    try screen.button("Add").tap()
    try screen.button("Add").tap()
    #expect(screen.text.components(separatedBy: "Trip 2").count == 3)
    #expect(screen.text.components(separatedBy: "Trip 1").count == 2)
  }

  @Test("Composed predicates find what they say, and an importer's work shows")
  func importing() async throws {
    let container = try ModelContainer(for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    try await TripImporter(modelContainer: container).add(["Oslo", "Rome"])
    let context = container.mainContext
    let trips = try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)]))
    trips[0].rating = 4
    trips[1].start = .distantPast
    #expect(try context.fetchCount(FetchDescriptor(predicate: shown(rated: true, since: .distantPast))) == 1)
    #expect(
      try context.fetch(FetchDescriptor(predicate: shown(rated: false, since: .now - 1000))).map(\.name) == ["Oslo"])
  }

  @Test("A store of the first version comes to the second by the plan")
  func versions() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "Books-\(UUID().uuidString).store")
    defer { try? FileManager.default.removeItem(at: file) }
    do {
      let old = try ModelContainer(
        for: Schema(versionedSchema: BooksV1.self), configurations: ModelConfiguration(url: file))
      let context = ModelContext(old)
      context.insert(BooksV1.Book(author: "Ursula K. Le Guin"))
      try context.save()
    }
    let new = try ModelContainer(
      for: Book.self, migrationPlan: BooksPlan.self, configurations: ModelConfiguration(url: file))
    #expect(try ModelContext(new).fetch(FetchDescriptor<Book>()).map(\.initials) == ["UKLG"])
  }
}
