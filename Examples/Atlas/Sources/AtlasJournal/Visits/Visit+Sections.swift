import Foundation

extension Visit {
  /// The year of the visit, by which visits stand together: "2025".
  package var year: String { String(JournalDay.numbers(of: date).year) }

  /// The rating in words: "5 stars".
  package var stars: String { rating == 1 ? "1 star" : "\(rating) stars" }

  /// The letter that the place begins with, without an accent: "R".
  package var initial: String { JournalPlace.key(of: place).prefix(1).uppercased() }
}
