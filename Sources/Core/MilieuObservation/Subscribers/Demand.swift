extension Subscribers {
  /// How many values a subscriber asks for: a number of them, or as many as there are.
  @frozen
  public struct Demand: Equatable, Hashable, Sendable {
    /// The number; whatever is above `Int.max` stands for no limit.
    @usableFromInline let rawValue: UInt

    @inlinable
    init(rawValue: UInt) {
      self.rawValue = Swift.min(rawValue, UInt(Int.max) + 1)
    }

    /// As many values as there are.
    public static let unlimited = Demand(rawValue: UInt(Int.max) + 1)

    /// No value.
    public static let none = Demand(rawValue: 0)

    /// A number of values.
    ///
    /// - Parameter value: How many; not less than zero, else the program stops.
    @inlinable
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand is not negative")
      return Demand(rawValue: UInt(value))
    }

    /// The number of values; `nil` for ``unlimited``.
    @inlinable
    public var max: Int? { isUnlimited ? nil : Int(rawValue) }

    @inlinable
    var isUnlimited: Bool { rawValue > UInt(Int.max) }
  }
}

// MARK: - Arithmetic

extension Subscribers.Demand {
  /// The sum of two demands; with one that is unlimited, unlimited.
  @inlinable
  public static func + (lhs: Self, rhs: Self) -> Self {
    lhs.isUnlimited || rhs.isUnlimited ? .unlimited : Self(rawValue: lhs.rawValue + rhs.rawValue)
  }

  /// Adds a demand.
  @inlinable
  public static func += (lhs: inout Self, rhs: Self) {
    lhs = lhs + rhs
  }

  /// A demand with a number added.
  @inlinable
  public static func + (lhs: Self, rhs: Int) -> Self {
    lhs.isUnlimited ? .unlimited : offset(lhs, by: rhs)
  }

  /// Adds a number.
  @inlinable
  public static func += (lhs: inout Self, rhs: Int) {
    lhs = lhs + rhs
  }

  /// A demand as many times over.
  @inlinable
  public static func * (lhs: Self, rhs: Int) -> Self {
    if lhs.isUnlimited { return .unlimited }
    let (product, overflow) = lhs.rawValue.multipliedReportingOverflow(by: UInt(rhs))
    return overflow ? .unlimited : Self(rawValue: product)
  }

  /// Multiplies by a number.
  @inlinable
  public static func *= (lhs: inout Self, rhs: Int) {
    lhs = lhs * rhs
  }

  /// The difference of two demands, not less than none; from an unlimited demand nothing can be taken.
  @inlinable
  public static func - (lhs: Self, rhs: Self) -> Self {
    if lhs.isUnlimited { return .unlimited }
    return rhs.rawValue >= lhs.rawValue ? .none : Self(rawValue: lhs.rawValue - rhs.rawValue)
  }

  /// Subtracts a demand.
  @inlinable
  public static func -= (lhs: inout Self, rhs: Self) {
    lhs = lhs - rhs
  }

  /// A demand with a number taken from it.
  @inlinable
  public static func - (lhs: Self, rhs: Int) -> Self {
    lhs.isUnlimited ? .unlimited : offset(lhs, by: -rhs)
  }

  /// Subtracts a number.
  @inlinable
  public static func -= (lhs: inout Self, rhs: Int) {
    lhs = lhs - rhs
  }

  @usableFromInline
  static func offset(_ demand: Self, by distance: Int) -> Self {
    let (sum, overflow) = Int(demand.rawValue).addingReportingOverflow(distance)
    precondition(overflow || sum >= 0, "a demand is not negative")
    return overflow ? .unlimited : Self(rawValue: UInt(sum))
  }
}

// MARK: - Order

extension Subscribers.Demand: Comparable {
  /// Whether one demand asks for less than another.
  @inlinable
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension Subscribers.Demand {
  /// Whether a demand asks for less than a number.
  @inlinable
  public static func < (lhs: Self, rhs: Int) -> Bool { !lhs.isUnlimited && Int(lhs.rawValue) < rhs }

  /// Whether a number is less than a demand.
  @inlinable
  public static func < (lhs: Int, rhs: Self) -> Bool { rhs.isUnlimited || lhs < Int(rhs.rawValue) }

  /// Whether a demand asks for a number at most.
  @inlinable
  public static func <= (lhs: Self, rhs: Int) -> Bool { !(rhs < lhs) }

  /// Whether a number is at most a demand.
  @inlinable
  public static func <= (lhs: Int, rhs: Self) -> Bool { !(rhs < lhs) }

  /// Whether a demand asks for more than a number.
  @inlinable
  public static func > (lhs: Self, rhs: Int) -> Bool { rhs < lhs }

  /// Whether a number is more than a demand.
  @inlinable
  public static func > (lhs: Int, rhs: Self) -> Bool { rhs < lhs }

  /// Whether a demand asks for a number at least.
  @inlinable
  public static func >= (lhs: Self, rhs: Int) -> Bool { !(lhs < rhs) }

  /// Whether a number is at least a demand.
  @inlinable
  public static func >= (lhs: Int, rhs: Self) -> Bool { !(lhs < rhs) }

  /// Whether a demand asks for exactly a number.
  @inlinable
  public static func == (lhs: Self, rhs: Int) -> Bool { !lhs.isUnlimited && Int(lhs.rawValue) == rhs }

  /// Whether a demand asks for exactly a number.
  @inlinable
  public static func == (lhs: Int, rhs: Self) -> Bool { rhs == lhs }

  /// Whether a demand does not ask for exactly a number.
  @inlinable
  public static func != (lhs: Self, rhs: Int) -> Bool { !(lhs == rhs) }

  /// Whether a demand does not ask for exactly a number.
  @inlinable
  public static func != (lhs: Int, rhs: Self) -> Bool { !(rhs == lhs) }
}

// MARK: - Form

extension Subscribers.Demand: Codable, CustomStringConvertible {
  /// Reads what ``encode(to:)`` wrote.
  public init(from decoder: any Decoder) throws {
    try self.init(rawValue: decoder.singleValueContainer().decode(UInt.self))
  }

  /// Writes the number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }

  /// `unlimited`, or the number.
  public var description: String { isUnlimited ? "unlimited" : "max(\(rawValue))" }
}
