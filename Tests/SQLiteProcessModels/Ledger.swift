package import Foundation
package import MilieuData

/// Two versions of the models of a process that is killed while it goes from one to the other.
package enum LedgerV1: VersionedSchema {
  package static let versionIdentifier = Schema.Version(1, 0, 0)
  package static var models: [any PersistentModel.Type] { [Account.self] }

  @Model package final class Account {
    package var number: Int
    package var note: String
    @Relationship(deleteRule: .cascade, inverse: \Entry.account) package var entries: [Entry] = []

    package init(number: Int, note: String) { (self.number, self.note) = (number, note) }
  }

  @Model package final class Entry {
    package var amount: Int
    package var account: Account?

    package init(amount: Int) { self.amount = amount }
  }
}

/// Amounts have a point, notes are gone, and accounts have a sum.
package enum LedgerV2: VersionedSchema {
  package static let versionIdentifier = Schema.Version(2, 0, 0)
  package static var models: [any PersistentModel.Type] { [Account.self] }

  @Model package final class Account {
    @Attribute(.unique, originalName: "number") package var code: Int
    package var sum = 0.0
    @Relationship(deleteRule: .cascade, inverse: \Entry.account) package var entries: [Entry] = []

    package init(code: Int) { self.code = code }
  }

  @Model package final class Entry {
    package var amount: Double
    package var account: Account?

    package init(amount: Double) { self.amount = amount }
  }
}

package enum LedgerPlan: SchemaMigrationPlan {
  package static var schemas: [any VersionedSchema.Type] { [LedgerV1.self, LedgerV2.self] }

  package static var stages: [MigrationStage] {
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

package func ledger(_ path: String) throws -> ModelContainer {
  try ModelContainer(
    for: Schema(versionedSchema: LedgerV2.self), migrationPlan: LedgerPlan.self,
    configurations: ModelConfiguration(url: URL(filePath: path)))
}
