import Foundation
import MilieuData
import Testing

/// How long a container, its contexts and its stores live.
@Suite @MainActor struct ContainerLifeTests {
  private func container(_ store: PlainStore) throws -> ModelContainer {
    try ModelContainer(Schema([Trip.self]), [(ModelConfiguration(isStoredInMemoryOnly: true), store)])
  }

  @Test("A store goes with the last of its container, its contexts and their models")
  func goes() throws {
    weak var store: PlainStore?
    var trip: Trip?
    do {
      let made = PlainStore()
      store = made
      let container = try container(made)
      container.mainContext.autosaveEnabled = false
      container.mainContext.insert(Trip(name: "Oslo"))
      try container.mainContext.save()
      let other = ModelContext(container)
      trip = try other.fetch(FetchDescriptor<Trip>()).first
    }
    #expect(store != nil && trip?.name == "Oslo")
    trip = nil
    #expect(store == nil)
  }

  @Test(
    "A context works on when nobody holds its container, and its container is there when it is asked for",
    arguments: [false, true])
  func alone(_ isMain: Bool) throws {
    weak var first: ModelContainer?
    let context: ModelContext
    do {
      let container = try container(PlainStore())
      first = container
      context = isMain ? container.mainContext : ModelContext(container)
      context.autosaveEnabled = false
    }
    #expect((first == nil) == isMain)
    context.insert(Trip(name: "Oslo"))
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 1)
    let container = context.container
    #expect(context.container === container && (container.mainContext === context) == isMain)
    #expect(try ModelContext(container).fetch(FetchDescriptor<Trip>()).map(\.name) == ["Oslo"])
  }

  @Test("There is one main context as long as somebody holds it, whichever container is asked")
  func oneMainContext() throws {
    let context: ModelContext
    do {
      let container = try container(PlainStore())
      context = container.mainContext
    }
    do {
      let again = context.container
      #expect(again.mainContext === context)
    }
    #expect(context.container.mainContext === context)
  }

  @Test("What is to be saved by itself is saved when nobody holds the container any more")
  func autosaves() async throws {
    let store = PlainStore()
    do {
      let container = try container(store)
      container.mainContext.insert(Trip(name: "Oslo"))
    }
    let again = try container(store)
    while try ModelContext(again).fetchCount(FetchDescriptor<Trip>()) == 0 { await Task.yield() }
  }
}
