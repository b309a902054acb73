/// The value of an element's property.
///
/// Plain kinds are stored as they are; anything else sits in a box, so that most elements stay small.
package enum ElementValue: Equatable, Sendable, CustomStringConvertible {
  case text(String)
  case number(Double)
  case flag(Bool)
  case other(ElementValueBox)

  @inline(__always)
  package init<Value: Equatable & Sendable>(_ value: Value) {
    if Value.self == String.self {
      self = .text(unsafeBitCast(value, to: String.self))
    } else if Value.self == Double.self {
      self = .number(unsafeBitCast(value, to: Double.self))
    } else if Value.self == Bool.self {
      self = .flag(unsafeBitCast(value, to: Bool.self))
    } else {
      self = .other(TypedElementValueBox(value))
    }
  }

  /// The value as the type its property declares.
  package func typed<Value>(as: Value.Type) -> Value? {
    switch self {
    case .text(let value): value as? Value
    case .number(let value): value as? Value
    case .flag(let value): value as? Value
    case .other(let box): box.value as? Value
    }
  }

  package static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.text(let left), .text(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.flag(let left), .flag(let right)): left == right
    case (.other(let left), .other(let right)): left === right || left.isEqual(to: right)
    default: false
    }
  }

  package var description: String {
    switch self {
    case .text(let value): "\"\(value)\""
    case .number(let value): value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    case .flag(let value): "\(value)"
    case .other(let box): "\(box.value)"
    }
  }
}

/// Holds a value that an ``ElementValue`` has no case for.
package class ElementValueBox: @unchecked Sendable {
  // NB: unchecked because the class is open to its one subclass, which holds an immutable `Sendable` value.
  package var value: any Sendable { preconditionFailure("A box always holds a value.") }
  func isEqual(to other: ElementValueBox) -> Bool { preconditionFailure("A box always holds a value.") }
}

private final class TypedElementValueBox<Value: Equatable & Sendable>: ElementValueBox, @unchecked Sendable {
  private let typed: Value

  init(_ value: Value) {
    typed = value
  }

  override var value: any Sendable { typed }

  override func isEqual(to other: ElementValueBox) -> Bool {
    (other as? TypedElementValueBox<Value>)?.typed == typed
  }
}
