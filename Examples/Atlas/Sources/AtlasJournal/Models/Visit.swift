import SwiftData

/// A day at a place, and what is remembered of it.
@Model
package final class Visit {
  #Index<Visit>([\.date])

  /// What the place is called.
  package var place: String
  /// The day: noon in GMT, see `JournalDay`.
  package var date: Date
  /// What is remembered; empty for nothing.
  package var note: String
  /// From 1 to 5.
  package var rating: Int
  /// Where the place is.
  package var country: JournalCountry?
  /// What kind of visit it was.
  package var tags: [JournalTag]

  /// A visit that no context keeps yet.
  package init(
    place: String, date: Date, note: String = "", rating: Int = 3, country: JournalCountry? = nil,
    tags: [JournalTag] = []
  ) {
    self.place = place
    self.date = date
    self.note = note
    self.rating = rating
    self.country = country
    self.tags = tags
  }
}
