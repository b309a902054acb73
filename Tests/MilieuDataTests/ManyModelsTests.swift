import Foundation
import MilieuData
import Synchronization
import Testing

@Suite struct ManyModelsTests {
  @Test("Models may be let go on any thread while their context goes on")
  func threads() async throws {
    let container = try ModelContainer(
      for: Language.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let context = ModelContext(container)
    for index in 0..<500 { context.insert(Language(code: "\(index)")) }
    try context.save()
    let box = Mutex<[Held]>([])
    let dropping = Task.detached {
      var dropped = 0
      while dropped < 20 {
        let held = box.withLock { held in
          defer { held = [] }
          return held
        }
        dropped += held.count
        await Task.yield()
      }
    }
    for round in 0..<20 {
      let found = try context.fetch(FetchDescriptor<Language>())
      #expect(found.count == 500 && found[round].code == "\(round)")
      let held = Held(found)
      box.withLock { $0.append(held) }
    }
    await dropping.value
    #expect(try context.fetchCount(FetchDescriptor<Language>()) == 500)
  }

  /// Lets models go on another thread, which nobody else uses by then but their context.
  private struct Held: @unchecked Sendable {
    let models: [Language]
    init(_ models: [Language]) { self.models = models }
  }

  @Test("Fetching again and again gives the same objects while somebody has them, and lets go of those nobody has")
  func tidying() throws {
    let container = try ModelContainer(
      for: Language.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let context = ModelContext(container)
    for index in 0..<5000 { context.insert(Language(code: "\(index)")) }
    try context.save()
    let other = ModelContext(container)
    let kept = try other.fetch(FetchDescriptor<Language>()).enumerated().filter { $0.offset % 7 == 0 }.map(\.element)
    for _ in 0..<5 {
      let found = try other.fetch(FetchDescriptor<Language>())
      #expect(zip(kept, stride(from: 0, to: 5000, by: 7)).allSatisfy { $0.0 === found[$0.1] })
    }
    weak let loose = try other.fetch(FetchDescriptor<Language>())[1]
    #expect(loose == nil)
  }

  @Test("Each configuration keeps the models that its schema names")
  func configurations() throws {
    let (near, far) = (PlainStore(), PlainStore())
    let container = try ModelContainer(
      Schema([Language.self, Shelf.self]),
      [
        (ModelConfiguration("near", schema: Schema([Language.self]), isStoredInMemoryOnly: true), near),
        (ModelConfiguration("far", schema: Schema([Shelf.self]), isStoredInMemoryOnly: true), far),
      ])
    let context = ModelContext(container)
    context.insert(Language(code: "de"))
    context.insert(Shelf(name: "s"))
    try context.save()
    let other = ModelContext(container)
    let language = try #require(try other.fetch(FetchDescriptor<Language>()).first)
    let shelf = try #require(try other.fetch(FetchDescriptor<Shelf>()).first)
    #expect(language.persistentModelID.storeIdentifier == near.identifier)
    #expect(shelf.persistentModelID.storeIdentifier == far.identifier)
  }

  @Test("A container says which model no configuration keeps, and what a model leads to in another store")
  func misfits() throws {
    let partial = ModelConfiguration(schema: Schema([Language.self]), isStoredInMemoryOnly: true)
    let error = #expect(throws: SwiftDataError.self) {
      try ModelContainer(for: Schema([Language.self, Booking.self]), configurations: partial)
    }
    #expect(error == .configurationSchemaNotFoundInContainerSchema && error?.description.contains("'Booking'") == true)
  }
}
