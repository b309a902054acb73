import MilieuData

/// Three versions of the same models, as a program keeps them.
enum VoyagesV1: VersionedSchema {
  static let versionIdentifier = Schema.Version(1, 0, 0)
  static var models: [any PersistentModel.Type] { [Voyage.self] }

  @Model final class Voyage {
    var title: String
    var place: String
    @Relationship(deleteRule: .cascade, inverse: \Stop.voyage) var stops: [Stop] = []

    init(title: String, place: String) { (self.title, self.place) = (title, place) }
  }

  @Model final class Stop {
    var name: String
    var voyage: Voyage?

    init(name: String) { self.name = name }
  }
}

/// Only renamed and added.
enum VoyagesV2: VersionedSchema {
  static let versionIdentifier = Schema.Version(2, 0, 0)
  static var models: [any PersistentModel.Type] { [Voyage.self] }

  @Model final class Voyage {
    @Attribute(originalName: "title") var name: String
    var place: String
    var rating = 3
    @Relationship(deleteRule: .cascade, inverse: \Stop.voyage) var stops: [Stop] = []

    init(name: String, place: String) { (self.name, self.place) = (name, place) }
  }

  @Model final class Stop {
    var name: String
    var voyage: Voyage?

    init(name: String) { self.name = name }
  }
}

/// Names are unique, and places are models.
enum VoyagesV3: VersionedSchema {
  static let versionIdentifier = Schema.Version(3, 0, 0)
  static var models: [any PersistentModel.Type] { [Voyage.self] }

  @Model final class Voyage {
    @Attribute(.unique) var name: String
    var rating = 3
    @Relationship(deleteRule: .cascade, inverse: \Stop.voyage) var stops: [Stop] = []
    var location: Location?

    init(name: String) { self.name = name }
  }

  @Model final class Stop {
    var name: String
    var voyage: Voyage?

    init(name: String) { self.name = name }
  }

  @Model final class Location {
    var name: String
    var voyages: [Voyage] = []

    init(name: String) { self.name = name }
  }
}

typealias Voyage = VoyagesV3.Voyage
typealias Location = VoyagesV3.Location
