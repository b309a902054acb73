/// What a column of the rows that are meant holds: a condition where there is no predicate of a type.
package struct ColumnCondition: Hashable, Sendable {
  /// How the column stands to the values. An empty column stands so to none, but that it is empty.
  package enum Relation: Hashable, Sendable {
    case equal, less, lessOrEqual, greater, greaterOrEqual
    /// It is equal to one of the values.
    case oneOf
    case empty, filled
  }

  package let column: Int
  package let relation: Relation
  package let values: [StoredValue]

  /// - Parameters:
  ///   - column: by its place in the entity.
  ///   - values: one, or any number for ``Relation/oneOf``; none of them is empty.
  package init(_ column: Int, _ relation: Relation, _ values: [StoredValue] = []) {
    self.column = column
    self.relation = relation
    self.values = values
  }
}

/// A column by which rows are sorted. Rows where it is empty come before all others.
package struct ColumnOrder: Hashable, Sendable {
  package let column: Int
  package let isAscending: Bool

  package init(_ column: Int, isAscending: Bool) {
    self.column = column
    self.isAscending = isAscending
  }
}
