public import MilieuRuntime

extension View {
  /// Names the screen that this view is. Outside a navigation container the name stands above the view as its heading.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    modifier(TitleModifier(title: title))
  }

  /// Names the screen that this view is.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Names the screen that this view is.
  @_disfavoredOverload
  public nonisolated func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    navigationTitle(Text(title))
  }
}

nonisolated struct TitleModifier: PrimitiveModifier, Equatable {
  let title: Text

  static var elementKind: ElementKind { .titled }
  @MainActor func describe(_ element: inout ElementDescription) { element.set(.title, title.words(in: element)) }
}
