internal import MilieuEnvironment

/// The types that a type of content stands for.
package enum ContentTypes {
  /// The members of a tuple, or a single type itself.
  package static func of(_ type: Any.Type) -> [Any.Type] {
    FieldLayout.isTuple(type) ? FieldLayout.fields(of: type).map(\.type) : [type]
  }
}
