internal import Foundation
internal import MilieuData

/// How values of each type are kept, taken and given.
extension NSAttributeType {
  /// The type of a model's file.
  init?(named name: String) {
    let known: [String: NSAttributeType] = [
      "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
      "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType, "Double": .doubleAttributeType,
      "Float": .floatAttributeType, "String": .stringAttributeType, "Boolean": .booleanAttributeType,
      "Date": .dateAttributeType, "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType,
      "URI": .URIAttributeType,
    ]
    guard let type = known[name] else { return nil }
    self = type
  }

  /// What is kept: whole numbers of all sizes alike.
  var storedType: any ColumnValue.Type {
    switch self {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType: Int64.self
    case .decimalAttributeType: Decimal.self
    case .doubleAttributeType: Double.self
    case .floatAttributeType: Float.self
    case .stringAttributeType, .undefinedAttributeType: String.self
    case .booleanAttributeType: Bool.self
    case .dateAttributeType: Date.self
    case .binaryDataAttributeType: Data.self
    case .UUIDAttributeType: UUID.self
    case .URIAttributeType: URL.self
    }
  }

  /// As Core Data names them.
  var valueClassName: String? {
    switch self {
    case .undefinedAttributeType: nil
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .doubleAttributeType,
      .floatAttributeType, .booleanAttributeType:
      "NSNumber"
    case .decimalAttributeType: "NSDecimalNumber"
    case .stringAttributeType: "NSString"
    case .dateAttributeType: "NSDate"
    case .binaryDataAttributeType: "NSData"
    case .UUIDAttributeType: "NSUUID"
    case .URIAttributeType: "NSURL"
    }
  }

  /// What a given value is kept as; `nil` if it is of another type, or too large.
  func accept(_ value: Any) -> (any ColumnValue)? {
    switch self {
    case .undefinedAttributeType: return nil
    case .integer16AttributeType: return Self.whole(value).flatMap { Int16(exactly: $0) }.map { Int64($0) }
    case .integer32AttributeType: return Self.whole(value).flatMap { Int32(exactly: $0) }.map { Int64($0) }
    case .integer64AttributeType: return Self.whole(value)
    case .booleanAttributeType: return (value as? Bool) ?? (value as? NSNumber)?.boolValue
    case .doubleAttributeType: return Self.number(value)?.doubleValue
    case .floatAttributeType: return Self.number(value)?.floatValue
    case .decimalAttributeType: return (value as? Decimal) ?? Self.number(value)?.decimalValue
    case .stringAttributeType: return value as? String
    case .dateAttributeType: return value as? Date
    case .binaryDataAttributeType: return value as? Data
    case .UUIDAttributeType: return value as? UUID
    case .URIAttributeType: return value as? URL
    }
  }

  private static func whole(_ value: Any) -> Int64? {
    // Most are, and asking a number for its class takes long.
    if type(of: value) == Int.self, let whole = value as? Int { return Int64(whole) }
    guard let number = number(value) else { return nil }
    // A number with a fraction loses it, as it does where it is read as a whole one.
    guard ["d", "f"].contains(String(cString: number.objCType)) else { return number.int64Value }
    return Int64(exactly: number.doubleValue.rounded(.towardZero))
  }

  private static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let number as NSNumber: number
    case let whole as any BinaryInteger: NSNumber(value: Int64(truncatingIfNeeded: whole))
    case let decimal as Decimal: NSDecimalNumber(decimal: decimal)
    case let double as Double: NSNumber(value: double)
    case let float as Float: NSNumber(value: float)
    case let bool as Bool: NSNumber(value: bool)
    default: nil
    }
  }

  /// What is given for a kept value: as in Core Data, numbers and truth values as `NSNumber`.
  func present(_ value: any ColumnValue) -> Any {
    switch value {
    case let value as Int64:
      switch self {
      case .integer16AttributeType: NSNumber(value: Int16(truncatingIfNeeded: value))
      case .integer32AttributeType: NSNumber(value: Int32(truncatingIfNeeded: value))
      default: NSNumber(value: value)
      }
    case let value as Bool: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as Float: NSNumber(value: value)
    case let value as Decimal: NSDecimalNumber(decimal: value)
    default: value
    }
  }

  /// The value of a default as a model's file writes it; `nil` if it is none.
  func value(parsing text: String) -> Any? {
    switch self {
    case .undefinedAttributeType, .binaryDataAttributeType: nil
    case .integer16AttributeType: Int16(text)
    case .integer32AttributeType: Int32(text)
    case .integer64AttributeType: Int64(text)
    case .decimalAttributeType: Decimal(string: text, locale: nil)
    case .doubleAttributeType: Double(text)
    case .floatAttributeType: Float(text)
    case .stringAttributeType: text
    case .booleanAttributeType: text == "YES" ? true : text == "NO" ? false : nil
    case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    }
  }

  /// How kept values lie in a column.
  var column: ModelProperty.DescribedColumn<ManagedValue> {
    func column<Value: ColumnValue>(_ type: Value.Type) -> ModelProperty.DescribedColumn<ManagedValue> {
      ModelProperty.DescribedColumn(
        type.columnType, type, read: { $0.isNull($1) ? .nothing : .attribute(try Value.read($0, $1)) },
        write: { value, row, column in
          if case .attribute(let value) = value { value.write(to: row, column) } else { row.writeNull(column) }
        })
    }
    return column(storedType)
  }
}
