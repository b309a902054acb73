/// Names a task of a transducer, so that it can be replaced, joined and cancelled.
///
/// Any hashable value serves: a string, a case of an enumeration, the id of a row. Two are the same if they are of one type and equal.
public struct TaskID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  private let value: Value

  /// NB: strings, which most ids are, are compared without opening an existential.
  private enum Value: Sendable {
    case name(String)
    case other(any Hashable & Sendable)
  }

  /// Makes an id of a value.
  ///
  /// - Parameter value: the value; an id is taken as it is.
  public init(_ value: any Hashable & Sendable) {
    switch value {
    case let name as String: self.value = .name(name)
    case let id as TaskID: self = id
    default: self.value = .other(value)
    }
  }

  /// Makes an id of a string.
  public init(stringLiteral name: String) { value = .name(name) }

  /// Whether two ids are of one type and equal.
  public static func == (left: Self, right: Self) -> Bool {
    func areEqual<Left: Hashable>(_ left: Left, _ right: any Hashable) -> Bool { left == right as? Left }
    return switch (left.value, right.value) {
    case (.name(let left), .name(let right)): left == right
    case (.other(let left), .other(let right)): areEqual(left, right)
    default: false
    }
  }

  /// Feeds the value into a hasher.
  public func hash(into hasher: inout Hasher) {
    switch value {
    case .name(let name): hasher.combine(name)
    case .other(let value): value.hash(into: &hasher)
    }
  }

  /// The value as it is written: a string in quotes, anything else as it describes itself.
  public var description: String {
    switch value {
    case .name(let name): "\"\(name)\""
    case .other(let value): String(describing: value)
    }
  }
}
