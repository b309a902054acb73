internal import MilieuData
internal import MilieuEnvironment
internal import MilieuRuntime
internal import MilieuUndo
internal import MilieuViews

/// A container that is made once, when its place first stands, and kept as long as the place.
struct MadeContainer: DynamicProperty {
  private let plan: ContainerPlan
  private var result: Result<ModelContainer, any Error>?

  init(_ plan: ContainerPlan) { self.plan = plan }

  /// The container; `nil` if it could not be made.
  var container: ModelContainer? { try? result?.get() }

  @MainActor static var behavior: DynamicPropertyBehavior {
    DynamicPropertyBehavior(
      for: Self.self,
      connect: { new, old, node in
        if let made = old?.pointee.result {
          new.result = made
          return
        }
        let plan = new.plan
        new.result = node.performing {
          let result = plan.make()
          if plan.isUndoEnabled { (try? result.get())?.mainContext.undoManager = EnvironmentValues.current.undoManager }
          return result
        }
      },
      prepare: { property, missing in
        if case .failure(let error) = property.result { missing.append(property.plan.failure(error)) }
      },
      disconnect: { $0.container?.endMainContext() },
      isSame: { _, _ in true })
  }
}

extension ContainerPlan {
  /// What is shown in the place of the views that have no container.
  fileprivate func failure(_ error: any Error) -> MissingDependency {
    MissingDependency(
      summary: "The model container of \(names) cannot be opened: \(error)",
      remedy: "Put right what the store says, or make the container where failing can be handled and hand it over: "
        + "'.modelContainer(container)'.",
      site: site)
  }
}
