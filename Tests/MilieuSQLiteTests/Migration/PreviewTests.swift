import Foundation
import MilieuData
import MilieuSQLite
import Testing

/// What opening a store would do, told without opening it.
@Suite struct PreviewTests {
  private let file: MigratedFile

  init() throws { file = try MigratedFile() }

  enum Lightweight: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [VoyagesV1.self, VoyagesV2.self] }
    static var stages: [MigrationStage] {
      [.lightweight(fromVersion: VoyagesV1.self, toVersion: VoyagesV2.self)]
    }
  }

  private func preview(
    _ version: any VersionedSchema.Type, _ plan: (any SchemaMigrationPlan.Type)? = nil
  ) throws -> StorePreview {
    let found = try ContainerInspection.containers {
      let container = try ModelContainer(
        for: Schema(versionedSchema: version), migrationPlan: plan,
        configurations: ModelConfiguration(url: URL(filePath: file.folder.path())))
      // It can be used, and keeps nothing.
      guard version == VoyagesV1.self else { return }
      let context = ModelContext(container)
      context.insert(VoyagesV1.Voyage(title: "", place: ""))
      try context.save()
    }
    try #require(found.count == 1 && found[0].configurations.count == 1)
    return found[0].preview(0)
  }

  private func fill() throws {
    let context = ModelContext(
      try ModelContainer(
        for: Schema(versionedSchema: VoyagesV1.self),
        configurations: ModelConfiguration(url: URL(filePath: file.folder.path()))))
    for place in ["Oslo", "Rome"] { context.insert(VoyagesV1.Voyage(title: "north", place: place)) }
    try context.save()
  }

  @Test(
    "Without a file nothing is made; what opening would do to one is told, and the file and its folder stay as they are"
  )
  func outcomes() throws {
    #expect(try preview(VoyagesV1.self).outcome == .new)
    #expect(try file.folder.names.isEmpty)
    try fill()
    let (bytes, names) = (try file.bytes, try file.folder.names)
    #expect(try preview(VoyagesV1.self).outcome == .nothing)

    let light = try preview(VoyagesV2.self)
    #expect(light.outcome == .lightweight)
    #expect(
      light.description.hasSuffix("Voyage\n  name was called title\n  rating is new, 3 in the rows that are there"))

    #expect(try preview(VoyagesV2.self, Lightweight.self).outcome == .stages(["VoyagesV1", "VoyagesV2"]))

    let refused = try preview(VoyagesV3.self)
    #expect(refused.isRefused && refused.description.contains("Voyage.name is new, and nothing says"))
    #expect(try file.bytes == bytes && file.folder.names == names)
  }

  @Test("What would be lost is told, and what is not a store is refused")
  func losses() throws {
    try fill()
    try file.byHand("ALTER TABLE Voyage ADD COLUMN depth INTEGER")
    let preview = try preview(VoyagesV1.self)
    #expect(preview.outcome == .destructive)
    #expect(preview.description.hasSuffix("Voyage\n  depth is no longer there (lost)"))
    #expect(try file.backups.isEmpty)
    try Data("no store, and long enough".utf8).write(to: URL(filePath: file.folder.path()))
    #expect(try self.preview(VoyagesV1.self).isRefused)
  }

  @Test("What is told beforehand is what happens", arguments: 0..<30)
  func agreement(_ round: Int) throws {
    let seed = UInt64.random(in: 0...UInt64(UInt32.max))
    var random = SeededGenerator(seed: seed)
    var schema = RandomSchema(using: &random)
    try file.open(schema.entities) { try schema.addRows(to: $0, using: &random) }
    schema.change(using: &random)
    let preview = SQLiteStoreProvider.preview(
      ModelConfiguration(url: URL(filePath: file.folder.path())), StoreHistory(schema.entities))
    let bytes = try file.bytes
    let told = try reports { try file.open(schema.entities) }
    switch preview.outcome {
    case .nothing: #expect(try told.isEmpty && file.bytes == bytes, "seed \(seed)")
    case .lightweight: #expect(try told.isEmpty && file.bytes != bytes, "seed \(seed)")
    case .destructive: #expect(told.count == 1, "seed \(seed)")
    default: Issue.record("\(preview), seed \(seed)")
    }
  }
}
