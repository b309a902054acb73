/// What a store keeps of an entity: a table, in the words of stores that have tables.
///
/// Every row has a key, which is positive, given by the store and never given again to another row, and the columns listed here.
package struct StoreEntity: Hashable, Sendable {
  /// What a column holds.
  package struct Column: Hashable, Sendable {
    package var name: String
    /// What the column was called before, which a store that still has that one takes over.
    package var originalName: String
    package var type: ColumnType
    package var isOptional: Bool
    /// The entity whose key stands in the column; `nil` for an attribute.
    package var target: String?
    /// Numbers kept as text that are to be compared as numbers.
    package var isDecimal = false
    /// Whether the value may lie beside the store.
    package var isExternal = false
    /// What a row gets that was stored before there was the column; `nil` where the model says nothing.
    package var standard: StoredValue?
  }

  /// Pairs of models where neither end has a column for the other.
  package struct Link: Hashable, Sendable {
    /// Named after the entity and the property that say it.
    package var name: String
    package var originalName: String
    package var owner: String
    package var target: String
  }

  package var name: String
  package var columns: [Column]

  /// Sets of columns whose values no two rows share; `NULL` counts as different from every other.
  package var uniques: [[Int]]

  /// Sets of columns by which rows are found fast.
  package var indices: [[Int]]

  /// The pairs whose first end is this entity.
  package var links: [Link]
}
