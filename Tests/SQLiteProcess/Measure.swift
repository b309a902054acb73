import CSQLite
import Foundation
import MilieuData
import MilieuSQLite

/// One row of what is measured: five columns.
struct Place {
  var id: Int64
  var name: String
  var note: String
  var rating: Double
  var visits: Int64

  static let all: [Place] = (0..<100_000).map { (number: Int) -> Place in
    Self(
      id: Int64(number + 1), name: "Place \(number)", note: "Seen in the rain, number \(number) of many, and liked",
      rating: Double(number % 50) / 10, visits: Int64(number % 7))
  }

  static let create = "CREATE TABLE place (_id INTEGER PRIMARY KEY, name TEXT, note TEXT, rating REAL, visits INTEGER)"
  static let insert = "INSERT INTO place VALUES (?, ?, ?, ?, ?)"
  static let select = "SELECT _id, name, note, rating, visits FROM place"
}

/// Inserts 100,000 rows of five columns and reads them back, all and one by one, through the layer and with SQLite's own calls in turns; says rows a second
/// of work.
func measure(folder: String?) throws {
  let folder = folder ?? FileManager.default.temporaryDirectory.path
  let rounds = 15
  var best: [String: Double] = [:]
  // What this thread worked, since others may keep the machine busy; waiting for the disk is the same for both.
  func note(_ name: String, _ work: () throws -> Void) rethrows {
    let start = threadSeconds()
    try work()
    best[name] = max(best[name] ?? 0, Double(Place.all.count) / (threadSeconds() - start))
  }
  for _ in 0..<rounds {
    for place in ["memory", "file"] {
      let path = "\(folder)/measure-\(UUID().uuidString).sqlite"
      defer { for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) } }
      let location = place == "memory" ? SQLiteLocation.memory : .file(path)
      let connection = try SQLiteConnection(location)
      try connection.execute(Place.create)
      try note("\(place) layer insert") { try insertThroughLayer(connection) }
      // Whoever reads first after a commit finds colder memory.
      try readThroughLayer(connection)
      try note("\(place) layer read") { try readThroughLayer(connection) }
      try note("\(place) layer find") { try findThroughLayer(connection) }
      try connection.close()
      for (kind, mutex) in [("raw", SQLITE_OPEN_NOMUTEX), ("raw with SQLite's locks", SQLITE_OPEN_FULLMUTEX)] {
        for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) }
        let raw = Raw(place == "memory" ? ":memory:" : path, flags: mutex)
        note("\(place) \(kind) insert") { raw.insert(inPlace: false) }
        raw.read()
        note("\(place) \(kind) read") { raw.read() }
        note("\(place) \(kind) find") { raw.find() }
        raw.empty()
        note("\(place) \(kind) insert, texts not copied") { raw.insert(inPlace: true) }
        raw.close()
      }
    }
  }
  for (name, rows) in best.sorted(by: { $0.key < $1.key }) {
    let words = name.split(separator: " ")
    let kind = ["read", "find"].first { words.last == $0[...] } ?? "insert"
    let raw = best["\(words[0]) raw \(kind)"] ?? rows
    say("\(name): \(Int(rows / 1_000))k rows/s, \(Int((rows / raw * 100).rounded())) % of raw")
  }
}

private func threadSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

private func insertThroughLayer(_ connection: SQLiteConnection) throws {
  try connection.transaction {
    try connection.withStatement(Place.insert) { statement in
      let row: any RowWriter = statement
      for place in Place.all {
        row.write(place.id, 0)
        row.write(place.name, 1)
        row.write(place.note, 2)
        row.write(place.rating, 3)
        row.write(place.visits, 4)
        try statement.run()
      }
    }
  }
}

