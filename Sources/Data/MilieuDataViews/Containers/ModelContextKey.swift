public import MilieuData
public import MilieuEnvironment

private enum ModelContextKey: EnvironmentKey {
  // Nobody can change anything in it: no model is in its schema.
  nonisolated(unsafe) static let defaultValue = ModelContext.ofNothing
}

extension EnvironmentValues {
  /// The context that `@Query` fetches from, and that views insert models into and delete them from.
  ///
  /// Provided by ``MilieuRuntime/View/modelContainer(_:fileID:line:)`` and its like. As SwiftData, where nothing provides one it belongs to an empty container in
  /// memory, which takes no model; a view with a `@Query` says so in its place. In a view tree the context belongs to the main actor.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

extension ModelContext {
  /// What is read where no container is provided.
  static var unprovided: ModelContext { ModelContextKey.defaultValue }

  fileprivate static var ofNothing: ModelContext {
    do {
      let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
      return ModelContext(try ModelContainer(Schema([]), [(configuration, PlainStore())]))
    } catch {
      preconditionFailure("A container of no models in memory has nothing that could fail: \(error)")
    }
  }
}
