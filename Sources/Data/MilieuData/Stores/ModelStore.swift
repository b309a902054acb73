/// Keeps rows. What models are, contexts know; a store knows entities, columns and keys.
///
/// A store may be called on any thread, by several at once. What it finds wrong it throws, and is as before.
package protocol ModelStore: AnyObject, Sendable {
  /// Tells this store from others; the same after a restart.
  var identifier: String { get }

  /// Makes ready for entities, once, before anything else is asked.
  ///
  /// - Throws: what keeps the store from being used; whatever it kept is untouched.
  func open(_ entities: [StoreEntity]) throws

  /// Makes ready for the last version of a history, to which a store that outlives programs first brings what it keeps.
  ///
  /// - Throws: what keeps the store from being used; whatever it kept is as it was before the stage that failed.
  func open(_ history: StoreHistory) throws

  /// How much of a query the store itself can tell. What it cannot, models decide.
  func answer(to query: StoreQuery) -> StoreAnswer

  /// Reads the rows of a query: those it means where the store can answer it, and more where it can narrow it down.
  ///
  /// - Parameter body: is called for each row in order. It must not call the store.
  func fetch(_ query: StoreQuery, _ body: (_ key: Int64, _ row: any RowReader) throws -> Void) throws

  /// How many rows there are.
  func count(_ query: StoreQuery) throws -> Int

  /// The keys of the rows, in order.
  func identifiers(_ query: StoreQuery) throws -> [Int64]

  /// What rows are paired with, by the first or the other end of the pairs, in the order in which they were paired.
  func pairs(_ link: String, of keys: [Int64], isOwner: Bool) throws -> [(key: Int64, other: Int64)]

  /// Stores all of the changes or none, and tells them the keys of new rows.
  ///
  /// In this order: for each entity and each new row, ``ChangeSet/assign(_:_:_:isNew:)`` with a new key, or with the key of the row that has the
  /// same unique values already, which is then changed; rows; pairs; what is deleted.
  func save(_ changes: ChangeSet) throws

  /// Deletes everything, so that the store is as new.
  func erase() throws

  /// Tells when somebody else than this store has changed what it keeps, such as another process, as long as what is returned is kept.
  ///
  /// - Parameter changed: called some time after the change, on any thread; what this store changes is not told.
  /// - Returns: `nil` where nobody else can reach what is kept.
  func watch(_ changed: @escaping @Sendable () -> Void) -> (any AnyObject & Sendable)?
}

extension ModelStore {
  package func watch(_ changed: @escaping @Sendable () -> Void) -> (any AnyObject & Sendable)? { nil }
}

extension ModelStore {
  package func open(_ history: StoreHistory) throws { try open(history.last.entities) }
}

/// How much of a query a store can tell.
package enum StoreAnswer: Sendable {
  /// Which rows it means, in which order, and how many.
  case exact
  /// Some that it does not mean: the predicate has to be evaluated for each. Asked only of queries without order, limit and offset.
  case narrowed
  /// Nothing: the query has to be asked without its predicate, and without its order.
  case none
}
