internal import Foundation
internal import MilieuData
internal import MilieuEnvironment

/// What a container is to be made of.
struct ContainerPlan {
  let types: [any PersistentModel.Type]
  let inMemory: Bool
  let isAutosaveEnabled: Bool
  let isUndoEnabled: Bool
  let site: DeclarationSite
  let onSetup: (Result<ModelContainer, any Error>) -> Void

  /// Makes the container, and tells whoever waits for it.
  @MainActor func make() -> Result<ModelContainer, any Error> {
    let result = Result {
      let schema = Schema(types)
      let container = try ModelContainer(
        for: schema, configurations: ModelConfiguration(schema: schema, isStoredInMemoryOnly: inMemory))
      container.mainContext.autosaveEnabled = isAutosaveEnabled
      return container
    }
    onSetup(result)
    return result
  }

  /// The models that were named, for messages.
  var names: String { types.map { "'\($0)'" }.joined(separator: ", ") }
}
