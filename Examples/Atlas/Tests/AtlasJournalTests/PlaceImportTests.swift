import AtlasJournal
import AtlasModel
import Foundation
import SwiftData
import Testing

@MainActor
@Suite("Import of the atlas")
struct PlaceImportTests {
  private struct NoLine: LocalizedError {
    var errorDescription: String? { "There is no line." }
  }

  private func end(of placeImport: PlaceImport) async {
    while placeImport.isRunning { await Task.yield() }
  }

  private func count(_ container: ModelContainer) throws -> Int {
    try container.mainContext.fetchCount(FetchDescriptor<JournalPlace>())
  }

  @Test("Each batch is told, and is in the store when it is")
  func progress() async throws {
    let container = try JournalSchema.memory()
    var told: [Int] = []
    var stored: [Int] = []
    try await PlaceImporter(modelContainer: container).take(world(1200)) { done in
      told.append(done)
      stored.append((try? count(container)) ?? -1)
    }
    #expect(told == [500, 1000, 1201])
    #expect(stored == told)
    let iceland = try #require(try container.mainContext.fetch(FetchDescriptor<JournalCountry>()).first)
    #expect(iceland.places.count == 1201)
  }

  @Test("A second import changes what the first has brought, and adds nothing; visits stay in their countries")
  func again() async throws {
    let container = try Travels.container()
    let placeImport = PlaceImport()
    placeImport.start({ world(600) }, into: container)
    await end(of: placeImport)
    let renamed = AtlasEntry(id: EntryID(.subdivision, "IS-7"), title: "Seven", subtitle: "Region, Iceland")
    placeImport.start({ world(600) + [renamed] }, into: container)
    await end(of: placeImport)
    #expect(placeImport.phase == .finished(total: 602))
    #expect(try count(container) == 601)
    let found = try container.mainContext.fetch(JournalPlace.search("seven", limit: 3))
    #expect(found.map(\.entry) == ["subdivision:IS-7"])
    #expect(found.first?.country?.code == "IS")
    #expect(found.first?.country?.visits.count == 2)
  }

  @Test("An import that is stopped ends after the batch that is under way, whose entries stay")
  func stopped() async throws {
    let container = try JournalSchema.memory()
    let importer = PlaceImporter(modelContainer: container)
    var told: [Int] = []
    var importing: Task<Void, any Error>?
    importing = Task {
      try await importer.take(world(5000)) { done in
        told.append(done)
        if done == 1000 { importing?.cancel() }
      }
    }
    await #expect(throws: CancellationError.self) { try await importing?.value }
    #expect(told == [500, 1000])
    #expect(try count(container) == 1000)
  }

  @Test("Stopping while the entries are on their way imports none")
  func stoppedEarly() async throws {
    let container = try JournalSchema.memory()
    let placeImport = PlaceImport()
    let (gate, open) = AsyncStream<Void>.makeStream()
    placeImport.start(
      {
        for await _ in gate { break }
        return world(10)
      }, into: container)
    #expect(placeImport.phase == .collecting)
    placeImport.stop()
    open.yield()
    await end(of: placeImport)
    #expect(placeImport.phase == .stopped(done: 0))
    #expect(try count(container) == 0)
  }

  @Test("What keeps the entries from coming is told, and the import can be tried again")
  func failure() async throws {
    let container = try JournalSchema.memory()
    let placeImport = PlaceImport()
    placeImport.start({ throw NoLine() }, into: container)
    await end(of: placeImport)
    #expect(placeImport.phase == .failed("There is no line."))
    placeImport.start({ world(3) }, into: container)
    await end(of: placeImport)
    #expect(placeImport.phase == .finished(total: 4))
  }

  @Test("Places are suggested from two letters on, countries and their parts alone, and a few at most")
  func suggestions() async throws {
    let container = try JournalSchema.memory()
    let language = AtlasEntry(id: EntryID(.language, "isl"), title: "Icelandic", subtitle: "Living language · isl")
    try await PlaceImporter(modelContainer: container).take(world(20) + [language]) { _ in }
    func suggested(_ words: String) throws -> [String] {
      try container.mainContext.fetch(JournalPlace.suggestions(for: words)).map(\.title)
    }
    #expect(try suggested("i") == [])
    #expect(try suggested("ICE") == ["Iceland"])
    #expect(try suggested("part").count == 5)
    #expect(try suggested("art").isEmpty)
    #expect(try container.mainContext.fetch(JournalPlace.search("art 1", limit: 50)).count == 11)
    #expect(try container.mainContext.fetch(JournalPlace.search("icelandic", limit: 50)).map(\.kind) == [.language])
  }
}
