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

  package init(_ plan: EntityPlan) {
    self.plan = plan
  }
}
