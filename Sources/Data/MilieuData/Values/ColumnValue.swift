/// A value that fits one column.
///
/// Numbers, truth values, strings, dates, data, UUIDs, URLs and decimal numbers do, and optional ones. Enumerations with such a raw value are
/// kept by it, and any other `Codable` value as JSON: see ``StoredCoding``.
public protocol ColumnValue: Sendable {
  /// What a store keeps.
  static var columnType: ColumnType { get }

  /// Whether the column may be empty.
  static var isOptional: Bool { get }

  /// Reads a value.
  ///
  /// - Throws: ``StoredValueError`` if what stands there is no such value.
  static func read(_ row: any RowReader, _ column: Int) throws -> Self

  /// Writes the value.
  func write(to row: any RowWriter, _ column: Int)
}

extension ColumnValue {
  public static var isOptional: Bool { false }
}
