import Foundation
import MilieuData
import MilieuSQLite
import SQLiteProcessModels
import Testing

/// Processes that save models and end at any instant, and several that save into one file.
@Suite struct StoreKillTests {
  @Test(
    "Whatever instant a process is killed at, each save that had returned is there, none is half there, and relationships are whole"
  )
  func killed() throws {
    let folder = try Folder()
    var reported = 0
    for _ in 0..<KillTests.rounds {
      let process = try OtherProcess("save", folder.path())
      for _ in 0..<Int.random(in: 0...30) {
        guard let line = process.line() else { break }
        reported = try #require(Int(line))
      }
      // No event tells the instant: any will do, as long as it is another one each time.
      usleep(.random(in: 0...20_000))
      process.kill()
      reported = process.lines().last.flatMap { Int($0) } ?? reported

      try check(folder)
      reported = try look(ModelContext(try crates(folder)), reported)
    }
    #expect(reported > 0)
  }

  /// Lets SQLite look at the file.
  private func check(_ folder: Folder) throws {
    try SQLiteStore(folder.location()).use { connection in
      try connection.check()
      #expect(try connection.rows("SELECT * FROM pragma_foreign_key_check").isEmpty)
    }
  }

  /// Looks at what is there.
  ///
  /// - Returns: the number of the last save.
  private func look(_ context: ModelContext, _ reported: Int) throws -> Int {
    let all = try context.all(Crate.self).sorted { $0.number < $1.number }
    let last = all.last?.number ?? 0
    // It may have been killed after a save returned and before it said so.
    #expect(last == reported || last == reported + 1, "\(last) are there of \(reported) that were reported")
    // Each save deletes what is ten saves old.
    #expect(all.map(\.number) == Array(max(1, last - 9)..<(last + 1)))
    for crate in all {
      #expect(crate.items.map(\.number).sorted() == Array(0..<crate.parts), "crate \(crate.number)")
      #expect(crate.items.allSatisfy { $0.crate === crate })
      #expect(crate.stickers.map(\.name) == ["\(crate.number % 3)"])
      #expect(crate.previous?.number == (crate.number > max(1, last - 9) ? crate.number - 1 : nil))
    }
    #expect(try context.fetchCount(FetchDescriptor<Item>()) == all.reduce(0) { $0 + $1.parts })
    for sticker in try context.all(Sticker.self) {
      let crates = sticker.crates.map(\.number)
      #expect(sticker.last == crates.max() && crates.allSatisfy { "\($0 % 3)" == sticker.name })
    }
    return last
  }

  @Test("Two processes and this one, saving into one file at the same time, lose nothing, and no key is given twice")
  func together() throws {
    let folder = try Folder()
    let count = ProcessInfo.processInfo.environment["MILIEU_STORE_INSERTS"].flatMap { Int($0) } ?? 60
    let context = ModelContext(try crates(folder))
    let processes = try ["one", "two"].map { try OtherProcess("insert", folder.path(), "\(count)", $0) }
    for process in processes { #expect(process.line() == "ready") }
    var keys: [Int64] = []
    for number in 0..<count {
      let crate = Crate(number: number, owner: "three", parts: 3)
      context.insert(crate)
      for part in 0..<3 { crate.items.append(Item(number: part, text: "three")) }
      let sticker = Sticker(name: "three \(number % 4)")
      sticker.last = number
      context.insert(sticker)
      crate.stickers = [sticker]
      try context.save()
      keys.append(crate._$state.key)
    }
    for process in processes {
      keys += try #require(process.line()).split(separator: " ").compactMap { Int64($0) }
      #expect(try process.finish() == 0)
    }
    #expect(keys.count == 3 * count && Set(keys).count == keys.count)

    let found = try ModelContext(try crates(folder)).all(Crate.self)
    #expect(found.count == 3 * count)
    for (owner, crates) in Dictionary(grouping: found, by: \.owner) {
      #expect(crates.map(\.number).sorted() == Array(0..<count), "\(owner)")
      for crate in crates {
        #expect(crate.items.map(\.number).sorted() == [0, 1, 2] && crate.items.allSatisfy { $0.text == owner })
      }
    }
    #expect(try ModelContext(try crates(folder)).fetchCount(FetchDescriptor<Sticker>()) == 12)
    try check(folder)
  }

  @Test(
    "A store that another process has locked for too long is a named error; the context keeps its changes and saves them later"
  )
  func locked() throws {
    let folder = try Folder()
    let store = try SQLiteStore(folder.location(), options: SQLiteOptions(busyTimeout: .milliseconds(80)))
    let container = try ModelContainer(
      Schema([Crate.self]), [(ModelConfiguration(url: URL(filePath: folder.path())), store)])
    let context = ModelContext(container)
    let crate = Crate(number: 1, owner: "", parts: 0)
    context.insert(crate)
    try context.save()

    let process = try OtherProcess("hold", folder.path())
    #expect(process.line() == "held")
    crate.number = 2
    context.insert(Crate(number: 3, owner: "", parts: 0))
    for _ in 0..<2 {
      let error = try failure { try context.save() }
      guard case .locked(let waited) = error.kind else {
        Issue.record("\(error)")
        return
      }
      #expect(waited >= .milliseconds(80) && error.description.contains(folder.path()))
      #expect(context.hasChanges && context.insertedModelsArray.count == 1 && context.changedModelsArray.count == 1)
    }
    // Readers do not wait, and see what was saved.
    #expect(try ModelContext(container).all(Crate.self).map(\.number) == [1])

    #expect(try process.finish() == 0)
    try context.save()
    #expect(!context.hasChanges)
    #expect(try ModelContext(container).all(Crate.self).map(\.number) == [2, 3])
  }
}
