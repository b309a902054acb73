/// A stored property in a message: the innermost that its author wrote.
struct PropertyName {
  /// The property, as its author wrote it.
  private(set) var property = ""

  /// The type that the property belongs to.
  private(set) var holder: Any.Type?

  /// Takes note of a stored property that holds what is spoken of, from the inside out.
  mutating func isStored(in field: String, of type: Any.Type) {
    guard holder == nil else { return }
    holder = type
    property = field.hasPrefix("_") ? String(field.dropFirst()) : field
  }
}
