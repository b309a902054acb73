/// Which rows of an entity are asked for, and in which order.
package struct StoreQuery: Sendable {
  /// Rows that belong to a model at the other end of a to-many relationship.
  package enum Relation: Hashable, Sendable {
    /// Those that have one of the keys in the column.
    case column(Int, keys: [Int64])
    /// Those that are paired with the key; whether the key is that of the pair's first end.
    case link(String, key: Int64, isOwner: Bool)
  }

  package let plan: EntityPlan

  /// A `Predicate` of the model's type.
  package var predicate: (any Sendable)?

  /// `SortDescriptor`s of the model's type. Rows that are equal by them, or all where there is none, stand in the order of their keys.
  package var order: [any Sendable] = []

  /// What holds besides, of entities that no type describes.
  package var conditions: [ColumnCondition] = []

  /// The order by columns, of entities that no type describes.
  package var columnOrder: [ColumnOrder] = []

  package var limit: Int?
  package var offset = 0

  /// Only the rows of these keys.
  package var keys: [Int64]?

  /// Only the rows at the other end of a relationship; in the order of their keys.
  package var relation: Relation?

  /// Where the store keeps what it finds out about the query when it is asked how much of it it can tell, so that it need not again when it
  /// reads. Whoever changes the query afterwards takes a new one.
  package var findings: StoreFindings?

  package init(_ plan: EntityPlan) {
    self.plan = plan
  }
}

/// A place for what a store keeps beside a query.
package final class StoreFindings: Sendable {
  private let kept = Locked<(any Sendable)?>(nil)

  package init() {}

  package var value: (any Sendable)? {
    get { kept.withLock { $0 } }
    set { kept.withLock { $0 = newValue } }
  }
}
