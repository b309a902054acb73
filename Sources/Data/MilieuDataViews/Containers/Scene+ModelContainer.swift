public import MilieuData
internal import MilieuRuntime
public import MilieuViews

extension Scene {
  /// Provides a container's main context to the views of this scene, as `\.modelContext`.
  public func modelContainer(
    _ container: ModelContainer, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some Scene {
    ModifiedScene(scene: self) { $0.modelContainer(container, fileID: fileID, line: line) }
  }

  /// Makes a container for a model and those related to it in each window of this scene, and provides its main context.
  ///
  /// For what the parameters say see ``MilieuRuntime/View/modelContainer(for:inMemory:isAutosaveEnabled:isUndoEnabled:onSetup:fileID:line:)``.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in },
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some Scene {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
      onSetup: onSetup, fileID: fileID, line: line)
  }

  /// Makes a container for several models and those related to them in each window of this scene, and provides its main context.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in },
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some Scene {
    ModifiedScene(scene: self) {
      $0.modelContainer(
        for: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
        onSetup: onSetup, fileID: fileID, line: line)
    }
  }

  /// Provides a context to the views of this scene, as `\.modelContext`.
  public func modelContext(
    _ modelContext: ModelContext, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some Scene {
    ModifiedScene(scene: self) { $0.modelContext(modelContext, fileID: fileID, line: line) }
  }
}
