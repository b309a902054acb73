/// What a journal comes to.
package struct JournalSummary: Equatable, Sendable {
  /// One country and the visits to it.
  package struct Country: Equatable, Identifiable, Sendable {
    /// The two letters of ISO 3166-1.
    package let code: String
    package let name: String
    /// How often it was visited; at least once.
    package let visits: Int
    /// The mean of the ratings, from 1 to 5.
    package let rating: Double

    /// The code.
    package var id: String { code }

    package init(code: String, name: String, visits: Int, rating: Double) {
      self.code = code
      self.name = name
      self.visits = visits
      self.rating = rating
    }
  }

  /// One tag and how many visits have it.
  package struct Tag: Equatable, Identifiable, Sendable {
    package let name: String
    package let visits: Int

    /// The name.
    package var id: String { name }

    package init(name: String, visits: Int) {
      self.name = name
      self.visits = visits
    }
  }

  /// How many visits there are.
  package let visits: Int
  /// The mean of all ratings, from 1 to 5; `nil` where there are none.
  package let rating: Double?
  /// The countries that were visited, those with most visits first.
  package let countries: [Country]
  /// The tags, those with most visits first.
  package let tags: [Tag]

  /// A summary spelled out field by field.
  package init(visits: Int, rating: Double?, countries: [Country], tags: [Tag]) {
    self.visits = visits
    self.rating = rating
    self.countries = countries
    self.tags = tags
  }
}
