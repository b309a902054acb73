internal import Foundation

/// Keeps rows in memory, for previews and tests. It knows keys and relationships; predicates and orders it leaves to models.
package final class PlainStore: ModelStore {
  private struct Table {
    var entity: StoreEntity
    var rows: [Int64: [StoredValue]] = [:]
    /// All keys in order, with those of rows that are gone until the next time it is read.
    var keys: [Int64] = []
    var lastKey: Int64 = 0
    /// For each set of unique columns, which row has the values.
    var uniques: [[[StoredValue]: Int64]]
    /// For each column that leads to another entity, which rows lead to a key.
    var targets: [Int: [Int64: Set<Int64>]]
    /// The columns that do. Gone through instead of the dictionary, which would be copied when it is changed meanwhile.
    let leading: [Int]

    init(_ entity: StoreEntity) {
      self.entity = entity
      uniques = entity.uniques.map { _ in [:] }
      targets = [:]
      leading = entity.columns.indices.filter { entity.columns[$0].target != nil }
      for (column, description) in entity.columns.enumerated() where description.target != nil { targets[column] = [:] }
    }

    /// The values of a set of columns; `nil` if one is missing, which no other row can share.
    func unique(_ set: Int, _ row: [StoredValue]) -> [StoredValue]? {
      let values = entity.uniques[set].map { row[$0] }
      return values.contains(.null) ? nil : values
    }

    mutating func put(_ row: [StoredValue], _ key: Int64) throws {
      for set in uniques.indices {
        guard let values = unique(set, row) else { continue }
        if let other = uniques[set][values], other != key {
          let names = entity.uniques[set].map { "'\(entity.columns[$0].name)'" }.joined(separator: ", ")
          throw SwiftDataError(
            .uniqueConstraintViolated, "Two rows of '\(entity.name)' would have the same \(names): \(values)")
        }
      }
      if let old = rows[key] { forget(old, key) } else { keys.append(key) }
      rows[key] = row
      for set in uniques.indices {
        if let values = unique(set, row) { uniques[set][values] = key }
      }
      for column in leading {
        if case .integer(let target) = row[column] { targets[column]![target, default: []].insert(key) }
      }
      lastKey = max(lastKey, key)
    }

    mutating func remove(_ key: Int64) {
      guard let old = rows.removeValue(forKey: key) else { return }
      forget(old, key)
    }

    private mutating func forget(_ row: [StoredValue], _ key: Int64) {
      for set in uniques.indices {
        if let values = unique(set, row), uniques[set][values] == key { uniques[set][values] = nil }
      }
      for column in leading {
        if case .integer(let target) = row[column] { targets[column]![target]?.remove(key) }
      }
    }
  }

  /// Pairs in the order in which they were made, by either end.
  private struct Pairs {
    var byOwner: [Int64: [Int64]] = [:]
    var byTarget: [Int64: [Int64]] = [:]

    mutating func add(_ others: [Int64], to key: Int64, isOwner: Bool) {
      let old = (isOwner ? byOwner[key] : byTarget[key]) ?? []
      let known = Set(old)
      replace(key, isOwner: isOwner, with: old + others.filter { !known.contains($0) })
    }

    mutating func replace(_ key: Int64, isOwner: Bool, with others: [Int64]) {
      if isOwner {
        Self.replace(key, others, &byOwner, &byTarget)
      } else {
        Self.replace(key, others, &byTarget, &byOwner)
      }
    }

    private static func replace(
      _ key: Int64, _ others: [Int64], _ near: inout [Int64: [Int64]], _ far: inout [Int64: [Int64]]
    ) {
      let old = Set(near[key] ?? [])
      let new = Set(others)
      for other in old.subtracting(new) { far[other]?.removeAll { $0 == key } }
      for other in others where !old.contains(other) { far[other, default: []].append(key) }
      near[key] = others.isEmpty ? nil : others
    }
  }

  private struct State {
    var tables: [String: Table] = [:]
    var links: [String: Pairs] = [:]
  }

  package let identifier: String
  private let state = Locked(State())

  package init(identifier: String = UUID().uuidString) {
    self.identifier = identifier
  }

  package func open(_ entities: [StoreEntity]) throws {
    state.withLock { state in
      for entity in entities {
        if state.tables[entity.name] == nil { state.tables[entity.name] = Table(entity) }
        for link in entity.links where state.links[link.name] == nil { state.links[link.name] = Pairs() }
      }
    }
  }

  package func answer(to query: StoreQuery) -> StoreAnswer {
    query.predicate == nil && query.order.isEmpty && query.conditions.isEmpty && query.columnOrder.isEmpty
      ? .exact : .none
  }

  // MARK: - Reading

  package func fetch(_ query: StoreQuery, _ body: (Int64, any RowReader) throws -> Void) throws {
    let (keys, rows) = state.withLock { state in (Self.keys(query, &state), state.tables[query.plan.name]?.rows ?? [:])
    }
    let reader = StoredRow([])
    for key in keys {
      guard let row = rows[key] else { continue }
      reader.values = row
      try body(key, reader)
    }
  }

  package func count(_ query: StoreQuery) throws -> Int { try identifiers(query).count }

  package func identifiers(_ query: StoreQuery) throws -> [Int64] { state.withLock { Self.keys(query, &$0) } }

  package func pairs(_ link: String, of keys: [Int64], isOwner: Bool) throws -> [(key: Int64, other: Int64)] {
    state.withLock { state in
      let pairs = isOwner ? state.links[link]?.byOwner : state.links[link]?.byTarget
      return keys.flatMap { key in (pairs?[key] ?? []).map { (key, $0) } }
    }
  }

  private static func keys(_ query: StoreQuery, _ state: inout State) -> [Int64] {
    guard let table = state.tables[query.plan.name] else { return [] }
    var keys: [Int64]
    switch query.relation {
    case .column(let column, let targets)?:
      keys = Set(targets).flatMap { table.targets[column]?[$0] ?? [] }.sorted()
    case .link(let name, let key, let isOwner)?:
      let pairs = state.links[name]
      keys = ((isOwner ? pairs?.byOwner[key] : pairs?.byTarget[key]) ?? []).filter { table.rows[$0] != nil }
    case nil:
      if let asked = query.keys {
        keys = Set(asked).filter { table.rows[$0] != nil }.sorted()
      } else {
        if table.keys.count != table.rows.count {
          state.tables[query.plan.name]!.keys = table.rows.keys.sorted()
        }
        keys = state.tables[query.plan.name]!.keys
      }
    }
    if query.relation != nil, let asked = query.keys.map(Set.init) { keys.removeAll { !asked.contains($0) } }
    guard query.limit != nil || query.offset > 0 else { return keys }
    return Array(keys.dropFirst(query.offset).prefix(query.limit ?? .max))
  }

  // MARK: - Writing

  package func save(_ changes: ChangeSet) throws {
    try state.withLock { state in
      var undo: [(table: String, key: Int64, row: [StoredValue]?)] = []
      do {
        try Self.apply(changes, to: &state, &undo)
      } catch {
        // All that was put must be out of the way before what was there is put back, lest unique values meet.
        for step in undo { state.tables[step.table]?.remove(step.key) }
        for step in undo.reversed() { if let row = step.row { try state.tables[step.table]?.put(row, step.key) } }
        throw error
      }
    }
  }

  private static func apply(
    _ changes: ChangeSet, to state: inout State, _ undo: inout [(table: String, key: Int64, row: [StoredValue]?)]
  ) throws {
    changes.reserve(changes.entities.reduce(0) { $0 + $1.inserts.count })
    for (index, entity) in changes.entities.enumerated() where !entity.inserts.isEmpty {
      try assign(changes, index, &state)
    }
    for entity in changes.entities where !entity.deletes.isEmpty || !entity.inserts.isEmpty || !entity.updates.isEmpty {
      let name = entity.plan.name
      guard var table = state.tables.removeValue(forKey: name) else { continue }
      defer { state.tables[name] = table }
      for key in entity.deletes {
        undo.append((name, key, table.rows[key]))
        table.remove(key)
      }
      let row = StoredRow(Array(repeating: .null, count: table.entity.columns.count))
      for model in entity.updates {
        let key = model._$state.key
        // Somebody else has deleted it meanwhile.
        guard let old = table.rows[key] else { continue }
        try entity.plan.write(model, to: row)
        undo.append((name, key, old))
        try table.put(row.values, key)
      }
      for model in entity.inserts {
        let key = model._$state.key
        try entity.plan.write(model, to: row)
        undo.append((name, key, table.rows[key]))
        try table.put(row.values, key)
      }
    }
    for pairs in changes.pairs {
      if pairs.isAddition {
        state.links[pairs.link]?.add(pairs.otherKeys, to: pairs.key, isOwner: pairs.isOwner)
      } else {
        state.links[pairs.link]?.replace(pairs.key, isOwner: pairs.isOwner, with: pairs.otherKeys)
      }
    }
    for entity in changes.entities where !entity.deletes.isEmpty { unlink(entity.deletes, entity.plan.name, &state) }
  }

  /// Gives each new row a key, or that of the row with the same unique values.
  private static func assign(_ changes: ChangeSet, _ index: Int, _ state: inout State) throws {
    let entity = changes.entities[index]
    guard var table = state.tables[entity.plan.name] else { return }
    let gone = Set(entity.deletes)
    var fresh: [[[StoredValue]: Int64]] = table.uniques.map { _ in [:] }
    let row = StoredRow(Array(repeating: .null, count: table.entity.columns.count))
    for (insert, model) in entity.inserts.enumerated() {
      var known: Int64?
      if !table.uniques.isEmpty {
        try entity.plan.write(model, to: row)
        for set in table.uniques.indices {
          guard let values = table.unique(set, row.values) else { continue }
          known = known ?? fresh[set][values] ?? table.uniques[set][values].flatMap { gone.contains($0) ? nil : $0 }
        }
      }
      if known == nil { table.lastKey += 1 }
      let key = known ?? table.lastKey
      changes.assign(key, index, insert, isNew: known == nil)
      for set in table.uniques.indices {
        if let values = table.unique(set, row.values) { fresh[set][values] = key }
      }
    }
    state.tables[entity.plan.name]!.lastKey = table.lastKey
  }

  /// Nothing leads any more to rows that are gone.
  private static func unlink(_ keys: [Int64], _ name: String, _ state: inout State) {
    for (other, table) in state.tables {
      for (column, rows) in table.targets where table.entity.columns[column].target == name {
        for key in keys {
          for row in rows[key] ?? [] { state.tables[other]!.rows[row]?[column] = .null }
          state.tables[other]!.targets[column]![key] = nil
        }
      }
    }
    for table in state.tables.values {
      for link in table.entity.links {
        for key in keys {
          if link.owner == name { state.links[link.name]?.replace(key, isOwner: true, with: []) }
          if link.target == name { state.links[link.name]?.replace(key, isOwner: false, with: []) }
        }
      }
    }
  }

  package func erase() throws {
    state.withLock { state in
      state.tables = state.tables.mapValues { Table($0.entity) }
      state.links = state.links.mapValues { _ in Pairs() }
    }
  }
}
