import Foundation
import SwiftData

/// Models and their stores, beside SQLite itself in the same run.
@MainActor
func measureData(_ report: inout Report) throws {
  let folder = try DataFolder()
  try measureDataWork(&report, folder)
  try measureRelationships(&report, folder)
  try measureLargeStore(&report, folder)
  try measureQueries(&report, folder)
}

private let count = 100_000

/// CPU time of one piece of work, spread over what it is done to.
@MainActor
private func each(_ count: Int, _ work: () throws -> Void) rethrows -> Double {
  let start = threadTime()
  try work()
  return (threadTime() - start) / Double(count)
}

/// A hundred thousand rows: made, read, found, counted and deleted.
@MainActor
private func measureDataWork(_ report: inout Report, _ folder: DataFolder) throws {
  let raw = RawDatabase(folder.path("raw"))
  raw.execute(RawDatabase.table)
  raw.execute(RawDatabase.index)
  report.baseline("SQLite: insert of a row, of 100000", nanoseconds: each(count) { raw.insert(0..<count) })
  report.baseline(
    "SQLite: fetch of a row, of 100000", nanoseconds: time(batches: 5, runs: 1) { keep(raw.rows("")) } / Double(count))
  var next: Int64 = 0
  func step() -> Int64 {
    next = (next &+ 7_919) % Int64(count)
    return next
  }
  report.baseline(
    "SQLite: row by key", nanoseconds: time(runs: 2_000) { keep(raw.rows("WHERE _id = ?", step() + 1)) })
  report.baseline(
    "SQLite: row by index", nanoseconds: time(runs: 2_000) { keep(raw.rows("WHERE number = ?", step())) })
  report.baseline(
    "SQLite: count of a half",
    nanoseconds: time(batches: 5, runs: 3) {
      keep(raw.number("SELECT count(*) FROM \"Entry\" WHERE number < ?", Int64(count / 2)))
    })

  let container = try folder.container("models", for: Entry.self)
  let context = ModelContext(container)
  let made = try each(count) {
    for number in 0..<count { context.insert(Entry(number)) }
    try context.save()
  }
  report.add("insert and save of a model, of 100000", made, atMost: 3, "SQLite: insert of a row, of 100000")
  var fetched: [Double] = []
  let fetchedAndGone = try time(batches: 5, runs: 1) {
    let start = threadTime()
    let models = try ModelContext(container).fetch(FetchDescriptor<Entry>())
    fetched.append(threadTime() - start)
    keep(models)
  }
  report.add(
    "fetch of a model, of 100000", fetched.sorted()[2] / Double(count), atMost: 3, "SQLite: fetch of a row, of 100000")
  report.time(
    "  with its end", nanoseconds: fetchedAndGone / Double(count), bound: nil,
    beside: "SQLite: fetch of a row, of 100000")

  // Contexts that know none of the models yet.
  let identifiers = try ModelContext(container).fetchIdentifiers(FetchDescriptor<Entry>())
  var fresh = ModelContext(container)
  let byIdentifier = time(batches: 9, runs: 1) {
    fresh = ModelContext(container)
    for _ in 0..<1_000 { keep((fresh.model(for: identifiers[Int(step())]) as? Entry)?.name) }
  }
  report.add("model by identifier, with a value", byIdentifier / 1_000, atMost: 3, "SQLite: row by key")
  let byIndex = try time(batches: 9, runs: 1) {
    fresh = ModelContext(container)
    for _ in 0..<1_000 {
      let number = Int(step())
      keep(try fresh.fetch(FetchDescriptor<Entry>(predicate: #Predicate { $0.number == number })).first?.name)
    }
  }
  report.add("model by indexed predicate, with a value", byIndex / 1_000, atMost: 3, "SQLite: row by index")
  let half = count / 2
  let counted = try time(batches: 5, runs: 3) {
    keep(try fresh.fetchCount(FetchDescriptor<Entry>(predicate: #Predicate { $0.number < half })))
  }
  report.add("fetchCount of a half", counted, atMost: 3, "SQLite: count of a half")

  try measureMemory(&report, container)

  let deleted = each(half) { raw.execute("DELETE FROM \"Entry\" WHERE number < \(half)") }
  report.baseline("SQLite: delete of a row, of a half", nanoseconds: deleted)
  let gone = try each(half) {
    let context = ModelContext(container)
    try context.delete(model: Entry.self, where: #Predicate { $0.number < half })
    try context.save()
  }
  report.add("delete(model:where:) of a row, of a half", gone, atMost: 3, "SQLite: delete of a row, of a half")
}

/// What a model that a context knows takes beyond its values.
@MainActor
private func measureMemory(_ report: inout Report, _ container: ModelContainer) throws {
  let context = ModelContext(container)
  let before = heapInUse()
  let models = try context.fetch(FetchDescriptor<Entry>())
  let withModels = heapInUse()
  let plain = models.map(PlainEntry.init)
  let withPlain = heapInUse()
  let (a, b) = (Double(withModels - before) / Double(count), Double(withPlain - withModels) / Double(count))
  report.count("heap a registered model of five properties", a, unit: "bytes")
  report.count("  beyond a plain object of the same values", a - b, unit: "bytes", bound: 400)
  keep((models, plain))
}

/// A model that is reached from another.
@MainActor
private func measureRelationships(_ report: inout Report, _ folder: DataFolder) throws {
  let container = try folder.container("shelves", for: Shelf.self, Volume.self)
  let maker = ModelContext(container)
  for number in 0..<10_000 { maker.insert(Volume("Volume \(number)", Shelf("Shelf \(number)"))) }
  try maker.save()
  var nanoseconds: [Double] = []
  for _ in 0..<5 {
    let context = ModelContext(container)
    let volumes = try context.fetch(FetchDescriptor<Volume>())
    nanoseconds.append(each(volumes.count) { for volume in volumes { keep(volume.shelf?.title) } })
  }
  report.add("relationship to one, with a value", nanoseconds.sorted()[2], atMost: 3, "SQLite: row by key")
  nanoseconds = []
  for _ in 0..<5 {
    let context = ModelContext(container)
    let shelves = try context.fetch(FetchDescriptor<Shelf>())
    nanoseconds.append(each(shelves.count) { for shelf in shelves { keep(shelf.volumes.first?.title) } })
  }
  report.add("relationship to many, with a value", nanoseconds.sorted()[2], atMost: 3, "SQLite: row by index")
}

/// A save of one change, in a store of one row and in one of a million.
@MainActor
private func measureLargeStore(_ report: inout Report, _ folder: DataFolder) throws {
  func save(in name: String, rows: Int) throws -> Double {
    let context = ModelContext(try folder.container(name, for: Entry.self))
    if rows > 0 { RawDatabase(folder.path(name)).insert(0..<rows) }
    let entry = Entry(-1)
    context.insert(entry)
    try context.save()
    return try time(batches: 9, runs: 20) {
      entry.weight += 1
      try context.save()
    }
  }
  let empty = try save(in: "small", rows: 0)
  report.baseline("save of one change in an empty store", nanoseconds: empty)
  report.add(
    "save of one change in a store of a million rows", try save(in: "large", rows: 1_000_000), atMost: 1.5,
    "save of one change in an empty store")
}

extension Report {
  /// - Parameter factor: how many times the baseline it may take.
  mutating func add(_ name: String, _ nanoseconds: Double, atMost factor: Double, _ baseline: String) {
    let known = figures.first { $0.name == baseline }?.value
    time(name, nanoseconds: nanoseconds, bound: known.map { $0 * factor }, beside: baseline)
  }
}
