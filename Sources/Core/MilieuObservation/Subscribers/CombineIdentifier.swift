private import Synchronization

/// Tells publishers' and subscribers' parts apart, where their types do not.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private static let counter = Atomic<UInt>(0)

  private let rawValue: UInt

  /// An identifier that no other one equals that was made this way.
  public init() {
    rawValue = Self.counter.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// The identifier of an object, which holds while the object lives.
  ///
  /// - Parameter obj: The object.
  public init(_ obj: AnyObject) {
    rawValue = UInt(bitPattern: ObjectIdentifier(obj))
  }

  /// The identifier in hexadecimal digits.
  public var description: String { "0x" + String(rawValue, radix: 16) }
}

/// A type that says by which identifier it is told apart in a chain of publishers and subscribers.
public protocol CustomCombineIdentifierConvertible {
  /// The identifier.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identifier of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
