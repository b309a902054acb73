/// Names a property of an element, such as its text, and the type of its value. Made once, as a `static let`.
package struct ElementProperty<Value: Equatable & Sendable>: Sendable {
  package let name: ElementPropertyName

  package init(_ name: String) {
    self.name = ElementPropertyName(name)
  }
}

/// The name of an element's property without the type of its value.
package struct ElementPropertyName: Hashable, Sendable, CustomStringConvertible {
  private let interned: InternedName

  init(_ text: String) {
    interned = InternedName(text)
  }

  package var text: String { interned.text }

  package static func == (left: Self, right: Self) -> Bool { left.interned === right.interned }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(interned)) }
  package var description: String { text }
}
