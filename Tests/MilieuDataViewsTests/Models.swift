import Foundation
import MilieuData

@Model final class Trip {
  var name: String
  var rating: Int?
  var note = ""
  @Relationship(deleteRule: .cascade, inverse: \Stay.trip) var stays: [Stay] = []

  init(_ name: String, rating: Int? = nil) {
    self.name = name
    self.rating = rating
  }
}

@Model final class Stay {
  var nights: Int
  var trip: Trip?

  init(nights: Int) { self.nights = nights }
}

@Model final class Song {
  var title: String

  init(_ title: String) { self.title = title }
}

extension ModelContainer {
  static func inMemory() throws -> ModelContainer {
    try ModelContainer(for: Trip.self, Song.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  }
}
