internal import MilieuData
internal import MilieuEnvironment
internal import MilieuRuntime

/// Makes a container for its place and provides the container's main context. A diagnosis stands there if it cannot be made.
nonisolated struct ContainerModifier: ViewModifier {
  private let made: MadeContainer
  private let provider: ProviderSite

  init(_ plan: ContainerPlan, provider: ProviderSite) {
    made = MadeContainer(plan)
    self.provider = provider
  }

  @MainActor func body(content: Content) -> some View {
    // Without a container there is a diagnosis instead.
    if let container = made.container {
      content.modifier(ContextProvision(source: .container(container), provider: provider))
    }
  }
}
