internal import CSQLite
internal import Foundation
package import MilieuData

/// Keeps models in a SQLite database: a table for each entity, with a column for each attribute and each relationship to one, and a table
/// for each relationship between many and many.
///
/// Any thread may call it; they take turns.
package final class SQLiteStore: ModelStore, @unchecked Sendable {
  // NB: unchecked because the lock guards what changes, and the connection, which one thread may use at a time.
  private let lock = NSLock()
  private let connection: SQLiteConnection
  private var tables: [String: StoreTable] = [:]
  private var schemas: [ObjectIdentifier: StorePredicateSchema] = [:]

  package let identifier: String

  private static let identifierTable = "_store"

  /// Opens a database, or makes one.
  ///
  /// - Throws: ``SQLiteError`` if it cannot be opened.
  package init(_ location: SQLiteLocation, options: SQLiteOptions = SQLiteOptions()) throws {
    let isReadOnly = options.isReadOnly
    if case .file(let path) = location, !isReadOnly {
      // As SwiftData: the folder is made with the store.
      try? FileManager.default.createDirectory(
        at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
    }
    let connection = try SQLiteConnection(location, options: options)
    self.connection = connection
    identifier = try connection.use {
      try PredicateFunctions.register(on: connection)
      return try Self.identifier(of: connection, isReadOnly: isReadOnly)
    }
  }

  private static func identifier(of connection: SQLiteConnection, isReadOnly: Bool) throws -> String {
    func kept() throws -> String? {
      guard try connection.table(identifierTable) != nil else { return nil }
      guard case .text(let text)? = try connection.rows("SELECT identifier FROM \(identifierTable)").first?.first else {
        return nil
      }
      return text
    }
    if let kept = try kept() { return kept }
    let made = UUID().uuidString
    guard !isReadOnly else { return made }
    return try connection.transaction {
      // Another process may have been quicker.
      if let kept = try kept() { return kept }
      try connection.execute("CREATE TABLE \(identifierTable) (identifier TEXT NOT NULL)")
      try connection.execute("INSERT INTO \(identifierTable) VALUES (?)", .text(made))
      return made
    }
  }

  /// Does something with the connection, when it is this thread's turn.
  package func use<Result>(_ body: (SQLiteConnection) throws -> Result) throws -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try connection.use { try body(connection) }
  }

  package func open(_ entities: [StoreEntity]) throws {
    try use { connection in
      let isReadOnly = connection.options.isReadOnly
      for entity in entities { tables[entity.name] = try StoreTable(entity) }
      if isReadOnly { return try entities.forEach { try StoreSchema.check($0, in: connection) } }
      try connection.transaction {
        for entity in entities { try StoreSchema.make(entity, in: connection) }
        // Links name both ends, so all tables are there before.
        for link in entities.flatMap(\.links) { try StoreSchema.make(link, in: connection) }
      }
    }
  }

  /// The table of an entity. Called in turn.
  func table(of plan: EntityPlan) throws -> StoreTable {
    guard let table = tables[plan.name] else {
      throw SQLiteError.misuse("the entity \(plan.name) was not named when the store was opened", path: connection.path)
    }
    return table
  }

  /// How predicates find what they speak of. Called in turn.
  private func schema(around plan: EntityPlan) -> StorePredicateSchema {
    if let schema = schemas[ObjectIdentifier(plan)] { return schema }
    let schema = StorePredicateSchema(around: plan)
    schemas[ObjectIdentifier(plan)] = schema
    return schema
  }

  // MARK: - Reading

  package func answer(to query: StoreQuery) -> StoreAnswer {
    (try? use { _ in try statement(for: query).map { $0.isExact ? .exact : .narrowed } }) ?? .none
  }

  /// A query in SQL; `nil` if SQL does not say all of it. Called in turn.
  private func statement(for query: StoreQuery) throws -> StoreSelect? {
    StoreSelect(query, try table(of: query.plan), schema(around: query.plan))
  }

  private func require(_ query: StoreQuery) throws -> StoreSelect {
    guard let select = try statement(for: query) else {
      throw SQLiteError.misuse("a query was asked that SQL cannot say", path: connection.path)
    }
    return select
  }

  package func fetch(_ query: StoreQuery, _ body: (Int64, any RowReader) throws -> Void) throws {
    try use { connection in
      let select = try require(query)
      try connection.withStatement(select.rows) { statement in
        select.bind(to: statement)
        statement.firstColumn = 1
        while try statement.step() { try body(statement.integer(-1), statement) }
      }
    }
  }

  package func count(_ query: StoreQuery) throws -> Int {
    try use { connection in
      let select = try require(query)
      return try connection.withStatement(select.count) { statement in
        select.bind(to: statement)
        return try statement.step() ? Int(statement.integer(0)) : 0
      }
    }
  }

  package func identifiers(_ query: StoreQuery) throws -> [Int64] {
    try use { connection in
      let select = try require(query)
      return try connection.withStatement(select.keys) { statement in
        select.bind(to: statement)
        var keys: [Int64] = []
        while try statement.step() { keys.append(statement.integer(0)) }
        return keys
      }
    }
  }

  package func pairs(_ link: String, of keys: [Int64], isOwner: Bool) throws -> [(key: Int64, other: Int64)] {
    let (near, far) = isOwner ? ("owner", "target") : ("target", "owner")
    return try use { connection in
      let sql =
        "SELECT \"\(near)\", \"\(far)\" FROM \(try SQLiteName.quoted(link)) "
        + "WHERE \"\(near)\" IN (SELECT value FROM json_each(?)) ORDER BY \"_id\""
      return try connection.withStatement(sql) { statement in
        statement.write(StoreSelect.list(of: keys), 0)
        var pairs: [(key: Int64, other: Int64)] = []
        while try statement.step() { pairs.append((statement.integer(0), statement.integer(1))) }
        return pairs
      }
    }
  }

  // MARK: - Writing

  package func save(_ changes: ChangeSet) throws {
    try use { connection in
      try connection.transaction { try StoreSave(connection, changes) { try self.table(of: $0) }.run() }
    }
  }

  package func delete(_ query: StoreQuery) throws -> Int {
    try use { connection in
      let select = try require(query)
      return try connection.transaction {
        try connection.withStatement("DELETE FROM \(select.table.name) WHERE \"_id\" IN (\(select.keys))") {
          statement in
          select.bind(to: statement)
          try statement.run()
        }
        return try connection.changeCount
      }
    }
  }

  // MARK: - Others

  package func watch(_ changed: @escaping @Sendable () -> Void) -> (any AnyObject & Sendable)? {
    guard connection.location != .memory else { return nil }
    return CommitWatch(every: connection.options.watchInterval) { [weak self] in
      if self?.othersHaveCommitted() == true { changed() }
    }
  }

  /// Whether others have committed since this was asked last. While somebody uses the store it is left for the next time.
  private func othersHaveCommitted() -> Bool {
    guard lock.try() else { return false }
    defer { lock.unlock() }
    // Whatever keeps it from being told is thrown at whoever reads next.
    return (try? connection.othersHaveCommitted()) ?? false
  }

  // MARK: - The whole

  package func erase() throws {
    try use { connection in
      try connection.transaction {
        for table in tables.values {
          for link in table.entity.links { try connection.execute("DELETE FROM \(try SQLiteName.quoted(link.name))") }
        }
        for table in tables.values { try connection.execute("DELETE FROM \(table.name)") }
      }
    }
  }
}
