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

  /// SQLite's number for the tables and indices there were when the tables here were made.
  private var schemaVersion: Int64?
  private var lastDataVersion: UInt32?

  /// Whether foreign keys are looked after here, as within a migration's transaction SQLite does not.
  private let isBorrowed: Bool
  private var hasEnded = false

  package let identifier: String

  /// Whether the file says the identifier already.
  private let isIdentified: Bool

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
    var options = options
    options.waitsForAdmission = true
    let connection = try SQLiteConnection(location, options: options)
    self.connection = connection
    isBorrowed = false
    (identifier, isIdentified) = try connection.use {
      try PredicateFunctions.register(on: connection)
      if let kept = try Self.identifier(in: connection) { return (kept, true) }
      // What somebody else has made is looked at before it is written to.
      guard !isReadOnly, try connection.tableNames().isEmpty else { return (UUID().uuidString, false) }
      try connection.admit()
      return (try Self.identify(connection, as: UUID().uuidString), true)
    }
  }

  /// A store over a connection inside a migration's transaction.
  init(borrowing connection: SQLiteConnection, _ identifier: String, _ entities: [StoreEntity]) throws {
    self.connection = connection
    self.identifier = identifier
    isIdentified = true
    isBorrowed = true
    for entity in entities { tables[entity.name] = try StoreTable(entity, in: connection) }
  }

  /// Ends what was borrowed: whoever still has the store or a model of it can ask nothing more.
  func end() {
    lock.lock()
    defer { lock.unlock() }
    hasEnded = true
  }

  private static func identifier(in connection: SQLiteConnection) throws -> String? {
    guard try connection.table(identifierTable) != nil else { return nil }
    guard case .text(let text)? = try connection.rows("SELECT identifier FROM \(identifierTable)").first?.first else {
      return nil
    }
    return text
  }

  /// Writes an identifier into a file that has none.
  ///
  /// - Returns: the one that is there, since another process may have been quicker.
  private static func identify(_ connection: SQLiteConnection, as made: String) throws -> String {
    try connection.transaction {
      if let kept = try identifier(in: connection) { return kept }
      try connection.execute("CREATE TABLE IF NOT EXISTS \(identifierTable) (identifier TEXT NOT NULL)")
      try connection.execute("INSERT INTO \(identifierTable) VALUES (?)", .text(made))
      return made
    }
  }

  /// Does something with the connection, when it is this thread's turn.
  package func use<Result>(_ body: (SQLiteConnection) throws -> Result) throws -> Result {
    lock.lock()
    defer { lock.unlock() }
    guard !hasEnded else {
      throw SQLiteError.misuse(
        "a context of a migration's stage was used after the stage", path: connection.path,
        remedy: "Keep values of its models, not the models.")
    }
    return try connection.use { try body(connection) }
  }

  package func open(_ entities: [StoreEntity]) throws { try open(StoreHistory(entities)) }

  package func open(_ history: StoreHistory) throws {
    guard !isBorrowed else { return }
    try use { connection in
      let migration = StoreMigration(connection: connection, history: history, identifier: identifier)
      if connection.options.isReadOnly {
        try migration.checkForReading()
        try connection.admit()
      } else {
        try migration.run()
        try identifyIfNeeded()
      }
      for entity in history.last.entities { tables[entity.name] = try StoreTable(entity, in: connection) }
      if connection.location.isFile { SharedFiles.add(self, at: connection.path, Set(tables.keys)) }
    }
  }

  deinit { if connection.location.isFile, !isBorrowed { SharedFiles.remove(self, at: connection.path) } }

  private func identifyIfNeeded() throws {
    guard !isIdentified, try Self.identify(connection, as: identifier) != identifier else { return }
    throw SQLiteError(
      .locked(waited: .zero), path: connection.path,
      cause: "another process has made a store of the file while this one was about to",
      remedy: "Open it again.")
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
    let schema = StorePredicateSchema(around: plan, tables)
    schemas[ObjectIdentifier(plan)] = schema
    return schema
  }

  /// Looks at the indices again, if they have been changed, as whoever stores the first text does that is not in normalization form C.
  ///
  /// Only inside a transaction, or while a statement runs, does this connection see what others have done; and it costs nothing where they have
  /// done nothing.
  ///
  /// - Returns: whether they have been changed.
  private func renew() throws -> Bool {
    let data = connection.lastDataVersion
    guard data != lastDataVersion else { return false }
    lastDataVersion = data
    let version = try connection.integer("PRAGMA schema_version")
    guard version != schemaVersion else { return false }
    tables = try tables.mapValues { try StoreTable($0.entity, in: connection) }
    schemas = [:]
    schemaVersion = version
    return true
  }

  // MARK: - Reading

  package func answer(to query: StoreQuery) -> StoreAnswer {
    (try? use { _ in try statement(for: query).map { $0.isExact ? .exact : .narrowed } }) ?? .none
  }

  /// A query in SQL; `nil` if SQL does not say all of it. Called in turn.
  private func statement(for query: StoreQuery) throws -> StoreSelect? {
    if let said = query.findings?.value as? SaidQuery, said.schemaVersion == schemaVersion { return said.select }
    let select = StoreSelect(query, try table(of: query.plan), schema(around: query.plan))
    if let select { query.findings?.value = SaidQuery(select: select, schemaVersion: schemaVersion) }
    return select
  }

  private func require(_ query: StoreQuery) throws -> StoreSelect {
    guard let select = try statement(for: query) else {
      throw SQLiteError.misuse("a query was asked that SQL cannot say", path: connection.path)
    }
    return select
  }

  /// Goes through what a query gives.
  ///
  /// - Parameters:
  ///   - text: what of the rows is asked for.
  ///   - body: is called for each row.
  private func read(
    _ query: StoreQuery, _ text: (StoreSelect) -> String, _ body: (SQLiteStatement) throws -> Void
  ) throws {
    try use { connection in
      var isDone = false
      while !isDone {
        let select = try require(query)
        isDone = try connection.withStatement(text(select)) { statement in
          select.bind(to: statement)
          var isRow = try statement.step()
          // Said for other indices than there are now that the statement sees what others have done: said anew.
          if try renew() { return false }
          while isRow {
            try body(statement)
            isRow = try statement.step()
          }
          return true
        }
      }
    }
  }

  package func fetch(_ query: StoreQuery, _ body: (Int64, any RowReader) throws -> Void) throws {
    try read(query, \.rows) { statement in
      statement.firstColumn = 1
      try body(statement.integer(-1), statement)
    }
  }

  /// How SQLite would find the rows of a query: which indices it would use, as `EXPLAIN QUERY PLAN` says.
  package func explain(_ query: StoreQuery) throws -> [String] {
    try use { connection in
      let select = try require(query)
      return try connection.withStatement("EXPLAIN QUERY PLAN \(select.rows)") { statement in
        select.bind(to: statement)
        var steps: [String] = []
        while try statement.step() { steps.append(statement.text(3)) }
        return steps
      }
    }
  }

  package func count(_ query: StoreQuery) throws -> Int {
    var count = 0
    try read(query, \.count) { count = Int($0.integer(0)) }
    return count
  }

  package func identifiers(_ query: StoreQuery) throws -> [Int64] {
    var keys: [Int64] = []
    try read(query, \.keys) { keys.append($0.integer(0)) }
    return keys
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
      try connection.transaction {
        _ = try renew()
        try StoreSave(connection, changes) { try self.table(of: $0) }.run()
        if isBorrowed { try StoreSweep.run(tables.values, in: connection) }
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

/// A query in SQL, and for which indices it was said so.
private struct SaidQuery: Sendable {
  let select: StoreSelect
  let schemaVersion: Int64?
}
