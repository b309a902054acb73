internal import MilieuData
internal import MilieuEnvironment
internal import MilieuRuntime
public import MilieuViews

extension Scene {
  /// Makes the containers that the app makes only when they are needed, for the `schema` command.
  ///
  /// `schema print` and `schema diff` show the app once, and know the containers that are made by that. One that is made later, such as when a tab
  /// is first shown, is made here as well; the code runs for that command alone, and no store is opened by it. An addition of ours.
  ///
  /// ```swift
  /// WindowGroup { RootView() }
  ///   .schemaContainers { _ = try ModelContainer(for: Trip.self, migrationPlan: TripsPlan.self) }
  /// ```
  ///
  /// - Parameter make: makes them. What it throws is told on standard error.
  public func schemaContainers(_ make: @escaping @MainActor () throws -> Void) -> some Scene {
    ModifiedScene(scene: self) { $0.modifier(SchemaContainers(make: make)) }
  }
}

/// Makes containers while they are only looked at.
private nonisolated struct SchemaContainers: ViewModifier {
  let make: @MainActor () throws -> Void

  @MainActor func body(content: Content) -> some View {
    let _ = inspect()
    content
  }

  @MainActor private func inspect() {
    guard ContainerInspection.isActive else { return }
    do {
      try make()
    } catch {
      DataReport.tell("The containers of 'schemaContainers' cannot be made: \(error)")
    }
  }
}
