internal import Foundation

/// The values a navigation stack shows screens for, of any types.
///
/// As SwiftUI: make it state of your own, give a binding to it to ``NavigationStack``, and append values or take them off to push
/// screens and to pop them. Two paths are equal if they hold equal values in the same order.
public struct NavigationPath: Equatable {
  var values: [AnyHashable]

  /// A path with nothing in it.
  public init() {
    values = []
  }

  /// A path with the elements of a sequence.
  public init<Elements: Sequence>(_ elements: Elements) where Elements.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  init(values: [AnyHashable]) {
    self.values = values
  }

  /// The number of values.
  public var count: Int { values.count }

  /// Whether there is no value.
  public var isEmpty: Bool { values.isEmpty }

  /// Adds a value at the end.
  public mutating func append<Value: Hashable>(_ value: Value) {
    values.append(AnyHashable(value))
  }

  /// Takes values off the end.
  ///
  /// - Parameter count: how many; at most as many as there are, where SwiftUI would stop the program.
  public mutating func removeLast(_ count: Int = 1) {
    values.removeLast(min(max(count, 0), values.count))
  }

  /// The path in a form that can be stored; `nil` if one of the values is not `Codable`.
  public var codable: CodableRepresentation? {
    values.allSatisfy { $0.base is any Codable } ? CodableRepresentation(values: values) : nil
  }

  /// The path that was stored.
  public init(_ codable: CodableRepresentation) {
    values = codable.values
  }

  /// A path that can be encoded and decoded.
  ///
  /// As SwiftUI: a list with the name of a type and a value in JSON, as texts, for each value; the last value comes first. Decoding
  /// throws where a type of that name is not in the program or is not `Hashable` and `Codable`.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let values: [AnyHashable]

    fileprivate init(values: [AnyHashable]) {
      self.values = values
    }

    /// Reads a path that was stored.
    ///
    /// - Throws: `DecodingError` where a type's name is not known to the program, where a type is not `Decodable` and
    ///   `Hashable`, or where a value cannot be read.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = _typeByName(name) as? any Decodable.Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "There is no type \(name) that can be decoded.")
        }
        let text = try container.decode(String.self)
        guard let value = try JSONDecoder().decode(type, from: Data(text.utf8)) as? any Hashable else {
          throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(type) is not Hashable.")
        }
        values.append(AnyHashable(value))
      }
      self.values = values.reversed()
    }

    /// Stores the path.
    ///
    /// - Throws: `EncodingError` where a value is not `Encodable` or its type has no name to find it by, and what
    ///   encoding a value throws.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values.reversed() {
        guard let codable = value.base as? any Encodable, let name = _mangledTypeName(type(of: value.base)) else {
          let context = EncodingError.Context(
            codingPath: encoder.codingPath, debugDescription: "\(type(of: value.base)) cannot be named.")
          throw EncodingError.invalidValue(value.base, context)
        }
        try container.encode(name)
        try container.encode(String(decoding: JSONEncoder().encode(codable), as: UTF8.self))
      }
    }
  }
}
