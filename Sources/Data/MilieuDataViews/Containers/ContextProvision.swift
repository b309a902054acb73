internal import MilieuData
internal import MilieuEnvironment
internal import MilieuRuntime

/// Provides a context, or the main context of a container.
nonisolated struct ContextProvision: EnvironmentProviding {
  enum Source {
    case context(ModelContext)
    case container(ModelContainer)
  }

  let source: Source
  let provider: ProviderSite

  @MainActor static var writtenType: Any.Type? { ModelContext.self }

  @MainActor func write(to values: inout EnvironmentValues) {
    switch source {
    case .container(let container): values.modelContext = container.mainContext
    case .context(let context):
      context.takeInOnMainActor()
      values.modelContext = context
    }
  }

  @MainActor func writesSame(as other: Self) -> Bool {
    switch (source, other.source) {
    case (.context(let mine), .context(let others)): mine === others
    case (.container(let mine), .container(let others)): mine === others
    default: false
    }
  }

  nonisolated static func wire<Modified: View>(_ modified: Modified.Type, _ walk: WiringWalk) {
    walk.provideValue(ModelContext.self) { Modified.wire($0) }
  }
}
