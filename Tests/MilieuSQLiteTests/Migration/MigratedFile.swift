import Foundation
import MilieuData
import MilieuSQLite
import Testing

/// A file that is opened with one schema after the other, as by later versions of a program.
struct MigratedFile {
  let folder: Folder

  init() throws { folder = try Folder() }

  /// Opens the file, and does something with its connection.
  @discardableResult func open<Result>(
    _ entities: [StoreEntity], version: Schema.Version = Schema.Version(1, 0, 0), isReadOnly: Bool = false,
    _ body: (SQLiteConnection) throws -> Result = { _ in }
  ) throws -> Result {
    try open(StoreHistory(entities, identifier: version), isReadOnly: isReadOnly, body)
  }

  @discardableResult func open<Result>(
    _ history: StoreHistory, isReadOnly: Bool = false, _ body: (SQLiteConnection) throws -> Result = { _ in }
  ) throws -> Result {
    let store = try SQLiteStore(folder.location(), options: SQLiteOptions(isReadOnly: isReadOnly))
    try store.open(history)
    return try store.use(body)
  }

  /// Opens the file and runs statements.
  func fill(_ entities: [StoreEntity], _ statements: String...) throws {
    try open(entities) { connection in for sql in statements { try connection.execute(sql) } }
  }

  /// Does something with the file as anybody could, without a store.
  func byHand(_ statements: String...) throws {
    let connection = try SQLiteConnection(folder.location())
    // The orders that indices speak of.
    try PredicateFunctions.register(on: connection)
    for statement in statements { try connection.execute(statement) }
    try connection.close()
  }

  /// Rows as anybody reads them.
  func rows(_ sql: String) throws -> [[StoredValue]] {
    // One for reading only would leave its journal behind.
    let connection = try SQLiteConnection(folder.location())
    defer { try? connection.close() }
    return try connection.rows(sql)
  }

  var bytes: Data { get throws { try Data(contentsOf: URL(filePath: folder.path())) } }

  var backups: [String] { get throws { try folder.names.filter { $0.hasSuffix(".backup") } } }

  /// That the file is sound, and says so itself.
  func check() throws {
    let connection = try SQLiteConnection(folder.location())
    try PredicateFunctions.register(on: connection)
    #expect(try connection.rows("PRAGMA integrity_check") == [["ok"]])
    #expect(try connection.rows("SELECT * FROM pragma_foreign_key_check").isEmpty)
  }

  /// The error that an opening ends with, after which the file and its folder are as they were.
  func refusal(_ body: () throws -> Void) throws -> String {
    let (bytes, names) = (try bytes, try folder.names)
    let error = try #require(throws: (any Error).self) { try body() }
    #expect(try self.bytes == bytes, "the file was changed")
    #expect(try folder.names == names)
    return "\(error)"
  }
}

/// What is told of by the data layer while something is done.
func reports(_ body: () throws -> Void) rethrows -> [String] {
  let said = Locked<[String]>([])
  try DataReport.$taskListener.withValue({ message in said.withLock { $0.append(message) } }, operation: body)
  return said.withLock { $0 }
}

/// One model, of trips.
func trip(_ columns: StoreEntity.Column..., uniques: [[Int]] = [], indices: [[Int]] = []) -> [StoreEntity] {
  [StoreEntity(name: "Trip", columns: columns, uniques: uniques, indices: indices)]
}

extension StoreEntity.Column {
  static func text(_ name: String, was: String? = nil, optional: Bool = false, standard: StoredValue? = nil) -> Self {
    Self(
      name: name, originalName: was, type: .text, isOptional: optional, standard: standard, valueType: "String")
  }

  static func int(
    _ name: String, was: String? = nil, optional: Bool = false, standard: StoredValue? = nil, as type: String = "Int"
  ) -> Self {
    Self(name: name, originalName: was, type: .integer, isOptional: optional, standard: standard, valueType: type)
  }

  static func real(
    _ name: String, was: String? = nil, optional: Bool = false, standard: StoredValue? = nil, as type: String = "Double"
  ) -> Self {
    Self(name: name, originalName: was, type: .real, isOptional: optional, standard: standard, valueType: type)
  }

  static func one(
    _ name: String, _ target: String, was: String? = nil, optional: Bool = true, inverse: String? = nil
  ) -> Self {
    Self(
      name: name, originalName: was, type: .integer, isOptional: optional, target: target, valueType: target,
      inverse: inverse.map { StoreEntity.End($0) })
  }
}