private func readThroughLayer(_ connection: SQLiteConnection) throws {
  var places: [Place] = []
  try connection.withStatement(Place.select) { statement in
    let row: any RowReader = statement
    while try statement.step() {
      places.append(
        Place(id: row.integer(0), name: row.text(1), note: row.text(2), rating: row.real(3), visits: row.integer(4)))
    }
  }
  precondition(places.count == Place.all.count && places.last?.note == Place.all.last?.note)
}

/// Each row by its key, with the statement asked for anew each time.
private func findThroughLayer(_ connection: SQLiteConnection) throws {
  var length = 0
  for id in Int64(1)...100_000 {
    try connection.withStatement("SELECT name FROM place WHERE _id = ?") { statement in
      statement.write(id, 0)
      guard try statement.step() else { return }
      length += statement.text(0).utf8.count
    }
  }
  precondition(length > 100_000)
}

/// What somebody would write who uses SQLite directly.
private struct Raw {
  let handle: OpaquePointer?

  init(_ path: String, flags: Int32) {
    var handle: OpaquePointer?
    precondition(sqlite3_open_v2(path, &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | flags, nil) == SQLITE_OK)
    self.handle = handle
    run("PRAGMA foreign_keys = ON")
    run("PRAGMA journal_mode = WAL")
    run("PRAGMA synchronous = FULL")
    run(Place.create)
  }

  func run(_ sql: String) { precondition(sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK) }

  func empty() { run("DELETE FROM place") }

  func insert(inPlace: Bool) {
    run("BEGIN IMMEDIATE")
    var statement: OpaquePointer?
    precondition(sqlite3_prepare_v2(handle, Place.insert, -1, &statement, nil) == SQLITE_OK)
    let bind = inPlace ? milieu_bind_text_in_place : milieu_bind_text
    for place in Place.all {
      var name = place.name
      var note = place.note
      name.withUTF8 { name in
        note.withUTF8 { note in
          sqlite3_bind_int64(statement, 1, place.id)
          name.withMemoryRebound(to: CChar.self) { _ = bind(statement, 2, $0.baseAddress, Int32($0.count)) }
          note.withMemoryRebound(to: CChar.self) { _ = bind(statement, 3, $0.baseAddress, Int32($0.count)) }
          sqlite3_bind_double(statement, 4, place.rating)
          sqlite3_bind_int64(statement, 5, place.visits)
          precondition(sqlite3_step(statement) == SQLITE_DONE)
          sqlite3_reset(statement)
        }
      }
    }
    sqlite3_finalize(statement)
    run("COMMIT")
  }

  func read() {
    var places: [Place] = []
    var statement: OpaquePointer?
    precondition(sqlite3_prepare_v2(handle, Place.select, -1, &statement, nil) == SQLITE_OK)
    func text(_ column: Int32) -> String {
      let start = sqlite3_column_text(statement, column)
      return String(
        decoding: UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column))), as: UTF8.self)
    }
    while sqlite3_step(statement) == SQLITE_ROW {
      places.append(
        Place(
          id: sqlite3_column_int64(statement, 0), name: text(1), note: text(2),
          rating: sqlite3_column_double(statement, 3), visits: sqlite3_column_int64(statement, 4)))
    }
    sqlite3_finalize(statement)
    precondition(places.count == Place.all.count && places.last?.note == Place.all.last?.note)
  }

  func find() {
    var length = 0
    var statement: OpaquePointer?
    precondition(sqlite3_prepare_v2(handle, "SELECT name FROM place WHERE _id = ?", -1, &statement, nil) == SQLITE_OK)
    for id in Int64(1)...100_000 {
      sqlite3_bind_int64(statement, 1, id)
      guard sqlite3_step(statement) == SQLITE_ROW else { continue }
      let start = sqlite3_column_text(statement, 0)
      let name = String(
        decoding: UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, 0))), as: UTF8.self)
      length += name.utf8.count
      sqlite3_reset(statement)
    }
    sqlite3_finalize(statement)
    precondition(length > 100_000)
  }

  func close() { sqlite3_close(handle) }
}
