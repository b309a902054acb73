internal import MilieuData

/// Carries out the changes of a context, inside a transaction.
final class StoreSave {
  private let connection: SQLiteConnection
  private let changes: ChangeSet
  private let table: (EntityPlan) throws -> StoreTable

  /// For each entity, the inserts that change a row that is there.
  private var known: [Set<Int>] = []

  init(
    _ connection: SQLiteConnection, _ changes: ChangeSet, table: @escaping (EntityPlan) throws -> StoreTable
  ) {
    self.connection = connection
    self.changes = changes
    self.table = table
  }

  /// The columns of the entity at hand to which texts have come that are not in normalization form C, of those that had none.
  private var otherTexts: UInt64 = 0

  func run() throws {
    changes.reserve(changes.entities.reduce(0) { $0 + $1.inserts.count })
    known = Array(repeating: [], count: changes.entities.count)
    for (index, entity) in changes.entities.enumerated() where !entity.inserts.isEmpty { try assign(index, entity) }
    for (index, entity) in changes.entities.enumerated() {
      let table = try table(entity.plan)
      if !entity.deletes.isEmpty { try delete(entity, table) }
      try update(entity, table)
      try insert(entity, known[index], table)
      if otherTexts != 0 { try StoreSchema.remakeIndices(on: otherTexts, of: table.entity, in: connection) }
      otherTexts = 0
    }
    for pairs in changes.pairs { try store(pairs) }
  }

  // MARK: - Keys

  /// Gives each new row a key, or that of the row with the same unique values.
  private func assign(_ index: Int, _ entity: ChangeSet.Entity) throws {
    let table = try table(entity.plan)
    var last = try connection.integer("SELECT seq FROM sqlite_sequence WHERE name = ?", .text(table.entity.name)) ?? 0
    guard !table.unique.isEmpty else {
      for insert in entity.inserts.indices {
        last += 1
        changes.assign(last, index, insert, isNew: true)
      }
      return
    }
    let gone = Set(entity.deletes)
    var fresh: [[[StoredValue]: Int64]] = table.unique.map { _ in [:] }
    let row = StoredRow(Array(repeating: .null, count: table.columns.count))
    for (insert, model) in entity.inserts.enumerated() {
      try entity.plan.write(model, to: row)
      var found: Int64?
      for (set, sql) in table.unique.enumerated() where found == nil {
        let values = table.entity.uniques[set].map { row.values[$0] }
        guard !values.contains(.null) else { continue }
        found = try fresh[set][values] ?? key(of: values, by: sql).flatMap { gone.contains($0) ? nil : $0 }
      }
      if found == nil { last += 1 } else { known[index].insert(insert) }
      let key = found ?? last
      changes.assign(key, index, insert, isNew: found == nil)
      for (set, columns) in table.entity.uniques.enumerated() { fresh[set][columns.map { row.values[$0] }] = key }
    }
  }

  private func key(of values: [StoredValue], by sql: String) throws -> Int64? {
    try connection.withStatement(sql) { statement in
      for (index, value) in values.enumerated() {
        if case .text(let text) = value { statement.write(text.normal, index) } else { statement.bind(value, index) }
      }
      return try statement.step() ? statement.integer(0) : nil
    }
  }

  // MARK: - Rows

  private func delete(_ entity: ChangeSet.Entity, _ table: StoreTable) throws {
    try connection.withStatement(table.delete) { statement in
      for key in entity.deletes {
        statement.write(key, 0)
        try statement.run()
      }
    }
  }

  private func update(_ entity: ChangeSet.Entity, _ table: StoreTable) throws {
    guard !entity.updates.isEmpty else { return }
    try connection.withStatement(table.update) { statement in
      statement.watchedTexts = table.normal
      for model in entity.updates { try update(model, of: entity, table, statement) }
      otherTexts |= statement.otherTexts
    }
  }

  private func update(
    _ model: any PersistentModel, of entity: ChangeSet.Entity, _ table: StoreTable, _ statement: SQLiteStatement
  ) throws {
    statement.write(model._$state.key, table.columns.count)
    try entity.plan.write(model, to: statement)
    try statement.run()
  }

  /// In the order in which they came, as one may change a row that another has just made.
  private func insert(_ entity: ChangeSet.Entity, _ known: Set<Int>, _ table: StoreTable) throws {
    guard !entity.inserts.isEmpty else { return }
    try connection.withStatement(table.insert) { statement in
      statement.watchedTexts = table.normal
      defer { otherTexts |= statement.otherTexts }
      for (index, model) in entity.inserts.enumerated() {
        if known.contains(index) {
          try connection.withStatement(table.update) { update in
            update.watchedTexts = table.normal
            try self.update(model, of: entity, table, update)
            otherTexts |= update.otherTexts
          }
        } else {
          statement.firstParameter = 0
          statement.write(model._$state.key, 0)
          statement.firstParameter = 1
          try entity.plan.write(model, to: statement)
          try statement.run()
        }
      }
    }
  }

  // MARK: - Pairs

  private func store(_ pairs: ChangeSet.Pairs) throws {
    let name = try SQLiteName.quoted(pairs.link)
    let (near, far) = pairs.isOwner ? ("owner", "target") : ("target", "owner")
    let new = pairs.otherKeys
    let old = try connection.rows("SELECT \"\(far)\" FROM \(name) WHERE \"\(near)\" = ?", .integer(pairs.key))
      .compactMap { if case .integer(let key)? = $0.first { key } else { nil } }
    for other in pairs.isAddition ? [] : Set(old).subtracting(new) {
      try connection.execute(
        "DELETE FROM \(name) WHERE \"\(near)\" = ? AND \"\(far)\" = ?", .integer(pairs.key), .integer(other))
    }
    let kept = Set(old)
    for other in new where !kept.contains(other) {
      try connection.execute(
        "INSERT OR IGNORE INTO \(name) (\"\(near)\", \"\(far)\") VALUES (?, ?)", .integer(pairs.key), .integer(other))
    }
  }
}
