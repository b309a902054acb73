import Foundation
import MilieuData

/// How values of a type are kept and compared.
struct ValueKind: Hashable {
  enum Format: Hashable {
    case boolean, integer, real, float, date, text, uuid, url, decimal, blob
    /// Compared for equality alone: a model's identifier, or what a schema writes in its own way.
    case identifier, custom
    /// Any other `Codable` type.
    case json
    /// That of `nil`, which goes with all others.
    case null
  }

  var format: Format

  /// What fits the type, for whole numbers.
  var bounds: ClosedRange<Int64> = Int64.min...Int64.max

  /// Whether the type holds more than the store's 64 bits: such numbers are neither ordered nor reckoned with there.
  var isUnsignedWord = false

  /// Whether it stands for an enumeration or another type with such a raw value, whose order may be its own.
  var isRaw = false

  static let boolean = ValueKind(format: .boolean)
  static let integer = ValueKind(format: .integer)
  static let text = ValueKind(format: .text)
  static let json = ValueKind(format: .json)
  static let identifier = ValueKind(format: .identifier)

  /// Whether `<` says the same in the store and in Swift.
  var isOrdered: Bool {
    switch format {
    case .integer: !isUnsignedWord && !isRaw
    case .real, .float, .date, .text, .uuid, .decimal: !isRaw
    default: false
    }
  }

  /// Whether it is a floating point number, which may be none.
  var isFloating: Bool { format == .real || format == .float || format == .date }

  /// What must be behind a comparison for it to agree with Swift.
  var collation: String {
    switch format {
    case .text: " COLLATE " + PredicateFunctions.textCollation
    case .decimal: " COLLATE " + PredicateFunctions.decimalCollation
    default: ""
    }
  }

  /// The column type in which such values are kept.
  var columnType: ColumnType {
    switch format {
    case .boolean, .integer, .identifier, .custom, .null: .integer
    case .real, .float, .date: .real
    case .text, .uuid, .url, .decimal, .json: .text
    case .blob: .blob
    }
  }

  /// Whether both are compared in the same way.
  func agrees(with other: ValueKind) -> Bool {
    format == other.format || format == .null || other.format == .null
  }

  /// How values of a type are kept.
  init(of type: Any.Type) {
    if let encodable = type as? any SQLEncodable.Type {
      self = encodable.kind
    } else if let optional = type as? any OptionalType.Type {
      self = ValueKind(of: optional.wrapped)
    } else if let raw = type as? any RawRepresentable.Type {
      self = Self.raw(raw)
    } else {
      self = .json
    }
  }

  init(
    format: Format, bounds: ClosedRange<Int64> = Int64.min...Int64.max, isUnsignedWord: Bool = false
  ) {
    self.format = format
    self.bounds = bounds
    self.isUnsignedWord = isUnsignedWord
  }

  private static func raw<R: RawRepresentable>(_ type: R.Type) -> ValueKind {
    guard var kind = (R.RawValue.self as? any SQLEncodable.Type)?.kind else { return .json }
    kind.isRaw = true
    return kind
  }
}

/// An optional, of whatever it is one.
protocol OptionalType {
  static var wrapped: Any.Type { get }
  var content: Any? { get }
}

extension Optional: OptionalType {
  static var wrapped: Any.Type { Wrapped.self }
  var content: Any? { self }
}
