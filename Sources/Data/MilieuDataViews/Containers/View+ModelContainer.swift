public import MilieuData
internal import MilieuEnvironment
public import MilieuRuntime

extension View {
  /// Provides a container's main context to this view and everything in it, as `\.modelContext`.
  ///
  /// - Parameters:
  ///   - container: the container, which may be handed to several windows and to code outside views.
  ///   - fileID, line: the place named when somebody asks where the context came from; left at the place of the call.
  public nonisolated func modelContainer(
    _ container: ModelContainer, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    modifier(
      ContextProvision(
        source: .container(container), provider: ProviderSite(kind: .modifier, fileID: fileID, line: line)))
  }

  /// Makes a container for a model and those related to it, and provides its main context.
  ///
  /// As SwiftData, the container is made once for the place, whatever is said here later. Each window, which in a browser is each tab,
  /// has a container of its own. If it cannot be opened, a diagnosis stands in the place of this view.
  ///
  /// - Parameters:
  ///   - modelType: the model.
  ///   - inMemory: whether nothing is to be kept.
  ///   - isAutosaveEnabled: whether the main context saves by itself.
  ///   - isUndoEnabled: whether changes of the main context are remembered by the undo manager in the environment, and can be taken back.
  ///   - onSetup: is called once with the container, before its models are shown, or with what keeps it from being opened.
  ///   - fileID, line: the place named in messages; left at the place of the call.
  public nonisolated func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in },
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
      onSetup: onSetup, fileID: fileID, line: line)
  }

  /// Makes a container for several models and those related to them, and provides its main context.
  public nonisolated func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in },
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    let plan = ContainerPlan(
      types: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
      site: DeclarationSite(fileID: fileID, line: line), onSetup: onSetup)
    return modifier(
      ContainerModifier(plan, provider: ProviderSite(kind: .modifier, fileID: fileID, line: line)))
  }

  /// Provides a context to this view and everything in it, as `\.modelContext`.
  ///
  /// - Parameters:
  ///   - modelContext: a context that nobody but the main actor uses.
  ///   - fileID, line: the place named when somebody asks where the context came from; left at the place of the call.
  public nonisolated func modelContext(
    _ modelContext: ModelContext, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    modifier(
      ContextProvision(
        source: .context(modelContext), provider: ProviderSite(kind: .modifier, fileID: fileID, line: line)))
  }
}
