import SwiftData

/// A word that visits are told apart by: "hiking".
///
/// There is one of a name. Deleting it leaves the visits as they are, without it.
@Model
package final class JournalTag {
  /// The word.
  @Attribute(.unique) package var name: String

  /// The visits that have it, in no particular order.
  @Relationship(deleteRule: .nullify, inverse: \Visit.tags) package var visits: [Visit] = []

  /// A tag that no context keeps yet.
  package init(name: String) {
    self.name = name
  }
}
