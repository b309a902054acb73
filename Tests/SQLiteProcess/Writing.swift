import Foundation
import MilieuData
import MilieuSQLite

/// Writes one transaction after the other and says the number of each that has returned, until it is killed.
func commitForever(_ path: String) throws {
  let connection = try SQLiteConnection(.file(path))
  try connection.transaction {
    try connection.execute("CREATE TABLE IF NOT EXISTS whole (_id INTEGER PRIMARY KEY, parts INTEGER NOT NULL)")
    try connection.execute(
      """
      CREATE TABLE IF NOT EXISTS part (
        _id INTEGER PRIMARY KEY, whole INTEGER NOT NULL REFERENCES whole, number INTEGER NOT NULL, text TEXT NOT NULL)
      """)
    try connection.execute("CREATE INDEX IF NOT EXISTS part_whole ON part (whole)")
  }
  var number = (try connection.integer("SELECT max(_id) FROM whole") ?? 0) + 1
  while true {
    // Some are larger than a page, and some than what fits into the cache of pages.
    let parts = number % 50 == 0 ? 3_000 : number % 7 * 20 + 1
    try connection.transaction {
      try connection.execute("INSERT INTO whole VALUES (?, ?)", .integer(number), .integer(parts))
      for part in 0..<parts {
        try connection.execute(
          "INSERT INTO part (whole, number, text) VALUES (?, ?, ?)", .integer(number), .integer(part),
          .text(String(repeating: "\(part) ", count: Int(part % 100))))
      }
      if number > 3 { try connection.execute("UPDATE whole SET parts = parts WHERE _id = ?", .integer(number - 3)) }
    }
    say("\(number)")
    number += 1
  }
}

/// Adds to a number that others add to as well, each time after having read it, and a row each time.
func add(_ path: String, count: Int, as name: String) throws {
  let connection = try SQLiteConnection(.file(path), options: SQLiteOptions(busyTimeout: .seconds(60)))
  try connection.transaction {
    try connection.execute("CREATE TABLE IF NOT EXISTS total (_id INTEGER PRIMARY KEY, value INTEGER NOT NULL)")
    try connection.execute("CREATE TABLE IF NOT EXISTS entry (_id INTEGER PRIMARY KEY, name TEXT, number INTEGER)")
    try connection.execute("INSERT OR IGNORE INTO total VALUES (1, 0)")
  }
  say("ready")
  for number in 0..<count {
    try connection.transaction {
      let value = try connection.integer("SELECT value FROM total WHERE _id = 1") ?? 0
      try connection.execute("INSERT INTO entry (name, number) VALUES (?, ?)", .text(name), .integer(Int64(number)))
      try connection.execute("UPDATE total SET value = ? WHERE _id = 1", .integer(value + 1))
    }
  }
  try connection.close()
}

/// Keeps everybody else from writing until its input ends.
func hold(_ path: String) throws {
  let connection = try SQLiteConnection(.file(path))
  try connection.transaction {
    say("held")
    _ = FileHandle.standardInput.readDataToEndOfFile()
  }
}

/// Opens a file as somebody who owns nothing, and writes to it; says how that went. Root may do everything, so it becomes somebody else.
func openAsNobody(_ path: String, isReadOnly: Bool) {
  if getuid() == 0 {
    guard setgid(65_534) == 0, setuid(65_534) == 0 else { return say("still root") }
  }
  do {
    let connection = try SQLiteConnection(.file(path), options: SQLiteOptions(isReadOnly: isReadOnly))
    say("opened, \(try connection.tableNames().count) tables")
    if !isReadOnly { try connection.execute("CREATE TABLE written (_id INTEGER PRIMARY KEY)") }
  } catch {
    say("\(error)")
  }
}

/// Fills a file until it may not grow; says how many rows it holds then, and what was said.
func fill(_ path: String) throws {
  signal(SIGXFSZ, SIG_IGN)
  let connection = try SQLiteConnection(.file(path))
  try connection.execute("CREATE TABLE filling (_id INTEGER PRIMARY KEY, text TEXT)")
  var limit = rlimit(rlim_cur: 300_000, rlim_max: 300_000)
  guard setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0 else { return say("no limit") }
  var count = 0
  do {
    while true {
      try connection.execute("INSERT INTO filling (text) VALUES (?)", .text(String(repeating: "x", count: 3_000)))
      count += 1
    }
  } catch {
    say("\(count)")
    say("\(error)")
  }
}
