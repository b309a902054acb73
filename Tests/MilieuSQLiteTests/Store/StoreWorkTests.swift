import CSQLite
import Foundation
import MilieuData
import SQLiteProcessModels
import Testing

@testable import MilieuSQLite

/// How much a save does, and many threads that do it.
@Suite struct StoreWorkTests {
  /// Counts the statements that a connection runs.
  private final class Count {
    var value = 0
  }

  private func statements(_ store: SQLiteStore, _ body: () throws -> Void) throws -> Int {
    let count = Count()
    _ = try store.use { connection in
      sqlite3_trace_v2(
        connection.handle, UInt32(SQLITE_TRACE_STMT),
        { _, context, _, _ in
          Unmanaged<Count>.fromOpaque(context!).takeUnretainedValue().value += 1
          return 0
        }, Unmanaged.passUnretained(count).toOpaque())
    }
    try body()
    try store.use { connection in _ = sqlite3_trace_v2(connection.handle, 0, nil, nil) }
    return count.value
  }

  private func changes(_ store: SQLiteStore) throws -> Int64 {
    try store.use { try $0.integer("SELECT total_changes()") ?? 0 }
  }

  @Test("A save of one change touches one row, by the same statements however many rows there are")
  func oneRow() throws {
    var counts: [Int] = []
    for size in [200, 200_000] {
      let folder = try Folder()
      let store = try SQLiteStore(folder.location())
      let container = try ModelContainer(
        Schema([Crate.self]), [(ModelConfiguration(url: URL(filePath: folder.path())), store)])
      try store.use { connection in
        try connection.execute(
          """
          WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(size))
          INSERT INTO Item (number, text) SELECT i, 'text' FROM n
          """)
      }
      let context = ModelContext(container)
      #expect(try context.fetchCount(FetchDescriptor<Item>()) == size)
      let number = size / 2
      let item = try #require(
        try context.fetch(FetchDescriptor<Item>(predicate: #Predicate { $0.number == number })).first)
      item.text = "changed"
      let before = try changes(store)
      counts.append(try statements(store) { try context.save() })
      #expect(try changes(store) == before + 1)
      // One more row than before the save is one row, too.
      context.insert(Item(number: 0, text: "new"))
      counts.append(try statements(store) { try context.save() })
      #expect(
        try ModelContext(container).fetchCount(FetchDescriptor<Item>(predicate: #Predicate { $0.text == "changed" }))
          == 1)
    }
    #expect(counts[0] == counts[2] && counts[1] == counts[3], "\(counts)")
    #expect(counts[0] > 0 && counts[0] <= 4, "\(counts)")
  }

  @Test("Sixteen threads with a context each lose nothing, and what one changes another finds")
  func threads() async throws {
    let folder = try Folder()
    let container = try crates(folder)
    let (threads, saves) = (16, 12)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for thread in 0..<threads {
        group.addTask {
          try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
            // A thread of its own, since tasks share few.
            Thread.detachNewThread { done.resume(with: Result { try Self.work(container, thread, saves) }) }
          }
        }
      }
      try await group.waitForAll()
    }
    let all = try ModelContext(try crates(folder)).all(Crate.self)
    #expect(all.count == threads * saves)
    for (owner, crates) in Dictionary(grouping: all, by: \.owner) {
      #expect(crates.map(\.number).sorted() == Array(0..<saves), "thread \(owner)")
      #expect(crates.allSatisfy { $0.items.map(\.text) == Array(repeating: owner, count: 2) && $0.parts == 2 })
    }
  }

  private static func work(_ container: ModelContainer, _ thread: Int, _ saves: Int) throws {
    let context = ModelContext(container)
    let owner = "\(thread)"
    for number in 0..<saves {
      let crate = Crate(number: number, owner: owner, parts: 0)
      crate.items = [Item(number: 0, text: owner), Item(number: 1, text: owner)]
      context.insert(crate)
      try context.save()
      let mine = try context.fetch(
        FetchDescriptor<Crate>(predicate: #Predicate { $0.owner == owner && $0.number == number }))
      mine.first?.parts = mine.first?.items.count ?? 0
      try context.save()
    }
  }
}
