internal import Foundation

/// Makes stores. The module of a store that is linked into a program has one.
package protocol ModelStoreProvider: SendableMetatype {
  /// A store for a configuration, not opened yet.
  static func makeStore(_ configuration: ModelConfiguration) throws -> any ModelStore

  /// What opening the store of a configuration would do; the store is untouched.
  static func preview(_ configuration: ModelConfiguration, _ history: StoreHistory) -> StorePreview
}

package enum ModelStores {
  /// The provider of `MilieuSQLite`, if that is part of the program. Asked for by name, since it stands above this module.
  private static let linked = _typeByName("12MilieuSQLite19SQLiteStoreProviderO") as? any ModelStoreProvider.Type

  static func makeStore(_ configuration: ModelConfiguration) throws -> any ModelStore {
    if let linked { return try linked.makeStore(configuration) }
    guard configuration.isStoredInMemoryOnly else { throw noProvider(configuration) }
    return PlainStore()
  }

  static func preview(_ configuration: ModelConfiguration, _ history: StoreHistory) throws -> StorePreview {
    guard let linked else { throw noProvider(configuration) }
    return linked.preview(configuration, history)
  }

  private static func noProvider(_ configuration: ModelConfiguration) -> SwiftDataError {
    SwiftDataError(
      .loadIssueModelContainer,
      "There is nothing in this program that can keep models in '\(configuration.url.path)'. Let the target depend on 'SwiftData', "
        + "or keep them in memory: 'ModelConfiguration(isStoredInMemoryOnly: true)'.")
  }
}
