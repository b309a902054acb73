/// One text under which an entry is found.
package struct SearchTerm: Hashable, Sendable {
  /// What the text is to the entry, which decides how a query may match it.
  package enum Role: Hashable, Sendable {
    /// The name that lists show.
    case title
    /// Another name: the formal one, the inverted one.
    case alternative
    /// A code, found only when typed in full: a part of it means nothing.
    case code
  }

  /// The text as the data has it.
  package let text: String
  /// What the text is to the entry.
  package let role: Role

  /// A term with its role.
  package init(_ text: String, _ role: Role) {
    self.text = text
    self.role = role
  }
}
