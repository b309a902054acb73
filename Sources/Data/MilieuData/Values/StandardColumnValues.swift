public import Foundation

// MARK: - Integers

extension FixedWidthInteger where Self: ColumnValue {
  public static var columnType: ColumnType { .integer }

  public static func read(_ row: any RowReader, _ column: Int) throws -> Self {
    let stored = row.integer(column)
    guard let value = Self(exactly: stored) else {
      throw StoredValueError(expected: "\(Self.self)", found: "\(stored)")
    }
    return value
  }

  public func write(to row: any RowWriter, _ column: Int) {
    row.write(Int64(self), column)
  }
}

extension Int: ColumnValue {}
extension Int8: ColumnValue {}
extension Int16: ColumnValue {}
extension Int32: ColumnValue {}
extension Int64: ColumnValue {}
extension UInt8: ColumnValue {}
extension UInt16: ColumnValue {}
extension UInt32: ColumnValue {}

/// Kept bit by bit, since a column holds a signed number: what is above `Int64.max` is stored negative.
extension UInt: ColumnValue {
  public static func read(_ row: any RowReader, _ column: Int) throws -> UInt {
    UInt(bitPattern: Int(row.integer(column)))
  }

  public func write(to row: any RowWriter, _ column: Int) {
    row.write(Int64(Int(bitPattern: self)), column)
  }
}

/// Kept bit by bit, since a column holds a signed number: what is above `Int64.max` is stored negative.
extension UInt64: ColumnValue {
  public static func read(_ row: any RowReader, _ column: Int) throws -> UInt64 {
    UInt64(bitPattern: row.integer(column))
  }

  public func write(to row: any RowWriter, _ column: Int) {
    row.write(Int64(bitPattern: self), column)
  }
}

extension Bool: ColumnValue {
  public static var columnType: ColumnType { .integer }
  public static func read(_ row: any RowReader, _ column: Int) throws -> Bool { row.integer(column) != 0 }
  public func write(to row: any RowWriter, _ column: Int) { row.write(Int64(self ? 1 : 0), column) }
}

// MARK: - Floating point

extension Double: ColumnValue {
  public static var columnType: ColumnType { .real }
  public static func read(_ row: any RowReader, _ column: Int) throws -> Double { row.real(column) }
  public func write(to row: any RowWriter, _ column: Int) { row.write(self, column) }
}

extension Float: ColumnValue {
  public static var columnType: ColumnType { .real }
  public static func read(_ row: any RowReader, _ column: Int) throws -> Float { Float(row.real(column)) }
  public func write(to row: any RowWriter, _ column: Int) { row.write(Double(self), column) }
}

extension Date: ColumnValue {
  public static var columnType: ColumnType { .real }

  public static func read(_ row: any RowReader, _ column: Int) throws -> Date {
    Date(timeIntervalSinceReferenceDate: row.real(column))
  }

  public func write(to row: any RowWriter, _ column: Int) { row.write(timeIntervalSinceReferenceDate, column) }
}

// MARK: - Text and bytes

extension String: ColumnValue {
  public static var columnType: ColumnType { .text }
  public static func read(_ row: any RowReader, _ column: Int) throws -> String { row.text(column) }
  public func write(to row: any RowWriter, _ column: Int) { row.write(self, column) }
}

extension UUID: ColumnValue {
  public static var columnType: ColumnType { .text }

  public static func read(_ row: any RowReader, _ column: Int) throws -> UUID {
    let text = row.text(column)
    guard let value = UUID(uuidString: text) else { throw StoredValueError(expected: "UUID", found: text) }
    return value
  }

  public func write(to row: any RowWriter, _ column: Int) { row.write(uuidString, column) }
}

extension URL: ColumnValue {
  public static var columnType: ColumnType { .text }

  public static func read(_ row: any RowReader, _ column: Int) throws -> URL {
    let text = row.text(column)
    guard let value = URL(string: text) else { throw StoredValueError(expected: "URL", found: text) }
    return value
  }

  public func write(to row: any RowWriter, _ column: Int) { row.write(absoluteString, column) }
}

extension Decimal: ColumnValue {
  public static var columnType: ColumnType { .text }

  public static func read(_ row: any RowReader, _ column: Int) throws -> Decimal {
    let text = row.text(column)
    // Read and written without a locale, so that the point is a point wherever the file is opened.
    guard let value = Decimal(string: text, locale: nil) else {
      throw StoredValueError(expected: "Decimal", found: text)
    }
    return value
  }

  public func write(to row: any RowWriter, _ column: Int) { row.write(description, column) }
}

extension Data: ColumnValue {
  public static var columnType: ColumnType { .blob }
  public static func read(_ row: any RowReader, _ column: Int) throws -> Data { row.blob(column) }
  public func write(to row: any RowWriter, _ column: Int) { row.write(self, column) }
}

// MARK: - Optionals

extension Optional: ColumnValue where Wrapped: ColumnValue {
  public static var columnType: ColumnType { Wrapped.columnType }

  public static var isOptional: Bool { true }

  public static func read(_ row: any RowReader, _ column: Int) throws -> Wrapped? {
    row.isNull(column) ? nil : try Wrapped.read(row, column)
  }

  public func write(to row: any RowWriter, _ column: Int) {
    if let self { self.write(to: row, column) } else { row.writeNull(column) }
  }
}

/// `Decimal`, optional or not.
package protocol DecimalValue {}
extension Decimal: DecimalValue {}
extension Optional: DecimalValue where Wrapped: DecimalValue {}
