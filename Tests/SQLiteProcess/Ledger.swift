import Foundation
import MilieuData

/// Two versions of the models of a process that is killed while it goes from one to the other.
enum LedgerV1: VersionedSchema {
  static let versionIdentifier = Schema.Version(1, 0, 0)
  static var models: [any PersistentModel.Type] { [Account.self] }

  @Model final class Account {
    var number: Int
    var note: String
    @Relationship(deleteRule: .cascade, inverse: \Entry.account) var entries: [Entry] = []

    init(number: Int, note: String) { (self.number, self.note) = (number, note) }
  }

  @Model final class Entry {
    var amount: Int
    var account: Account?

    init(amount: Int) { self.amount = amount }
  }
}

/// Amounts have a point, notes are gone, and accounts have a sum.
enum LedgerV2: VersionedSchema {
  static let versionIdentifier = Schema.Version(2, 0, 0)
  static var models: [any PersistentModel.Type] { [Account.self] }

  @Model final class Account {
    @Attribute(.unique, originalName: "number") var code: Int
    var sum = 0.0
    @Relationship(deleteRule: .cascade, inverse: \Entry.account) var entries: [Entry] = []

    init(code: Int) { self.code = code }
  }

  @Model final class Entry {
    var amount: Double
    var account: Account?

    init(amount: Double) { self.amount = amount }
  }
}

enum LedgerPlan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [LedgerV1.self, LedgerV2.self] }

  static var stages: [MigrationStage] {
    [
      .custom(
        fromVersion: LedgerV1.self, toVersion: LedgerV2.self,
        willMigrate: { context in
          // Every tenth account goes, with its entries.
          try context.delete(model: LedgerV1.Account.self, where: #Predicate { $0.number % 10 == 0 })
          try context.save()
        },
        didMigrate: { context in
          for account in try context.fetch(FetchDescriptor<LedgerV2.Account>()) {
            account.sum = account.entries.reduce(0) { $0 + $1.amount }
          }
          try context.save()
        })
    ]
  }
}

func ledger(_ path: String) throws -> ModelContainer {
  try ModelContainer(
    for: Schema(versionedSchema: LedgerV2.self), migrationPlan: LedgerPlan.self,
    configurations: ModelConfiguration(url: URL(filePath: path)))
}

/// Brings a file of the first version to the second, and says before and after that it does.
func migrate(_ path: String) throws {
  say("ready")
  let container = try ledger(path)
  say("done")
  withExtendedLifetime(container) {}
}
