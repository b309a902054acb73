internal import Foundation
internal import MilieuData

/// A value as predicates and sort descriptors compare it: numbers of all types are numbers, and objects are who they are.
struct PredicateOperand {
  enum Kind {
    case nothing
    case whole(Int64)
    case real(Double)
    case decimal(Decimal)
    case text(String)
    case date(Date)
    case object(PersistentIdentifier)
    case many([Any])
    case other(AnyHashable)
    case unknown
  }

  let value: Any?
  let kind: Kind

  init(_ given: Any?) {
    value = KeyedReading.unwrap(given)
    kind = Self.kind(of: value)
  }

  private static func kind(of value: Any?) -> Kind {
    switch value {
    case nil: .nothing
    case let value as String: .text(value)
    case let value as NSDecimalNumber: .decimal(value.decimalValue)
    case let value as NSNumber: number(value)
    case let value as Decimal: .decimal(value)
    case let value as any BinaryInteger: .whole(Int64(truncatingIfNeeded: value))
    case let value as Date: .date(value)
    case let value as NSManagedObject: .object(value.row.persistentModelID)
    case let value as NSManagedObjectID: .object(value.identifier)
    case let value?:
      if let many = KeyedReading.collection(value), !(value is Data) {
        .many(many)
      } else if let value = value as? AnyHashable {
        .other(value)
      } else {
        .unknown
      }
    }
  }

  private static func number(_ number: NSNumber) -> Kind {
    switch String(cString: number.objCType) {
    case "d", "f": .real(number.doubleValue)
    default: .whole(number.int64Value)
    }
  }

  /// The value as a number.
  var double: Double? {
    switch kind {
    case .whole(let value): Double(value)
    case .real(let value): value
    case .decimal(let value): NSDecimalNumber(decimal: value).doubleValue
    default: nil
    }
  }

  private var decimal: Decimal? {
    switch kind {
    case .whole(let value): Decimal(value)
    case .real(let value): Decimal(string: "\(value)", locale: nil)
    case .decimal(let value): value
    default: nil
    }
  }

  // MARK: - Comparing

  /// Whether two values are equal. Nothing is equal to nothing, and to nothing else.
  func isEqual(_ other: Self, _ options: TextOptions = []) -> Bool {
    switch (kind, other.kind) {
    case (.nothing, .nothing): true
    case (.object(let mine), .object(let others)): mine == others
    case (.many(let mine), .many(let others)): Self.areEqual(mine, others, options)
    case (.other(let mine), .other(let others)): mine == others
    default: compare(other, options) == .orderedSame
    }
  }

  private static func areEqual(_ mine: [Any], _ others: [Any], _ options: TextOptions) -> Bool {
    guard mine.count == others.count else { return false }
    let others = others.map { PredicateOperand($0) }
    return mine.allSatisfy { one in others.contains { $0.isEqual(PredicateOperand(one), options) } }
  }

  /// How two values stand to each other; `nil` where they have no order, as one that is there and one that is not.
  func compare(_ other: Self, _ options: TextOptions = []) -> ComparisonResult? {
    switch (kind, other.kind) {
    case (.whole(let mine), .whole(let others)): return Self.order(mine, others)
    case (.text(let mine), .text(let others)): return Self.order(options.fold(mine), options.fold(others))
    case (.date(let mine), .date(let others)): return Self.order(mine, others)
    case (.decimal, _), (_, .decimal):
      guard let mine = decimal, let others = other.decimal else { return nil }
      return Self.order(mine, others)
    case (.other(let mine), .other(let others)): return Self.orderOfOthers(mine.base, others.base)
    default:
      guard let mine = double, let others = other.double else { return nil }
      return Self.order(mine, others)
    }
  }

  private static func order<Value: Comparable>(_ mine: Value, _ others: Value) -> ComparisonResult {
    mine < others ? .orderedAscending : others < mine ? .orderedDescending : .orderedSame
  }

  private static func orderOfOthers(_ mine: Any, _ others: Any) -> ComparisonResult? {
    switch (mine, others) {
    case (let mine as UUID, let others as UUID): order(mine.uuidString, others.uuidString)
    case (let mine as URL, let others as URL): order(mine.absoluteString, others.absoluteString)
    default: nil
    }
  }

  /// How two values stand to each other in a sorted list: what is not there comes first, and what has no order stays as it is.
  static func sortOrder(_ mine: Any?, _ others: Any?) -> ComparisonResult {
    let (mine, others) = (PredicateOperand(mine), PredicateOperand(others))
    switch (mine.kind, others.kind) {
    case (.nothing, .nothing): return .orderedSame
    case (.nothing, _): return .orderedAscending
    case (_, .nothing): return .orderedDescending
    default: return mine.compare(others) ?? .orderedSame
    }
  }
}

/// What of texts does not count when they are compared.
struct TextOptions: OptionSet, Hashable, Sendable {
  let rawValue: Int

  /// `[c]`: whether letters are capital.
  static let caseInsensitive = TextOptions(rawValue: 1)
  /// `[d]`: marks on letters.
  static let diacriticInsensitive = TextOptions(rawValue: 2)
  /// `[l]`: as the current locale has it.
  static let localized = TextOptions(rawValue: 4)

  /// The text without what does not count.
  func fold(_ text: String) -> String {
    guard !isDisjoint(with: [.caseInsensitive, .diacriticInsensitive]) else { return text }
    var options: String.CompareOptions = []
    if contains(.caseInsensitive) { options.insert(.caseInsensitive) }
    if contains(.diacriticInsensitive) { options.insert(.diacriticInsensitive) }
    return text.folding(options: options, locale: contains(.localized) ? .current : nil)
  }
}
