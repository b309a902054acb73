import Foundation
import MilieuData
import MilieuSQLite
import Testing

/// Stores that go through the stages of a plan. One after the other, as the stages' code keeps what it has read in one place.
@Suite(.serialized) struct StageTests {
  private let file: MigratedFile

  init() throws { file = try MigratedFile() }

  struct Stop: Error {}

  enum Plan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [VoyagesV1.self, VoyagesV2.self, VoyagesV3.self] }

    nonisolated(unsafe) static var places: [String: String] = [:]
    nonisolated(unsafe) static var fails: (before: Bool, after: Bool) = (false, false)

    static var stages: [MigrationStage] {
      [.lightweight(fromVersion: VoyagesV1.self, toVersion: VoyagesV2.self), toThird]
    }

    static let toThird = MigrationStage.custom(
      fromVersion: VoyagesV2.self, toVersion: VoyagesV3.self,
      willMigrate: { context in
        var seen: Set<String> = []
        for voyage in try context.fetch(FetchDescriptor<VoyagesV2.Voyage>(sortBy: [SortDescriptor(\.rating)])) {
          if seen.insert(voyage.name).inserted {
            places[voyage.name] = voyage.place
          } else {
            context.delete(voyage)
          }
        }
        try context.save()
        if fails.before { throw Stop() }
      },
      didMigrate: { context in
        for voyage in try context.fetch(FetchDescriptor<Voyage>()) {
          guard let name = places[voyage.name] else { continue }
          let known = try context.fetch(FetchDescriptor<Location>(predicate: #Predicate { $0.name == name })).first
          let location = known ?? Location(name: name)
          context.insert(location)
          voyage.location = location
          try context.save()
        }
        if fails.after { throw Stop() }
      })
  }

  private var configuration: ModelConfiguration { ModelConfiguration(url: URL(filePath: file.folder.path())) }

  private func first() throws {
    let context = ModelContext(
      try ModelContainer(for: Schema(versionedSchema: VoyagesV1.self), configurations: configuration))
    for (title, place) in [("north", "Oslo"), ("south", "Rome"), ("north", "Bergen"), ("late", "Rome")] {
      let voyage = VoyagesV1.Voyage(title: title, place: place)
      context.insert(voyage)
      voyage.stops = ["1", "2"].map { VoyagesV1.Stop(name: "\(title) \($0)") }
    }
    try context.save()
  }

  private func opened() throws -> ModelContext {
    ModelContext(
      try ModelContainer(
        for: Schema(versionedSchema: VoyagesV3.self), migrationPlan: Plan.self, configurations: configuration))
  }

  private func look(_ context: ModelContext) throws {
    let voyages = try context.fetch(FetchDescriptor<Voyage>(sortBy: [SortDescriptor(\.name)]))
    #expect(voyages.map(\.name) == ["late", "north", "south"])
    #expect(voyages.map(\.location?.name) == ["Rome", "Oslo", "Rome"])
    #expect(voyages.allSatisfy { $0.rating == 3 && $0.stops.count == 2 })
    #expect(try context.fetchCount(FetchDescriptor<VoyagesV3.Stop>()) == 6)
    #expect(try context.fetchCount(FetchDescriptor<Location>()) == 2)
    try file.check()
  }

  @Test("A store goes through the stages from the version that wrote it, with their code, and only once")
  func stages() throws {
    try first()
    try look(opened())
    #expect(try file.rows("SELECT version FROM _schema_version") == [["3.0.0"]])
    #expect(try file.backups.count == 1)
    Plan.places = [:]
    try look(opened())
    let tables = try file.rows(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name")
    #expect(tables == [["Location"], ["Stop"], ["Voyage"], ["_schema"], ["_schema_version"], ["_store"]])
  }

  @Test("A plan is taken with types, too, and the container knows it; a store that is new begins with the last version")
  func types() throws {
    let container = try ModelContainer(for: Voyage.self, migrationPlan: Plan.self, configurations: configuration)
    #expect(container.migrationPlan == Plan.self && container.schema.version == VoyagesV3.versionIdentifier)
    #expect(try file.rows("SELECT version FROM _schema_version") == [["3.0.0"]])
    let memory = try ModelContainer(
      for: Voyage.self, migrationPlan: Plan.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    ModelContext(memory).insert(Voyage(name: "a"))
    let plain = try ModelContainer(
      Schema(versionedSchema: VoyagesV3.self), [(ModelConfiguration(isStoredInMemoryOnly: true), PlainStore())],
      migrationPlan: Plan.self)
    let context = ModelContext(plain)
    context.insert(Voyage(name: "a"))
    try context.save()
    #expect(try ModelContext(plain).fetchCount(FetchDescriptor<Voyage>()) == 1)
  }

  @Test(
    "A stage whose code throws leaves the store as before the stage, and the next opening goes on from there",
    arguments: [true, false])
  func failing(before: Bool) throws {
    try first()
    Plan.fails = (before, !before)
    defer { Plan.fails = (false, false) }
    #expect(throws: Stop.self) { try opened() }
    #expect(try file.rows("SELECT version FROM _schema_version") == [["2.0.0"]])
    #expect(
      try file.rows("SELECT name, place, rating FROM Voyage ORDER BY _id")
        == [["north", "Oslo", 3], ["south", "Rome", 3], ["north", "Bergen", 3], ["late", "Rome", 3]])
    #expect(try file.rows("SELECT count(*) FROM Stop") == [[8]])
    #expect(try file.backups.isEmpty)
    try file.check()
    Plan.fails = (false, false)
    try look(opened())
  }

  @Test("A store without a word of who wrote it is known by its tables")
  func unnamed() throws {
    try first()
    try file.byHand("DROP TABLE _schema", "DROP TABLE _schema_version")
    try look(opened())
  }

  @Test("A store of a version that is not in the plan is untouched, and what lies between is listed, entity by entity")
  func unknown() throws {
    try first()
    try file.byHand("ALTER TABLE Stop ADD COLUMN depth INTEGER", "UPDATE _schema_version SET version = '1.5.0'")
    let words = try file.refusal { _ = try opened() }
    #expect(words.contains("was written by version 1.5.0, and is like no version of the migration plan"))
    #expect(words.contains("'VoyagesV1' (1.0.0), which is nearest:\nStop\n  depth is no longer there"))
    #expect(throws: SwiftDataError.unknownSchema) { try opened() }
    // Nor one that has the number of a version and is another.
    try file.byHand("UPDATE _schema_version SET version = '1.0.0'")
    let same = try file.refusal { _ = try opened() }
    #expect(same.contains("'VoyagesV1' (1.0.0), which is of that number:\nStop\n  depth"))
  }

  @Test("A store from the future is untouched, with a plan and without")
  func future() throws {
    try first()
    try file.byHand("UPDATE _schema_version SET version = '9.0.0'")
    let words = try file.refusal { _ = try opened() }
    #expect(words.contains("was written by version 9.0.0 of the models, and this program knows them up to 3.0.0"))
    #expect(words.contains("Voyage\n") && words.contains("place is no longer there"))
    #expect(throws: SwiftDataError.backwardMigration) { try opened() }
    let unplanned = try file.refusal {
      _ = try ModelContainer(for: Schema(versionedSchema: VoyagesV2.self), configurations: configuration)
    }
    #expect(unplanned.contains("9.0.0") && unplanned.contains("Voyage\n  name was called title"))
    // With the same tables there is nothing to lose.
    let same = try ModelContainer(for: Schema(versionedSchema: VoyagesV1.self), configurations: configuration)
    #expect(try ModelContext(same).fetchCount(FetchDescriptor<VoyagesV1.Voyage>()) == 4)
  }

  @Test("A container without a plan takes a versioned schema over by itself where nothing needs code")
  func unplanned() throws {
    try first()
    let second = try ModelContainer(for: Schema(versionedSchema: VoyagesV2.self), configurations: configuration)
    #expect(try ModelContext(second).fetch(FetchDescriptor<VoyagesV2.Voyage>()).allSatisfy { $0.stops.count == 2 })
    let words = try file.refusal {
      _ = try ModelContainer(for: Schema(versionedSchema: VoyagesV3.self), configurations: configuration)
    }
    #expect(words.contains("Voyage.name cannot be unique: 2 rows have \"north\", such as 1 and 3"))
  }

  @Test("The last version of a plan may change while it is worked on")
  func worked() throws {
    _ = try opened()
    try file.byHand("ALTER TABLE Voyage DROP COLUMN rating", "ALTER TABLE Stop ADD COLUMN depth INTEGER")
    let context = try opened()
    context.insert(Voyage(name: "a"))
    try context.save()
    #expect(try file.rows("SELECT rating FROM Voyage") == [[3]])
  }

  @Test("What a stage's code has not saved is not taken over, and told; its context ends with the stage")
  func unsaved() throws {
    enum Unsaved: SchemaMigrationPlan {
      nonisolated(unsafe) static var kept: ModelContext?
      static var schemas: [any VersionedSchema.Type] { [VoyagesV1.self, VoyagesV2.self] }
      static var stages: [MigrationStage] {
        [
          .custom(
            fromVersion: VoyagesV1.self, toVersion: VoyagesV2.self,
            willMigrate: { context in
              kept = context
              for voyage in try context.fetch(FetchDescriptor<VoyagesV1.Voyage>()) { voyage.title = "lost" }
            }, didMigrate: nil)
        ]
      }
    }
    try first()
    let schema = Schema(versionedSchema: VoyagesV2.self)
    let said = try reports {
      _ = try ModelContainer(for: schema, migrationPlan: Unsaved.self, configurations: configuration)
    }
    #expect(said.contains { $0.contains("'willMigrate' of the stage from 'VoyagesV1' to 'VoyagesV2'") })
    #expect(try file.rows("SELECT count(*) FROM Voyage WHERE name = 'lost'") == [[0]])
    let error = try failure { _ = try Unsaved.kept?.fetch(FetchDescriptor<VoyagesV1.Stop>()) }
    #expect(error.kind == .misuse)
    Unsaved.kept = nil
  }

  @Test("A plan that contradicts itself, or the container, says so before a store is touched")
  func contradictions() throws {
    enum Backward: SchemaMigrationPlan {
      static var schemas: [any VersionedSchema.Type] { [VoyagesV2.self, VoyagesV1.self] }
      static var stages: [MigrationStage] { [] }
    }
    enum Gap: SchemaMigrationPlan {
      static var schemas: [any VersionedSchema.Type] { [VoyagesV1.self, VoyagesV2.self] }
      static var stages: [MigrationStage] { [] }
    }
    enum Stranger: SchemaMigrationPlan {
      static var schemas: [any VersionedSchema.Type] { [VoyagesV2.self] }
      static var stages: [MigrationStage] {
        [.lightweight(fromVersion: VoyagesV1.self, toVersion: VoyagesV2.self)]
      }
    }
    try first()
    func words(_ plan: any SchemaMigrationPlan.Type, _ version: any VersionedSchema.Type) throws -> String {
      try file.refusal {
        _ = try ModelContainer(
          for: Schema(versionedSchema: version), migrationPlan: plan, configurations: configuration)
      }
    }
    #expect(try words(Backward.self, VoyagesV1.self).contains("names 'VoyagesV2' (2.0.0) before 'VoyagesV1' (1.0.0)"))
    #expect(try words(Gap.self, VoyagesV2.self).contains("No stage of the migration plan leads on from 'VoyagesV1'"))
    #expect(try words(Stranger.self, VoyagesV2.self).contains("names 'VoyagesV1', which is not in its 'schemas'"))
    #expect(try words(Plan.self, VoyagesV2.self).contains("is not made for the last version of 'Plan', 'VoyagesV3'"))
  }
}
