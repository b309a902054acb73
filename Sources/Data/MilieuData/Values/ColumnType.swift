/// What a store keeps in a column.
public enum ColumnType: String, Hashable, Sendable, Codable {
  /// 64 bits, signed. Truth values are 0 and 1.
  case integer
  /// A floating point number. Dates are seconds since 1 January 2001, as `Date` counts them, so that nothing is rounded.
  case real
  /// UTF-8. UUIDs, URLs and decimal numbers are written as they are read, other `Codable` values as JSON.
  case text
  /// Bytes.
  case blob
}
