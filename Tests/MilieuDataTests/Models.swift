import Foundation
import MilieuData

/// A journey, with what it is made of.
@Model final class Trip {
  @Attribute(.unique) var name: String
  var start: Date
  var rating: Int?
  var mood = Mood.calm
  var backup: Mood?
  var tags: [String] = []
  var place: Coordinates?
  @Attribute(originalName: "comment") var note = ""
  @Transient var isShown = false
  @Attribute(.ephemeral) var draft: String = "none"
  @Relationship(deleteRule: .cascade, inverse: \Stay.trip) var stays: [Stay] = []
  @Relationship(inverse: \Person.trips) var people: [Person] = []
  var guide: Guide?

  var title: String { "\(name)!" }

  init(name: String, start: Date = Date(timeIntervalSinceReferenceDate: 0), rating: Int? = nil) {
    self.name = name
    self.start = start
    self.rating = rating
  }
}

enum Mood: String, Codable { case calm, wild }

struct Coordinates: Codable, Equatable {
  var latitude: Double
  var longitude: Double
}

@Model final class Stay {
  var nights: Int
  var trip: Trip?

  init(nights: Int, trip: Trip? = nil) {
    self.nights = nights
    self.trip = trip
  }
}

@Model final class Person {
  var id: UUID
  let born: Int
  var name: String
  var trips: [Trip] = []

  init(name: String, born: Int = 1970) {
    id = UUID()
    self.born = born
    self.name = name
  }
}

/// Leads a trip; nothing leads back.
@Model final class Guide {
  var name: String
  @Relationship(deleteRule: .deny) var languages: [Language] = []

  init(name: String) { self.name = name }
}

@Model final class Language {
  @Attribute(.unique) var code: String
  init(code: String) { self.code = code }
}

/// Related to nothing.
@Model final class Shelf {
  var name: String
  init(name: String) { self.name = name }
}
