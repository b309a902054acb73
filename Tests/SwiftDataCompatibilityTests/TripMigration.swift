import Foundation
import SwiftData
import Testing

enum TripSchemaV1: VersionedSchema {
  static let versionIdentifier = Schema.Version(1, 0, 0)

  static var models: [any PersistentModel.Type] { [Trip.self] }

  @Model
  final class Trip {
    var name: String
    var numberOfPeople: Int?

    init(name: String, numberOfPeople: Int? = nil) {
      self.name = name
      self.numberOfPeople = numberOfPeople
    }
  }
}

enum TripSchemaV2: VersionedSchema {
  static let versionIdentifier = Schema.Version(2, 0, 0)

  static var models: [any PersistentModel.Type] { [MigratedTrip.self] }

  @Model
  final class Trip {
    @Attribute(.unique) var name: String
    @Attribute(originalName: "numberOfPeople") var people: Int = 1

    init(name: String) {
      self.name = name
    }
  }
}

typealias MigratedTrip = TripSchemaV2.Trip

enum TripMigrationPlan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] {
    [TripSchemaV1.self, TripSchemaV2.self]
  }

  static var stages: [MigrationStage] {
    [migrateV1toV2]
  }

  static let migrateV1toV2 = MigrationStage.custom(
    fromVersion: TripSchemaV1.self,
    toVersion: TripSchemaV2.self,
    willMigrate: { context in
      let trips = try context.fetch(FetchDescriptor<TripSchemaV1.Trip>())
      var used = Set<String>()
      for trip in trips {
        if used.contains(trip.name) {
          context.delete(trip)
        }
        used.insert(trip.name)
      }
      try context.save()
    }, didMigrate: nil
  )
}

@Suite struct TripMigrationTests {
  @Test("A migration plan as people write it brings a store to its last version")
  func migrate() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let configuration = ModelConfiguration(url: folder.appending(path: "trips.store"))
    do {
      let container = try ModelContainer(for: TripSchemaV1.Trip.self, configurations: configuration)
      let context = ModelContext(container)
      for (name, people) in [("Paris", 2), ("Rome", nil), ("Paris", 4)] as [(String, Int?)] {
        context.insert(TripSchemaV1.Trip(name: name, numberOfPeople: people))
      }
      try context.save()
    }
    let container = try ModelContainer(
      for: MigratedTrip.self, migrationPlan: TripMigrationPlan.self, configurations: configuration)
    let trips = try ModelContext(container).fetch(FetchDescriptor<MigratedTrip>(sortBy: [SortDescriptor(\.name)]))
    #expect(trips.map(\.name) == ["Paris", "Rome"])
    #expect(trips.map(\.people) == [2, 1])
  }
}
