internal import Foundation
internal import MilieuData

/// Reads values by their names, as predicates and sort descriptors do.
enum KeyedReading {
  /// The value at a path of names. `nil` where something on the way is.
  ///
  /// Where a relationship leads to many, the rest of the path is followed for each, and `@count` says how many there are.
  static func value(of object: Any?, at path: String) -> Any? {
    if let object = object as? NSManagedObject, !path.utf8.contains(where: { $0 == UInt8(ascii: ".") }), path != "SELF"
    {
      return single(object, path)
    }
    return value(of: object, at: path.split(separator: ".").map(String.init)[...])
  }

  static func value(of object: Any?, at path: ArraySlice<String>) -> Any? {
    guard let key = path.first, let object = unwrap(object) else { return unwrap(object) }
    if key == "SELF" || key == "self" { return value(of: object, at: path.dropFirst()) }
    if let many = collection(object) {
      if let result = aggregate(key, many, path.dropFirst()) { return result }
      return many.flatMap { element -> [Any] in
        guard let found = value(of: element, at: path) else { return [] }
        return collection(found) ?? [found]
      }
    }
    return value(of: single(object, key), at: path.dropFirst())
  }

  private static func single(_ object: Any, _ key: String) -> Any? {
    if let object = object as? NSManagedObject {
      if key == "objectID" { return object.objectID }
      return object.value(forKey: key)
    }
    if let values = object as? [String: Any] { return values[key] }
    if let values = object as? NSDictionary { return values[key] }
    if key == "length", let text = object as? String { return text.utf16.count }
    // As key-value coding finds what a class keeps; also of a structure.
    var mirror: Mirror? = Mirror(reflecting: object)
    while let next = mirror {
      if let child = next.children.first(where: { $0.label == key }) { return unwrap(child.value) }
      mirror = next.superclassMirror
    }
    preconditionFailure(
      "\(type(of: object)) has nothing called '\(key)'. A predicate or a sort descriptor reads managed objects, dictionaries, and stored "
        + "properties.")
  }

  private static func aggregate(_ key: String, _ many: [Any], _ rest: ArraySlice<String>) -> Any? {
    guard key.hasPrefix("@") else { return nil }
    if key == "@count" { return many.count }
    let values = rest.isEmpty ? many : (value(of: many, at: rest).flatMap(collection) ?? [])
    let operands = values.map { PredicateOperand($0) }
    switch key {
    case "@min": return operands.min { $0.compare($1) == .orderedAscending }?.value
    case "@max": return operands.max { $0.compare($1) == .orderedAscending }?.value
    case "@sum": return operands.reduce(0) { $0 + ($1.double ?? 0) }
    case "@avg": return operands.isEmpty ? nil : operands.reduce(0) { $0 + ($1.double ?? 0) } / Double(operands.count)
    default: preconditionFailure("'\(key)' in a key path is not known: use '@count', '@min', '@max', '@sum' or '@avg'")
    }
  }

  /// The elements of a set or an array; `nil` for anything else.
  static func collection(_ value: Any) -> [Any]? {
    switch value {
    case is String, is Data, is NSString, is NSData, is [AnyHashable: Any], is NSDictionary: nil
    case let value as NSSet: value.allObjects
    case let value as NSArray: Array(value)
    case let value as NSOrderedSet: value.array
    case let value as any Collection: value.map { $0 as Any }
    default: nil
    }
  }

  /// Types of which is known that they are no optionals, so that nobody has to ask, which takes long.
  private static let plain: Set<ObjectIdentifier> = [
    ObjectIdentifier(String.self), ObjectIdentifier(Int.self), ObjectIdentifier(Int16.self),
    ObjectIdentifier(Int32.self), ObjectIdentifier(Int64.self), ObjectIdentifier(Double.self),
    ObjectIdentifier(Bool.self), ObjectIdentifier(Date.self), ObjectIdentifier(NSNumber.self),
  ]

  /// What an optional in an `Any` holds.
  static func unwrap(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let type = type(of: value)
    if plain.contains(ObjectIdentifier(type)) { return value }
    if type is AnyClass { return value is NSNull ? nil : value }
    guard let optional = value as? any OptionalContent else { return value }
    return unwrap(optional.content)
  }
}

private protocol OptionalContent {
  var content: Any? { get }
}

extension Optional: OptionalContent {
  fileprivate var content: Any? { self }
}
