import MilieuData

/// A store that counts what it is asked.
final class CountingStore: ModelStore {
  private let base = PlainStore()
  private let counts = Locked((fetches: 0, rows: 0))

  /// How many times rows were asked for.
  var fetches: Int { counts.withLock { $0.fetches } }

  /// How many rows were read.
  var rows: Int { counts.withLock { $0.rows } }

  var identifier: String { base.identifier }

  func open(_ entities: [StoreEntity]) throws { try base.open(entities) }
  func answer(to query: StoreQuery) -> StoreAnswer { base.answer(to: query) }

  func fetch(_ query: StoreQuery, _ body: (Int64, any RowReader) throws -> Void) throws {
    counts.withLock { $0.fetches += 1 }
    try base.fetch(query) { key, row in
      counts.withLock { $0.rows += 1 }
      try body(key, row)
    }
  }

  func count(_ query: StoreQuery) throws -> Int { try base.count(query) }
  func identifiers(_ query: StoreQuery) throws -> [Int64] { try base.identifiers(query) }

  func pairs(_ link: String, of keys: [Int64], isOwner: Bool) throws -> [(key: Int64, other: Int64)] {
    try base.pairs(link, of: keys, isOwner: isOwner)
  }

  func save(_ changes: ChangeSet) throws { try base.save(changes) }
  func erase() throws { try base.erase() }
}
