import Foundation
import MilieuData
import MilieuSQLite
import Testing

/// What random operations have found about changes that are not saved yet, each by itself.
@Suite struct PendingChangesTests {
  /// A kind of store, and a container over a new one.
  enum Kind: CaseIterable {
    case database, plain

    func container() throws -> ModelContainer {
      let store: any ModelStore = self == .plain ? PlainStore() : try SQLiteStore(.memory)
      return try ModelContainer(
        Schema([Painter.self, Painting.self, Guild.self]), [(ModelConfiguration(isStoredInMemoryOnly: true), store)])
    }
  }

  private func painting(_ tag: Int, _ title: String = "") -> Painting {
    Painting(tag: tag, title: title, price: nil, area: tag)
  }

  @Test("A fetch that leaves pending changes out finds, sorts and counts by what is stored", arguments: Kind.allCases)
  func without(_ kind: Kind) throws {
    let context = ModelContext(try kind.container())
    let all = (1...4).map { painting($0, "\($0)") }
    for painting in all { context.insert(painting) }
    try context.save()
    all[0].title = "9"
    all[1].title = "0"
    var descriptor = FetchDescriptor<Painting>(
      predicate: #Predicate { $0.title < "3" }, sortBy: [SortDescriptor(\.title)])
    descriptor.includePendingChanges = false
    #expect(try context.fetch(descriptor).map(\.tag) == [1, 2])
    #expect(try context.fetchCount(descriptor) == 2)
    #expect(try context.fetch(descriptor).first === all[0] && all[0].title == "9")
  }

  @Test(
    "A filter over a relationship to its own entity sees unsaved changes at the other end, and finds each model once",
    arguments: Kind.allCases)
  func ownEntity(_ kind: Kind) throws {
    let container = try kind.container()
    let maker = ModelContext(container)
    for tag in 1...3 { maker.insert(painting(tag)) }
    try maker.save()
    // Nobody has read the copies here.
    let context = ModelContext(container)
    let all = try context.fetch(FetchDescriptor<Painting>())
    all[2].original = all[1]
    let copied = FetchDescriptor<Painting>(predicate: #Predicate { $0.copies.contains { $0.area > 0 } })
    #expect(try context.fetch(copied).map(\.tag) == [2])
    context.insert(Guild(tag: 9, title: ""))
    #expect(try context.fetch(copied).map(\.tag) == [2])
  }

  @Test(
    "What others have saved of a model that was changed or deleted here is there once that is rolled back",
    arguments: Kind.allCases)
  func rolledBack(_ kind: Kind) throws {
    let container = try kind.container()
    let context = ModelContext(container)
    let all = (1...3).map { painting($0, "old") }
    for painting in all { context.insert(painting) }
    try context.save()
    context.delete(all[0])
    all[1].area = 9
    context.delete(all[2])
    let other = ModelContext(container)
    for painting in try other.fetch(FetchDescriptor<Painting>()) { painting.title = "new" }
    try other.save()
    context.processPendingChanges()
    #expect(all[1].title == "old")
    context.insert(all[2])
    #expect(all[2].title == "new")
    context.rollback()
    #expect(all.map(\.title) == ["new", "new", "new"] && all[1].area == 2)
  }

  @Test(
    "A model that takes the row of another by a unique value has what leads to that row, and all of it leads back",
    arguments: Kind.allCases)
  func replaced(_ kind: Kind) throws {
    let context = ModelContext(try kind.container())
    let first = Painter(tag: 1, name: "same", born: nil)
    let (guild, one) = (Guild(tag: 2, title: ""), painting(3))
    context.insert(first)
    first.guilds = [guild]
    first.paintings = [one]
    try context.save()
    let second = Painter(tag: 4, name: "same", born: nil)
    context.insert(second)
    try context.save()
    #expect(guild.members.map(\.tag) == [4] && guild.members.first === second)
    #expect(one.painter === second && second.paintings.map(\.tag) == [3] && second.guilds.first === guild)
  }

  @Test("What is inserted and deleted again before it is saved leaves nothing to save", arguments: Kind.allCases)
  func brief(_ kind: Kind) throws {
    let container = try kind.container()
    let context = ModelContext(container)
    let painter = Painter(tag: 1, name: "a", born: nil)
    let guild = Guild(tag: 2, title: "")
    guild.members = [painter]
    context.insert(guild)
    painter.paintings = [painting(3)]
    context.delete(painter)
    #expect(context.changedModelsArray.isEmpty)
    try context.save()
    #expect(guild.members.isEmpty)
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Painter>()) == 0)
  }

  @Test(
    "What leads to a deleted model that does not lead back lets it go, with the same save and with a later one",
    arguments: Kind.allCases, [0, 1, 2])
  func patron(_ kind: Kind, deleter: Int) throws {
    let container = try kind.container()
    let context = ModelContext(container)
    let (guild, patron) = (Guild(tag: 1, title: "a"), painting(2))
    context.insert(guild)
    guild.patron = patron
    try context.save()
    switch deleter {
    case 0:
      context.delete(patron)
      guild.title = "b"
    case 1:
      context.delete(patron)
      try context.save()
    default:
      let other = ModelContext(container)
      for painting in try other.fetch(FetchDescriptor<Painting>()) { other.delete(painting) }
      try other.save()
      context.processPendingChanges()
    }
    guild.title = "c"
    try context.save()
    #expect(guild.patron == nil)
    let found = try #require(try ModelContext(container).fetch(FetchDescriptor<Guild>()).first)
    #expect(found.title == "c" && found.patron == nil)
  }
}
