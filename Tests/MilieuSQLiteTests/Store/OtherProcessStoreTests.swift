import Foundation
import MilieuData
import MilieuSQLite
import SQLiteProcessModels
import Testing

/// What another process saves, seen by whoever shows models here.
@Suite(.timeLimit(.minutes(1))) @MainActor struct OtherProcessStoreTests {
  private let folder: Folder
  private let container: ModelContainer
  private var context: ModelContext { container.mainContext }

  init() throws {
    folder = try Folder()
    container = try ModelContainer(
      for: Crate.self, configurations: ModelConfiguration(url: URL(filePath: folder.path())))
    container.mainContext.autosaveEnabled = false
  }

  /// A query that somebody shows, and a stream of when it may have changed.
  private func show(
    _ descriptor: FetchDescriptor<Crate> = FetchDescriptor(sortBy: [SortDescriptor(\.number)])
  ) -> (live: LiveFetch<Crate>, changes: AsyncStream<Void>) {
    let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
    let live = LiveFetch(descriptor, in: context) { continuation.yield() }
    live.update()
    return (live, changes)
  }

  private func insertElsewhere(_ count: Int) throws {
    let process = try OtherProcess("insert", folder.path(), "\(count)", "elsewhere")
    _ = process.lines()
    try #require(try process.finish() == 0)
  }

  @Test("What another process saves shows in results that are kept up to date, and unsaved changes stay")
  func shows() async throws {
    let mine = Crate(number: 1_000, owner: "here", parts: 0)
    context.insert(mine)
    try context.save()
    let draft = Crate(number: 2_000, owner: "draft", parts: 0)
    context.insert(draft)
    mine.owner = "changed here"
    let (live, changes) = show()
    #expect(live.models == [mine, draft])
    try insertElsewhere(3)
    for await _ in changes {
      live.update()
      if live.models.count == 5 { break }
    }
    #expect(live.models.map(\.number) == [0, 1, 2, 1_000, 2_000])
    #expect(mine.owner == "changed here" && mine.hasChanges && draft.hasChanges)
    try context.save()
    #expect(live.models.last === draft)
  }

  @Test("Models that nobody has changed here become what another process has made of them, or are gone with their rows")
  func becomes() async throws {
    let (kept, lost) = (Crate(number: 1, owner: "a", parts: 0), Crate(number: 2, owner: "a", parts: 0))
    for crate in [kept, lost] { context.insert(crate) }
    try context.save()
    let (live, changes) = show()
    // As another process: with a connection of its own.
    let other = try SQLiteConnection(.file(folder.path()))
    try other.transaction {
      try other.execute("UPDATE \"Crate\" SET owner = 'b' WHERE number = 1")
      try other.execute("DELETE FROM \"Crate\" WHERE number = 2")
    }
    for await _ in changes { break }
    live.update()
    #expect(live.models == [kept] && kept.owner == "b")
    #expect(lost.modelContext == nil && lost.owner == "a")
    #expect(!context.hasChanges)
  }

  @Test("What is saved here is not taken for somebody else's")
  func own() async throws {
    let store = try SQLiteStore(.file(folder.path()), options: SQLiteOptions(watchInterval: .milliseconds(1)))
    let here = try ModelContainer(Schema([Crate.self]), [(ModelConfiguration(isStoredInMemoryOnly: true), store)])
    let hasCommitted = Locked(false)
    let (told, continuation) = AsyncStream.makeStream(of: Bool.self)
    let watch = store.watch { continuation.yield(hasCommitted.withLock { $0 }) }
    let own = ModelContext(here)
    for number in 0..<30 {
      own.insert(Crate(number: number, owner: "here", parts: 0))
      try own.save()
    }
    hasCommitted.withLock { $0 = true }
    try context.transaction { context.insert(Crate(number: 99, owner: "elsewhere", parts: 0)) }
    for await isOthers in told {
      #expect(isOthers)
      break
    }
    withExtendedLifetime(watch) {}
  }

  @Test("Nobody looks for other processes while nobody shows anything")
  func idle() throws {
    weak var watch: StoreWatch?
    do {
      let (live, _) = show()
      watch = container.opened.watchStores()
      #expect(watch != nil)
      live.stop()
    }
    #expect(watch == nil)
  }
}
