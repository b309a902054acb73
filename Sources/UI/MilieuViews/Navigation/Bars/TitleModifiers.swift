internal import MilieuEnvironment
public import MilieuRuntime

extension View {
  /// Names the screen that this view is on. Outside a navigation container the name stands above the view as its heading.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    modifier(TitleModifier(title: title))
  }

  /// Names the screen that this view is on.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Names the screen that this view is on.
  @_disfavoredOverload
  public nonisolated func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    navigationTitle(Text(title))
  }

  /// Names the screen that this view is on by a text that a person may change. Hosts do not let people rename a screen in its
  /// bar.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(BoundTitleModifier(title: title))
  }

  /// Adds a line below the title of the screen that this view is on.
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
    modifier(SubtitleModifier(subtitle: subtitle))
  }

  /// Adds a line below the title of the screen that this view is on.
  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Adds a line below the title of the screen that this view is on.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<Subtitle: StringProtocol>(_ subtitle: Subtitle) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Sets how the title of the screen that this view is on is shown.
  public nonisolated func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View
  {
    screenTraits { $0.titleMode = displayMode }
  }

  /// Sets how the title of the screen that this view is on is shown.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    screenTraits { $0.titleMode = mode.mode }
  }

  /// Hides the button that leads back from the screen that this view is on.
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    screenTraits { $0.hidesBackButton = hidesBackButton }
  }

  /// Hides the bar above the screen that this view is on.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    screenTraits { $0.barVisibility = hidden ? .hidden : .visible }
  }

  // MARK: - Older forms

  /// Names the screen that this view is on.
  public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Names the screen that this view is on.
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

  /// Names the screen that this view is on.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<Title: StringProtocol>(_ title: Title) -> some View {
    navigationTitle(title)
  }

  /// Names the screen that this view is on, and sets how that is shown.
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Names the screen that this view is on, and sets how that is shown.
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Names the screen that this view is on, and sets how that is shown.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<Title: StringProtocol>(
    _ title: Title, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  nonisolated func screenTraits(_ state: (inout ScreenTraits) -> Void) -> some View {
    var traits = ScreenTraits()
    state(&traits)
    return modifier(ScreenTraitsModifier(traits: traits))
  }
}

nonisolated private struct TitleModifier: ViewModifier {
  @Environment(\.navigationScreen) private var screen
  @Environment(\.locale) private var locale
  private let title: Text

  init(title: Text) {
    self.title = title
  }

  @MainActor func body(content: Content) -> some View {
    if screen == nil {
      content.modifier(HeadingModifier(title: title))
    } else {
      content.screenTraits { $0.title = title.words(in: locale) }
    }
  }
}

nonisolated private struct BoundTitleModifier: ViewModifier {
  let title: Binding<String>

  @MainActor func body(content: Content) -> some View {
    content.navigationTitle(Text(verbatim: title.wrappedValue))
  }
}

nonisolated private struct SubtitleModifier: ViewModifier {
  @Environment(\.locale) private var locale
  private let subtitle: Text

  init(subtitle: Text) {
    self.subtitle = subtitle
  }

  @MainActor func body(content: Content) -> some View {
    content.screenTraits { $0.subtitle = subtitle.words(in: locale) }
  }
}

/// A page's title, where there is no screen whose bar could show it.
nonisolated private struct HeadingModifier: PrimitiveModifier, Equatable {
  let title: Text

  static var elementKind: ElementKind { .titled }
  @MainActor func describe(_ element: inout ElementDescription) { element.set(.title, title.words(in: element)) }
}

/// Says something about the screen that a view is on.
nonisolated private struct ScreenTraitsModifier: ViewModifier {
  @Environment(\.navigationScreen) private var screen
  @Environment(\.tab) private var tab
  @Kept private var statement = ScreenStatement()
  private let traits: ScreenTraits

  init(traits: ScreenTraits) {
    self.traits = traits
  }

  @MainActor func body(content: Content) -> some View {
    let statement = statement
    let _ = statement.state(traits, to: screen, in: tab)
    content
      .onAppear { statement.sightDidChange() }
      .onDisappear { statement.sightDidChange() }
  }
}
