import Foundation
import MilieuData

/// Models with every kind of relationship, for random operations.
@Model final class Painter {
  var tag: Int
  @Attribute(.unique) var name: String
  var born: Int?
  @Relationship(deleteRule: .cascade, inverse: \Painting.painter) var paintings: [Painting] = []
  @Relationship(inverse: \Guild.members) var guilds: [Guild] = []

  init(tag: Int, name: String, born: Int?) { (self.tag, self.name, self.born) = (tag, name, born) }
}

@Model final class Painting {
  var tag: Int
  var title: String
  var price: Double?
  var area: Int
  var painted: Date
  var painter: Painter?
  var original: Painting?
  @Relationship(inverse: \Painting.original) var copies: [Painting] = []

  init(tag: Int, title: String, price: Double?, area: Int) {
    (self.tag, self.title, self.price, self.area) = (tag, title, price, area)
    painted = Date(timeIntervalSinceReferenceDate: Double(area) / 3)
  }
}

@Model final class Guild {
  var tag: Int
  var title: String
  var members: [Painter] = []
  /// Nothing leads back.
  var patron: Painting?

  init(tag: Int, title: String) { (self.tag, self.title) = (tag, title) }
}

/// What a model is known by in any store, since keys are the store's own.
protocol Tagged: PersistentModel { var tag: Int { get } }
extension Painter: Tagged {}
extension Painting: Tagged {}
extension Guild: Tagged {}
