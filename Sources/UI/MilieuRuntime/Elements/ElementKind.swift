/// What an element is, as a host tells its elements apart: a text, a stack, a button.
///
/// The runtime knows none; whoever defines primitive views names the kinds they make, each once, as a `static let`.
@_documentation(visibility: internal)
public struct ElementKind: Hashable, Sendable, CustomStringConvertible {
  private let interned: InternedName

  package init(_ name: String) {
    interned = InternedName(name)
  }

  package var name: String { interned.text }

  public static func == (left: Self, right: Self) -> Bool { left.interned === right.interned }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(interned)) }
  public var description: String { name }
}
