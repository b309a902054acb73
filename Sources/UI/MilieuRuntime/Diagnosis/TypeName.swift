/// The names of types in messages.
package enum TypeName {
  /// As its author writes it inside the module.
  package static func short(_ type: Any.Type) -> String { "\(type)" }

  /// The same, with an optional written as `Value?`.
  static func sugared(_ type: Any.Type) -> String {
    guard let optional = type as? any WrappingOptional.Type else { return short(type) }
    return sugared(optional.wrapped) + "?"
  }

  /// With module and context, so that no two types share it.
  static func full(_ type: Any.Type) -> String { String(reflecting: type) }

  /// With module and context, without the types it is generic over.
  static func fullBase(_ type: Any.Type) -> String { String(full(type).prefix { $0 != "<" }) }

  /// Without the types it is generic over, which in a view tree may take pages.
  package static func base(_ type: Any.Type) -> String { String("\(type)".prefix { $0 != "<" }) }
}

/// How classes stand to one another.
enum TypeRelation {
  /// Whether a type is a class below another.
  static func isSubclass(_ type: Any.Type, of other: Any.Type) -> Bool {
    guard var current = type as? AnyClass, let other = other as? AnyClass else { return false }
    while let above = _getSuperclass(current) {
      if above == other { return true }
      current = above
    }
    return false
  }
}
