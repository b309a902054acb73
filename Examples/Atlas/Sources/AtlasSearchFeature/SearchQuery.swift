import AtlasModel

/// What is looked for.
package struct SearchQuery: Equatable, Sendable {
  /// The words as they were typed.
  package var text: String

  /// The kind to look among; `nil` for every kind.
  package var kind: EntryKind?

  /// Looks for words; by default for everything.
  package init(_ text: String = "", kind: EntryKind? = nil) {
    self.text = text
    self.kind = kind
  }
}
