/// How the value of a column becomes that of another type, where nothing is lost by it.
package enum ColumnConversion: Hashable, Sendable {
  /// It stays as it is.
  case none
  /// A whole number that has to lie in a range.
  case checked(ClosedRange<Int64>)
  /// A whole number as one with a point; it has to lie between `-limit` and `limit`, where each has one.
  case real(limit: Int64)
  /// A number as it reads.
  case text
  /// A truth value as it reads.
  case truthText

  /// The conversion between two columns of attributes; `nil` if something could be lost, or nobody knows what the new value means.
  ///
  /// Wider numbers, numbers and truth values as text, and whatever is text already as `String`: those lose nothing whatever there is.
  /// Narrower whole numbers are looked at row by row. Types that only the program knows (`Codable` ones and enumerations) are taken as they
  /// are where both are kept alike; reading says if one does not fit.
  package init?(from old: StoreEntity.Column, to new: StoreEntity.Column) {
    // What wrote a store did not always say what its columns mean.
    let known = !old.valueType.isEmpty && !new.valueType.isEmpty
    if old.type == new.type, !known || old.valueType == new.valueType {
      self = .none
      return
    }
    switch (old.type, new.type) {
    case (.integer, .integer): self.init(integer: old.valueType, to: new.valueType)
    case (.real, .real):
      let types: Set = [old.valueType, new.valueType]
      // A date is no number, and not every number is a short one.
      guard !types.contains("Date"), old.valueType != "Double" || new.valueType != "Float" else { return nil }
      self = .none
    case (.text, .text):
      guard new.valueType == "String" || !["UUID", "URL", "Decimal"].contains(new.valueType) else { return nil }
      self = .none
    case (.blob, .blob): self = .none
    case (.integer, .real):
      guard !known || Self.ranges[old.valueType] != nil else { return nil }
      switch new.valueType {
      case "Double", "": self = .real(limit: 1 << 53)
      case "Float": self = .real(limit: 1 << 24)
      default: return nil
      }
    case (.integer, .text):
      if old.valueType == "Bool", new.valueType == "String" {
        self = .truthText
      } else {
        guard !known || Self.ranges[old.valueType] != nil, ["String", "Decimal", ""].contains(new.valueType) else {
          return nil
        }
        self = .text
      }
    default: return nil
    }
  }

  private static let ranges: [String: ClosedRange<Int64>] = [
    "Int": .min ... .max, "Int64": .min ... .max, "Int32": -0x8000_0000...0x7FFF_FFFF, "Int16": -0x8000...0x7FFF,
    "Int8": -0x80...0x7F, "UInt32": 0...0xFFFF_FFFF, "UInt16": 0...0xFFFF, "UInt8": 0...0xFF,
  ]

  /// Of whole numbers, those above `Int64.max` are kept as negative ones, which only their own types know.
  private static let wide: Set = ["UInt", "UInt64"]

  private init?(integer old: String, to new: String) {
    switch (Self.ranges[old], Self.ranges[new]) {
    case (let old?, let new?):
      self = new.contains(old.lowerBound) && new.contains(old.upperBound) ? .none : .checked(new)
    case (let old?, nil) where Self.wide.contains(new): self = old.lowerBound >= 0 ? .none : .checked(0...Int64.max)
    case (nil, let new?) where Self.wide.contains(old): self = .checked(0...new.upperBound)
    case (_, nil) where new == "Bool": self = .checked(0...1)
    case (nil, _) where Self.wide.contains(old) && Self.wide.contains(new): self = .none
    case (nil, _) where old == "Bool" && Self.ranges[new] != nil: self = .none
    // An enumeration with a raw value.
    default: self = .none
    }
  }

  /// What a value must be, for messages; `nil` if every value will do.
  package var condition: String? {
    switch self {
    case .none, .text, .truthText: nil
    case .checked(let range): "\(range.lowerBound) to \(range.upperBound)"
    case .real(let limit): "-\(limit) to \(limit)"
    }
  }
}
