import Foundation
internal import MilieuData

/// A type whose values are kept as they are.
protocol SQLEncodable {
  static var kind: ValueKind { get }

  /// `nil` if the store has no such value.
  var sqlValue: StoredValue? { get }
}

extension SQLEncodable where Self: FixedWidthInteger {
  static var kind: ValueKind {
    ValueKind(
      format: .integer, bounds: (Int64(exactly: min) ?? 0)...(Int64(exactly: max) ?? .max),
      isUnsignedWord: Int64(exactly: max) == nil)
  }

  var sqlValue: StoredValue? { Int64(exactly: self).map(StoredValue.integer) }
}

extension Int: SQLEncodable {}
extension Int8: SQLEncodable {}
extension Int16: SQLEncodable {}
extension Int32: SQLEncodable {}
extension Int64: SQLEncodable {}
extension UInt: SQLEncodable {}
extension UInt8: SQLEncodable {}
extension UInt16: SQLEncodable {}
extension UInt32: SQLEncodable {}
extension UInt64: SQLEncodable {}

extension Bool: SQLEncodable {
  static var kind: ValueKind { .boolean }
  var sqlValue: StoredValue? { .integer(self ? 1 : 0) }
}

extension Double: SQLEncodable {
  static var kind: ValueKind { ValueKind(format: .real) }
  var sqlValue: StoredValue? { StoredValue(number: self) }
}

extension Float: SQLEncodable {
  static var kind: ValueKind { ValueKind(format: .float) }
  var sqlValue: StoredValue? { StoredValue(number: Double(self)) }
}

extension Date: SQLEncodable {
  static var kind: ValueKind { ValueKind(format: .date) }
  var sqlValue: StoredValue? { StoredValue(number: timeIntervalSinceReferenceDate) }
}

extension String: SQLEncodable {
  static var kind: ValueKind { .text }
  var sqlValue: StoredValue? { .text(self) }
}

extension UUID: SQLEncodable {
  static var kind: ValueKind { ValueKind(format: .uuid) }
  var sqlValue: StoredValue? { .text(uuidString) }
}

extension URL: SQLEncodable {
  static var kind: ValueKind { ValueKind(format: .url) }

  // One relative to another is never equal to one that was read, which stands for itself.
  var sqlValue: StoredValue? { baseURL == nil ? .text(relativeString) : nil }
}

extension Decimal: SQLEncodable {
  static var kind: ValueKind { ValueKind(format: .decimal) }
  var sqlValue: StoredValue? { .text(description) }
}

extension Data: SQLEncodable {
  static var kind: ValueKind { ValueKind(format: .blob) }
  var sqlValue: StoredValue? { .blob(self) }
}
