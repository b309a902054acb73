import AtlasModel
import SwiftData

/// A country that somebody has been to, or whose places are known.
///
/// There is one of a code: saving another of the same code changes the name of the first, and what led to the other leads to the first.
@Model
package final class JournalCountry {
  /// The two letters of ISO 3166-1.
  @Attribute(.unique) package var code: String
  /// The name to show.
  package var name: String

  /// The visits, in no particular order. A country that was visited cannot be deleted.
  @Relationship(deleteRule: .deny, inverse: \Visit.country) package var visits: [Visit] = []

  /// What is known to lie there. It goes with the country.
  @Relationship(deleteRule: .cascade, inverse: \JournalPlace.country) package var places: [JournalPlace] = []

  /// A country that no context keeps yet.
  package init(code: String, name: String) {
    self.code = code
    self.name = name
  }

  /// The flag as an emoji.
  package var flag: String { Country.flag(of: code) }
}
