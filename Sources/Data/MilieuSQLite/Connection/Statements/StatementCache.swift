internal import Foundation

/// Statements that were prepared, by their text; those used longest ago go first.
struct StatementCache {
  private let limit: Int
  private var statements: [Key: SQLiteStatement] = [:]
  private var clock: UInt64 = 0

  init(limit: Int) { self.limit = max(0, limit) }

  var count: Int { statements.count }

  /// A statement that nobody uses.
  mutating func take(_ sql: String, of connection: SQLiteConnection) throws -> SQLiteStatement {
    clock += 1
    let key = Key(sql: sql)
    if let kept = statements[key] {
      if !kept.isOut {
        kept.lastUse = clock
        kept.handOut()
        return kept
      }
      // Who runs it needs it for longer.
      let further = try SQLiteStatement(sql, of: connection)
      further.handOut()
      return further
    }
    let made = try SQLiteStatement(sql, of: connection)
    made.lastUse = clock
    made.handOut()
    if limit > 0 {
      if statements.count >= limit { removeOldest() }
      made.isKept = true
      statements[key] = made
    }
    return made
  }

  /// Takes a statement back.
  mutating func put(_ statement: SQLiteStatement) {
    statement.takeBack()
    if !statement.isKept { statement.finish() }
  }

  /// Lets go of all of them, but for those in use, which go when they are given back.
  mutating func removeAll() {
    for statement in statements.values { release(statement) }
    statements.removeAll()
  }

  private mutating func removeOldest() {
    guard let oldest = statements.min(by: { $0.value.lastUse < $1.value.lastUse }) else { return }
    statements[oldest.key] = nil
    release(oldest.value)
  }

  private func release(_ statement: SQLiteStatement) {
    statement.isKept = false
    if !statement.isOut { statement.finish() }
  }

  /// Two texts that are equal for Swift, since they look the same, can name two tables of SQLite.
  private struct Key: Hashable {
    let sql: String

    static func == (one: Self, other: Self) -> Bool {
      let areEqual = one.sql.utf8.withContiguousStorageIfAvailable { one in
        other.sql.utf8.withContiguousStorageIfAvailable { other in
          guard one.count == other.count, let start = one.baseAddress, let otherStart = other.baseAddress else {
            return one.isEmpty && other.isEmpty
          }
          return memcmp(start, otherStart, one.count) == 0
        }
      }
      if case .some(.some(let areEqual)) = areEqual { return areEqual }
      return one.sql.utf8.elementsEqual(other.sql.utf8)
    }

    func hash(into hasher: inout Hasher) {
      let isDone: Void? = sql.utf8.withContiguousStorageIfAvailable {
        hasher.combine(bytes: UnsafeRawBufferPointer($0))
      }
      if isDone == nil { for byte in sql.utf8 { hasher.combine(byte) } }
    }
  }
}
