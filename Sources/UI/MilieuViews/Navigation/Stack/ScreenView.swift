internal import MilieuEnvironment
internal import MilieuRuntime

/// A screen with what is on it.
nonisolated struct ScreenView<Content: View>: View {
  @State private var editMode = EditMode.inactive
  private let screen: NavigationScreen
  private let content: Content

  init(screen: NavigationScreen, content: Content) {
    self.screen = screen
    self.content = content
  }

  @MainActor var body: some View {
    ScreenElement(screen: screen, content: ScreenContent(content: content))
      .modifier(ScreenEnvironment(screen: screen, presentation: screen.presentation, editMode: $editMode))
  }
}

nonisolated private struct ScreenElement<Content: View>: PrimitiveView {
  @Attached var screen: NavigationScreen
  let content: Content

  init(screen: NavigationScreen, content: Content) {
    _screen = Attached(wrappedValue: screen)
    self.content = content
  }

  static var elementKind: ElementKind { .screen }
  static var rowRole: RowRole { .exempt }
  @MainActor var elementContent: Content { content }

  @MainActor func describe(_ element: inout ElementDescription) {
    guard screen.isCovered else { return }
    element.set(.isCovered, true)
    element.isCovered = true
  }
}

nonisolated private struct ScreenContent<Content: View>: PrimitiveView {
  let content: Content

  static var elementKind: ElementKind { .screenContent }
  static var rowRole: RowRole { .exempt }
  @MainActor var elementContent: Content { content }
  @MainActor func describe(_ element: inout ElementDescription) {}
}

/// What is on a screen knows the screen, and the presentation that going back ends.
nonisolated private struct ScreenEnvironment: EnvironmentProviding {
  let screen: NavigationScreen
  let presentation: PresentationScope?
  let editMode: Binding<EditMode>

  var provider: ProviderSite { .unknown }

  @MainActor func write(to values: inout EnvironmentValues) {
    values.navigationScreen = screen
    values.ownEditMode = editMode
    if let presentation { values.presentation = presentation }
  }

  @MainActor func writesSame(as other: Self) -> Bool {
    screen === other.screen && presentation === other.presentation
  }
}
