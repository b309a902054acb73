package import MilieuData

/// What a predicate has to know of the models it speaks of: where each of their properties is kept.
///
/// Key paths are asked for one step at a time, as `#Predicate` writes them.
package protocol PredicateSchema {
  /// The table in which instances of a model type are kept; `nil` if it is no model of this schema.
  func table(of model: Any.Type) -> String?

  /// Where a property of a model, or of a value kept as JSON, is.
  ///
  /// - Returns: `nil` if it is not stored, as a computed property: such a predicate is evaluated in memory.
  func storage(of keyPath: AnyKeyPath) -> PredicateStorage?

  /// The `_id` of a model, or what a persistent identifier says of it.
  ///
  /// - Returns: `nil` if it has none (yet), or if the value is neither.
  func identifier(of value: Any) -> Int64?
}

/// Where a property is kept.
package enum PredicateStorage: Sendable {
  /// In a column of the model's own table.
  case column(PredicateColumn)

  /// The property is the model's identifier, `_id`.
  case identifier

  /// In a column that holds the `_id` of another model.
  case toOne(column: String, target: String)

  /// In the rows of another table whose column names the model.
  case toMany(target: String, foreignKey: String)

  /// In a table of its own, which pairs the identifiers of two models.
  case manyToMany(link: String, source: String, destination: String, target: String)

  /// In a value kept as JSON, by this key.
  case member(key: String)

  /// The property is the raw value by which its owner is kept.
  case rawValue
}

/// A column, and how values stand in it.
package struct PredicateColumn: Sendable {
  /// The column's name.
  package let name: String

  /// What the store keeps there.
  package let type: ColumnType

  /// Whether it may be empty.
  package let isOptional: Bool

  /// Whether all texts in it are in normalization form C. An index on the column does without an order of ours then, and is used where
  /// such texts are compared byte by byte.
  package let isNormal: Bool

  /// How a value of the property is written, where that does not follow from its type.
  ///
  /// Such a column is only compared for equality, and only if each value is written in one way alone.
  package let encode: (@Sendable (Any) -> StoredValue?)?

  package init(
    _ name: String, _ type: ColumnType, isOptional: Bool = false, isNormal: Bool = false,
    encode: (@Sendable (Any) -> StoredValue?)? = nil
  ) {
    self.isNormal = isNormal
    self.name = name
    self.type = type
    self.isOptional = isOptional
    self.encode = encode
  }
}
