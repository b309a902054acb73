import AtlasModel
import SwiftData

/// An entry of the atlas as the journal keeps it, to be found without the atlas.
@Model
package final class JournalPlace {
  #Index<JournalPlace>([\.key])

  /// The kind and the ISO code, "subdivision:DE-BY". Importing the same entry again changes this one.
  @Attribute(.unique) package var entry: String
  /// What the entry is.
  package var kind: EntryKind
  /// The name to show.
  package var title: String
  /// The name in the form in which names are compared, by which the place is found and sorted.
  package var key: String
  /// One line that tells it from others of the same name.
  package var subtitle: String
  /// The country that it is or lies in; none for languages and currencies.
  package var country: JournalCountry?

  /// A place that no context keeps yet.
  package init(_ entry: AtlasEntry, country: JournalCountry? = nil) {
    self.entry = entry.id.description
    kind = entry.kind
    title = entry.title
    key = Self.key(of: entry.title)
    subtitle = entry.subtitle
    self.country = country
  }
}
