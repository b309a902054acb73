/// Names a property of an element, such as its text, and the type of its value.
package struct ElementProperty<Value: Equatable & Sendable>: Sendable {
  package let name: ElementPropertyName

  /// - Parameter name: up to 15 ASCII characters.
  package init(_ name: String) {
    self.name = ElementPropertyName(name)
  }
}

/// The name of an element's property without the type of its value.
package struct ElementPropertyName: Hashable, Sendable, CustomStringConvertible {
  package let text: String

  init(_ text: String) {
    assert(text.utf8.count <= 15, "Element properties have short names.")
    self.text = text
  }

  package var description: String { text }
}

/// The value of an element's property.
///
/// Plain kinds are stored as they are; anything else sits in a box.
package enum ElementValue: Equatable, Sendable, CustomStringConvertible {
  case text(String)
  case number(Double)
  case flag(Bool)
  case other(any Equatable & Sendable)

  @inline(__always)
  package init<Value: Equatable & Sendable>(_ value: Value) {
    if Value.self == String.self {
      self = .text(value as! String)
    } else if Value.self == Double.self {
      self = .number(value as! Double)
    } else if Value.self == Bool.self {
      self = .flag(value as! Bool)
    } else {
      self = .other(value)
    }
  }

  /// The value as the type its property declares.
  package func typed<Value>(as: Value.Type) -> Value? {
    switch self {
    case .text(let value): value as? Value
    case .number(let value): value as? Value
    case .flag(let value): value as? Value
    case .other(let value): value as? Value
    }
  }

  package static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.text(let left), .text(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.flag(let left), .flag(let right)): left == right
    case (.other(let left), .other(let right)): areEqual(left, right)
    default: false
    }
  }

  private static func areEqual<Left: Equatable>(_ left: Left, _ right: any Equatable) -> Bool {
    (right as? Left) == left
  }

  package var description: String {
    switch self {
    case .text(let value): "\"\(value)\""
    case .number(let value):
      value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    case .flag(let value): "\(value)"
    case .other(let value): "\(value)"
    }
  }
}
