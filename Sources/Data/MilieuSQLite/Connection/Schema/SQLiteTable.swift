/// A table as it stands in a file.
package struct SQLiteTable: Hashable, Sendable {
  package struct Column: Hashable, Sendable {
    package let name: String
    /// As it was declared.
    package let type: String
    package let isNotNull: Bool
    /// The default as it stands in SQL.
    package let defaultValue: String?
    /// Its place in the primary key, from 1; nil if it is no part of it.
    package let primaryKeyPosition: Int?
    package let collation: String
  }

  package struct Index: Hashable, Sendable {
    package let name: String
    package let isUnique: Bool
    /// Whether it comes from the table's own `UNIQUE` or `PRIMARY KEY`.
    package let isImplied: Bool
    /// Whether it holds only some rows.
    package let isPartial: Bool
    /// In order; nil stands for an expression.
    package let columns: [String?]
    package let collations: [String]
  }

  package struct ForeignKey: Hashable, Sendable {
    package let columns: [String]
    package let table: String
    /// Empty if the primary key is meant.
    package let targets: [String]
    package let onDelete: String
    package let onUpdate: String
  }

  package let name: String
  /// What made it.
  package let sql: String
  package let columns: [Column]
  package let indexes: [Index]
  package let foreignKeys: [ForeignKey]
}
