import Foundation
import MilieuData
import Testing

@ModelActor actor Importer {
  private var count = 0

  func add(_ codes: [String]) throws -> [PersistentIdentifier] {
    let made = codes.map { Booking(code: $0, day: 1, seat: count) }
    for booking in made { modelContext.insert(booking) }
    try modelContext.save()
    count += codes.count
    return made.map(\.persistentModelID)
  }

  func code(_ id: PersistentIdentifier) -> String? { self[id, as: Booking.self]?.code }

  var isOnMainThread: Bool { Thread.isMainThread }
}

/// A class that is not final, with sets of properties.
@Model class Booking {
  #Unique<Booking>([\.code], [\.day, \.seat])
  #Index<Booking>([\.day])

  var code: String
  var day: Int?
  var seat: Int

  init(code: String, day: Int?, seat: Int) {
    self.code = code
    self.day = day
    self.seat = seat
  }
}

@Suite struct ModelActorTests {
  let container: ModelContainer

  init() throws {
    container = try ModelContainer(for: Booking.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  }

  @Test("An actor has a context of its own, off the main thread, and what it saves shows in the main context")
  @MainActor func actors() async throws {
    let main = container.mainContext
    #expect(try main.fetchCount(FetchDescriptor<Booking>()) == 0)
    let importer = Importer(modelContainer: container)
    let ids = try await importer.add(["a"])
    #expect(await !importer.isOnMainThread)
    #expect(await importer.code(ids[0]) == "a")
    let found = try main.fetch(FetchDescriptor<Booking>())
    #expect(found.map(\.persistentModelID) == ids && found[0].modelContext == main)
    main.delete(found[0])
    try main.save()
    #expect(await importer.code(ids[0]) == nil)
  }

  @Test("Actors that save at the same time lose nothing")
  func together() async throws {
    try await withThrowingTaskGroup(of: Void.self) { [container] group in
      for actor in 0..<4 {
        group.addTask {
          let importer = Importer(modelContainer: container)
          for step in 0..<25 { _ = try await importer.add(["\(actor)/\(step)"].map { $0 }) }
        }
      }
      try await group.waitForAll()
    }
    // Each counts its seats for itself: a set of day and seat is the same for all four.
    let found = try ModelContext(container).fetch(FetchDescriptor<Booking>())
    #expect(found.count == 25 && Set(found.map(\.seat)) == Set(0..<25))
  }

  @Test("No two models share the values of a set, and one that lacks a value is like no other")
  func sets() throws {
    let context = ModelContext(container)
    for (code, day, seat) in [("a", 1, 1), ("b", 1, 2), ("c", 1, 1), ("d", nil, 1), ("e", nil, 1)]
      as [(String, Int?, Int)]
    {
      context.insert(Booking(code: code, day: day, seat: seat))
    }
    try context.save()
    #expect(try ModelContext(container).fetch(FetchDescriptor<Booking>()).map(\.code).sorted() == ["b", "c", "d", "e"])
    let entity = try #require(container.schema.entity(for: Booking.self))
    #expect(entity.uniquenessConstraints == [["code"], ["day", "seat"]] && entity.indices == [["day"]])
  }
}
