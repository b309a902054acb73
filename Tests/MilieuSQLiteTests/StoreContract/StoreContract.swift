import Foundation
import MilieuData
import MilieuSQLite
import Testing

/// A kind of store that the contract is held against.
struct StoreKind: Sendable, CustomTestStringConvertible {
  let name: String
  let make: @Sendable () throws -> any ModelStore

  var testDescription: String { name }

  /// Every kind there is; a store that keeps the contract stands here.
  static let all = [
    StoreKind(name: "plain", make: { PlainStore() }),
    StoreKind(name: "database in memory", make: { try SQLiteStore(.memory) }),
    StoreKind(
      name: "database in a file",
      make: {
        // The file lives as long as the store has it open.
        let folder = try Folder()
        return try SQLiteStore(folder.location())
      }),
  ]

  /// A container over a new store of the kind.
  func container(for types: any PersistentModel.Type...) throws -> ModelContainer {
    try ModelContainer(Schema(types), [(ModelConfiguration(isStoredInMemoryOnly: true), try make())])
  }
}
