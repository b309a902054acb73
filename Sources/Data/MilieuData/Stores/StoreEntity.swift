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
    /// The type of the property's value, without its being optional; empty where it is not known.
    package var valueType = ""
    /// The property at the other end of a relationship; `nil` where there is none.
    package var inverse: End?

    package init(
      name: String, originalName: String? = nil, type: ColumnType, isOptional: Bool = false, target: String? = nil,
      isDecimal: Bool = false, isExternal: Bool = false, standard: StoredValue? = nil, valueType: String = "",
      inverse: StoreEntity.End? = nil
    ) {
      (self.name, self.originalName) = (name, originalName ?? name)
      (self.type, self.isOptional, self.target) = (type, isOptional, target)
      (self.isDecimal, self.isExternal, self.standard) = (isDecimal, isExternal, standard)
      (self.valueType, self.inverse) = (valueType, inverse)
    }
  }

  /// A property at the other end of a relationship.
  package struct End: Hashable, Sendable {
    package var name: String
    package var originalName: String

    package init(_ name: String, originalName: String? = nil) {
      (self.name, self.originalName) = (name, originalName ?? name)
    }

    init(_ property: ModelProperty) { self.init(property.name, originalName: property.options.originalName) }
  }

  /// Pairs of models where neither end has a column for the other.
  package struct Link: Hashable, Sendable {
    /// Named after the entity and the property that say it.
    package var name: String
    package var originalName: String
    package var owner: String
    package var target: String
    /// The property of the target.
    package var inverse: End?

    package init(
      name: String, originalName: String? = nil, owner: String, target: String, inverse: StoreEntity.End? = nil
    ) {
      (self.name, self.originalName) = (name, originalName ?? name)
      (self.owner, self.target, self.inverse) = (owner, target, inverse)
    }
  }

  package var name: String
  package var columns: [Column]

  /// Sets of columns whose values no two rows share; `NULL` counts as different from every other.
  package var uniques: [[Int]]

  /// Sets of columns by which rows are found fast.
  package var indices: [[Int]]

  /// The pairs whose first end is this entity.
  package var links: [Link]

  package init(name: String, columns: [Column] = [], uniques: [[Int]] = [], indices: [[Int]] = [], links: [Link] = []) {
    (self.name, self.columns, self.links) = (name, columns, links)
    (self.uniques, self.indices) = (uniques, indices)
  }
}
