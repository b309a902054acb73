import Foundation
import MilieuData
import MilieuSQLite
import SQLiteProcessModels
import Testing

/// Files that are damaged, may not be changed, or have no room, met by a container.
@Suite struct StoreDamageTests {
  private func fill(_ folder: Folder) throws {
    let context = ModelContext(try crates(folder))
    for number in 0..<60 {
      let crate = Crate(number: number, owner: "me", parts: 5)
      context.insert(crate)
      for part in 0..<5 { crate.items.append(Item(number: part, text: String(repeating: "text ", count: 20))) }
    }
    context.insert(Sticker(name: "fragile"))
    try context.save()
  }

  /// The file of a store whose containers have all gone.
  private func sound(_ folder: Folder) throws -> Data {
    try fill(folder)
    try #require(try folder.names == ["store.sqlite"], "the journal goes with the last container")
    return try Data(contentsOf: URL(filePath: folder.path()))
  }

  /// That the rest of the process lives on: another store can be used.
  private func elsewhere() throws {
    let folder = try Folder()
    let context = ModelContext(try crates(folder))
    context.insert(Crate(number: 1, owner: "", parts: 0))
    try context.save()
    #expect(try ModelContext(try crates(folder)).fetchCount(FetchDescriptor<Crate>()) == 1)
  }

  private func expect(_ error: SQLiteError, names path: String) {
    #expect(error.path == path && error.description.contains(path), "\(error)")
    #expect(!error.cause.isEmpty && !error.remedy.isEmpty, "\(error)")
  }

  @Test("A store that was cut off is refused by name, at whatever length, and untouched", arguments: [true, false])
  func cutOff(allowsSave: Bool) throws {
    let folder = try Folder()
    let whole = try sound(folder)
    for length in [2, 99, 100, 4_095, 4_096, 8_192, whole.count / 2, whole.count - 4_096, whole.count - 1] {
      let part = whole.prefix(length)
      try part.write(to: URL(filePath: folder.path()))
      let error = try failure("\(length) of \(whole.count)") { _ = try crates(folder, allowsSave: allowsSave) }
      #expect(error.kind == .damaged || error.kind == .notADatabase, "\(length): \(error)")
      expect(error, names: folder.path())
      #expect(try Data(contentsOf: URL(filePath: folder.path())) == part, "\(length)")
      #expect(try folder.names == ["store.sqlite"])
    }
    try elsewhere()
  }

  @Test(
    "A bit that flipped anywhere is a named error, or changes no more than what is read; nothing crashes, and reading writes nothing"
  )
  func flipped() throws {
    let folder = try Folder()
    let whole = try sound(folder)
    var random = SystemRandomNumberGenerator()
    let places = Array(0..<100) + (0..<200).map { _ in Int.random(in: 100..<whole.count, using: &random) }
    var refused = 0
    for place in places {
      var bytes = whole
      bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      try bytes.write(to: URL(filePath: folder.path()))
      do {
        let context = ModelContext(try crates(folder, allowsSave: false))
        for crate in try context.all(Crate.self) { _ = crate.owner + "\(crate.number)" }
        for item in try context.all(Item.self) { _ = item.text + "\(item.number)" }
        _ = try context.all(Sticker.self)
      } catch let error as SQLiteError {
        refused += 1
        expect(error, names: folder.path())
        #expect([.damaged, .notADatabase, .statement].contains(error.kind), "byte \(place): \(error)")
      } catch {
        // A column that holds something else by now.
        refused += 1
        #expect(error is StoredValueError || error is SwiftDataError, "byte \(place): \(error)")
      }
      #expect(try Data(contentsOf: URL(filePath: folder.path())) == bytes, "byte \(place)")
      for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: folder.path() + suffix) }
    }
    #expect(refused > 10 && refused < places.count)
    try elsewhere()
  }

  @Test("A store that is opened for reading refuses a save by name, and the file stays as it is")
  func reading() throws {
    let folder = try Folder()
    let whole = try sound(folder)
    do {
      let context = ModelContext(try crates(folder, allowsSave: false))
      let crate = try #require(try context.all(Crate.self).first)
      crate.number = 1_000
      let error = try #require(throws: SwiftDataError.self) { try context.save() }
      #expect(error.description.contains("does not allow models to be saved"))
      #expect(context.hasChanges)
      context.rollback()
      #expect(crate.number == 0)
    }
    #expect(try Data(contentsOf: URL(filePath: folder.path())) == whole)
  }

  @Test("A file that this user may only read is a named error, and untouched", arguments: [0o444, 0o400])
  func permissions(_ mode: Int) throws {
    let folder = try Folder()
    let whole = try sound(folder)
    // The folder is open to all, so that only the file is in the way.
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder.url.path())
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.path())
    let said = try OtherProcess("save-as-nobody", folder.path()).lines()
    try #require(said.count == 2, "\(said)")
    #expect(said[0].hasPrefix("The store") && said[0].contains(folder.path()), "\(said[0])")
    #expect(said[0].contains("cannot be \(mode == 0o444 || getuid() != 0 ? "changed" : "opened")"), "\(said[0])")
    #expect(said[1] == "saved in memory")
    #expect(try Data(contentsOf: URL(filePath: folder.path())) == whole)
  }

  @Test(
    "A process whose files may not grow is told so by name, has its changes still, and saves them once there is room")
  func limitedFiles() throws {
    let folder = try Folder()
    let said = try OtherProcess("save-until-full", folder.path()).lines()
    try #require(said.count == 4, "\(said)")
    let saved = try #require(Int(said[0]))
    #expect(saved > 3 && said[1].hasPrefix("The store has no room left: \(folder.path()): File too large"))
    #expect(said[2] == "true \(saved)" && said[3] == "\(saved + 1)")
    let context = ModelContext(try crates(folder))
    #expect(try context.all(Crate.self).map(\.number) == Array(0...saved))
    #expect(try context.all(Crate.self).allSatisfy { $0.items.count == 1 })
  }

  @Test(
    "A disk that is full is an error of that name, the context keeps its changes, and saves them once there is room",
    .enabled(if: SmallDisk.isPossible))
  func fullDisk() throws {
    let disk = try SmallDisk()
    let url = URL(filePath: disk.path("store.sqlite"))
    var saved = 0
    do {
      let container = try ModelContainer(for: Crate.self, configurations: ModelConfiguration(url: url))
      let context = ModelContext(container)
      // What stands in the way until it is removed.
      let filler = disk.path("filler")
      try Data(count: 200_000).write(to: URL(filePath: filler))
      let error = try failure {
        while true {
          let crate = Crate(number: saved, owner: String(repeating: "x", count: 20_000), parts: 1)
          context.insert(crate)
          crate.items = [Item(number: 0, text: "")]
          try context.save()
          saved += 1
        }
      }
      #expect(error.kind == .full && saved > 3)
      expect(error, names: url.path(percentEncoded: false))
      #expect(context.hasChanges && context.insertedModelsArray.count == 2)
      #expect(try ModelContext(container).fetchCount(FetchDescriptor<Crate>()) == saved)
      try FileManager.default.removeItem(atPath: filler)
      try context.save()
    }
    let context = ModelContext(try ModelContainer(for: Crate.self, configurations: ModelConfiguration(url: url)))
    #expect(try context.all(Crate.self).map(\.number) == Array(0...saved))
    #expect(try context.all(Crate.self).allSatisfy { $0.items.count == 1 })
    try elsewhere()
  }
}
