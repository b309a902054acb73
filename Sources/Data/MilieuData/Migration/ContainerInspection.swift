/// Finds out which containers a program makes, without any of them opening a store.
///
/// While it lasts, containers keep models in memory, whatever their configurations say.
package enum ContainerInspection {
  /// A container that was asked for.
  package struct Found: Sendable {
    package let container: ModelContainer
    package let plan: (any SchemaMigrationPlan.Type)?
    /// In the order in which they were given.
    package let configurations: [ModelConfiguration]

    /// What opening the store of a configuration would do.
    package func preview(_ index: Int) -> StorePreview {
      let configuration = configurations[index]
      guard !configuration.isStoredInMemoryOnly else { return StorePreview(.new) }
      do {
        return try ModelStores.preview(configuration, try container.opened.history(of: index, plan))
      } catch {
        return StorePreview(.refused("\(error)"))
      }
    }
  }

  /// Where the containers are put that are made by what a task does.
  @TaskLocal private static var collected: Locked<[Found]>?

  /// Whether containers are only looked at.
  package static var isActive: Bool { collected != nil }

  static func record(_ container: Found) { collected?.withLock { $0.append(container) } }

  /// The containers that are made while something is done, in order.
  package static func containers(_ body: () throws -> Void) rethrows -> [Found] {
    let found = Locked<[Found]>([])
    try $collected.withValue(found, operation: body)
    return found.withLock { $0 }
  }
}
