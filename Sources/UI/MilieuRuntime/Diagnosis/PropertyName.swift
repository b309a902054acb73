/// A stored property in a message: the innermost that its author wrote.
struct PropertyName {
  /// The property, as its author wrote it.
  private(set) var property = ""

  /// The type that the property belongs to.
  private(set) var holder: Any.Type?

  /// Takes note of a stored property that holds what is spoken of, from the inside out.
  mutating func isStored(in field: String, of type: Any.Type) {
    guard holder == nil else { return }
    if property.isEmpty { property = field.hasPrefix("_") ? String(field.dropFirst()) : field }
    if !(type is any ViewPart.Type) { holder = type }
  }
}

/// A part of one of the libraries' own views that authors do not know: what it holds counts as held by the view.
package protocol ViewPart {}
