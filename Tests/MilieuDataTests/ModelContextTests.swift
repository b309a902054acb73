import Foundation
import MilieuData
import Testing

@Suite struct ModelContextTests {
  let container: ModelContainer
  let context: ModelContext

  init() throws {
    container = try ModelContainer(for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    context = ModelContext(container)
  }

  @Test("What is saved is what another context fetches")
  func roundTrip() throws {
    let trip = Trip(name: "Oslo", start: Date(timeIntervalSinceReferenceDate: 1234.5), rating: 4)
    trip.mood = .wild
    trip.tags = ["sea", "rain"]
    trip.place = Coordinates(latitude: 59.9, longitude: 10.7)
    context.insert(trip)
    try context.save()
    let found = try #require(try ModelContext(container).fetch(FetchDescriptor<Trip>()).first)
    #expect(found !== trip)
    #expect(found.name == "Oslo" && found.rating == 4 && found.mood == .wild && found.backup == nil)
    #expect(found.start == trip.start && found.tags == ["sea", "rain"] && found.place == trip.place)
    #expect(found.draft == "none" && found.note.isEmpty)
  }
}
