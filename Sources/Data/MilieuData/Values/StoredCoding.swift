internal import Foundation

/// How a `Codable` value that no column holds by itself is kept: as JSON, with sorted keys, so that equal values are equal text.
///
/// `nil` is kept as an empty column.
@usableFromInline package enum StoredCoding {
  @usableFromInline package static func write<Value: Encodable>(_ value: Value, to row: any RowWriter, _ column: Int)
    throws
  {
    if let optional = value as? any OptionalValue, optional.isNil { return row.writeNull(column) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    row.write(String(decoding: try encoder.encode(value), as: UTF8.self), column)
  }

  @usableFromInline package static func read<Value: Decodable>(_ type: Value.Type, _ row: any RowReader, _ column: Int)
    throws -> Value
  {
    if row.isNull(column), let optional = type as? any OptionalValue.Type, let none = optional.none as? Value {
      return none
    }
    let text = row.text(column)
    do {
      return try JSONDecoder().decode(type, from: Data(text.utf8))
    } catch {
      throw StoredValueError(expected: "\(type)", found: "\(text) (\(error))")
    }
  }
}

/// What an optional tells without its type being known.
@usableFromInline package protocol OptionalValue {
  static var none: Self { get }
  var isNil: Bool { get }
}

extension Optional: OptionalValue {
  @usableFromInline package var isNil: Bool { self == nil }
}
