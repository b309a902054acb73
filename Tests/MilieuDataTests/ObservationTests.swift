import Foundation
import MilieuData
import Observation
import Synchronization
import Testing

@Suite struct ObservationTests {
  let container: ModelContainer
  let context: ModelContext

  init() throws {
    container = try ModelContainer(for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    context = ModelContext(container)
  }

  private func changes(_ read: () -> Void, when change: () throws -> Void) rethrows -> Bool {
    let changed = Mutex(false)
    withObservationTracking(read, onChange: { changed.withLock { $0 = true } })
    try change()
    return changed.withLock { $0 }
  }

  @Test("Who has read a property hears when it is set, and not when another one is")
  func properties() {
    let trip = Trip(name: "Oslo")
    #expect(changes({ _ = trip.name }, when: { trip.name = "Rome" }))
    #expect(!changes({ _ = trip.name }, when: { trip.rating = 1 }))
  }

  @Test("Who has read a relationship hears when its other end is set")
  func relationships() throws {
    let trip = Trip(name: "Oslo")
    let stay = Stay(nights: 1)
    context.insert(trip)
    context.insert(stay)
    #expect(changes({ _ = trip.stays }, when: { stay.trip = trip }))
  }

  @Test("Who has read a property hears when it is rolled back, and when another context has saved it")
  func others() throws {
    let trip = Trip(name: "Oslo")
    context.insert(trip)
    try context.save()
    trip.rating = 1
    #expect(changes({ _ = trip.rating }, when: { context.rollback() }))
    let other = ModelContext(container)
    let changed = try changes({ _ = trip.rating }) {
      try other.fetch(FetchDescriptor<Trip>()).first?.rating = 5
      try other.save()
      context.processPendingChanges()
    }
    #expect(changed)
  }

  @Test(
    "A fetch reads for itself: who fetches while observed hears of what it reads of the models, not of what the fetch read"
  )
  func fetches() throws {
    context.insert(Trip(name: "Oslo"))
    try context.save()
    var trip: Trip?
    let changed = try changes(
      {
        trip = try? context.fetch(
          FetchDescriptor<Trip>(predicate: #Predicate { $0.name == "Oslo" }, sortBy: [SortDescriptor(\.name)])
        ).first
      }, when: { try #require(trip).name = "Rome" })
    #expect(!changed)
  }
}
