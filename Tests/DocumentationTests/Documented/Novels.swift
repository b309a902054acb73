import SwiftData

enum NovelsV1: VersionedSchema {
  static let versionIdentifier = Schema.Version(1, 0, 0)
  static let models: [any PersistentModel.Type] = [Novel.self]

  @Model final class Novel {
    var author: String
    init(author: String) { self.author = author }
  }
}

enum NovelsV2: VersionedSchema {
  static let versionIdentifier = Schema.Version(2, 0, 0)
  static let models: [any PersistentModel.Type] = [Novel.self]

  @Model final class Novel {
    var author: String
    var initials: String = ""
    init(author: String) { self.author = author }
  }
}

enum NovelsPlan: SchemaMigrationPlan {
  static let schemas: [any VersionedSchema.Type] = [NovelsV1.self, NovelsV2.self]
  static let stages: [MigrationStage] = [
    .custom(fromVersion: NovelsV1.self, toVersion: NovelsV2.self, willMigrate: nil) { context in
      for novel in try context.fetch(FetchDescriptor<NovelsV2.Novel>()) {
        novel.initials = String(novel.author.split(separator: " ").compactMap(\.first))
      }
      try context.save()
    }
  ]
}

typealias Novel = NovelsV2.Novel
