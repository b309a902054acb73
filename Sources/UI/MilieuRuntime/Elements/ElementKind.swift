/// What an element is, as a host tells its elements apart: a text, a stack, a button.
///
/// The runtime knows none; whoever defines primitive views names the kinds they make.
@_documentation(visibility: internal)
public struct ElementKind: Hashable, Sendable, CustomStringConvertible {
  package let name: String

  /// - Parameter name: up to 15 ASCII characters, so that comparing kinds compares two words.
  package init(_ name: String) {
    assert(name.utf8.count <= 15, "Element kinds have short names.")
    self.name = name
  }

  public var description: String { name }
}
