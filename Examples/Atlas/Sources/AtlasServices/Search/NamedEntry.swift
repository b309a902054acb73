import AtlasModel

/// An entry with the texts that it is found by.
package struct NamedEntry: Codable, Equatable, Sendable {
  /// The entry; its title is its first name.
  package let entry: AtlasEntry
  /// What else it is called: the formal name, the inverted one. The title is not repeated.
  package let otherNames: [String]
  /// Its codes.
  package let codes: [String]

  /// An entry with those of its names and codes that it has.
  package init(_ entry: AtlasEntry, otherNames: [String?] = [], codes: [String?]) {
    self.entry = entry
    self.otherNames = otherNames.compactMap { $0 }.filter { $0 != entry.title }
    self.codes = codes.compactMap { $0 }
  }

  /// The texts that it is found by, the title first.
  package var terms: [SearchTerm] {
    [SearchTerm(entry.title, .title)] + otherNames.map { SearchTerm($0, .alternative) }
      + codes.map { SearchTerm($0, .code) }
  }
}
