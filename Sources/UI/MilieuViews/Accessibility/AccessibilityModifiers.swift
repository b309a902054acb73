public import MilieuRuntime

extension View {
  /// Sets what assistive technologies say for the view.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    modifier(SpokenModifier(label: label))
  }

  /// Sets what assistive technologies say for the view.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets what assistive technologies say for the view.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Names the view for tests; never shown or spoken.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(IdentifierModifier(identifier: identifier))
  }

  /// Hides the view from assistive technologies.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(UnspokenModifier(isHidden: hidden))
  }

  /// Sets a hint that is shown when a pointer rests on the view.
  public nonisolated func help(_ text: Text) -> some View {
    modifier(HelpModifier(text: text))
  }

  /// Sets a hint that is shown when a pointer rests on the view.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View {
    help(Text(textKey))
  }

  /// Sets a hint that is shown when a pointer rests on the view.
  @_disfavoredOverload
  public nonisolated func help<Content: StringProtocol>(_ text: Content) -> some View {
    help(Text(text))
  }
}

nonisolated struct SpokenModifier: AnnotationModifier {
  let label: Text

  @MainActor func annotate(_ element: inout ElementDescription) { element.set(.spoken, label.words(in: element)) }
}

nonisolated struct IdentifierModifier: AnnotationModifier {
  let identifier: String

  @MainActor func annotate(_ element: inout ElementDescription) { element.set(.identifier, identifier) }
}

nonisolated struct UnspokenModifier: AnnotationModifier {
  let isHidden: Bool

  @MainActor func annotate(_ element: inout ElementDescription) {
    if isHidden { element.set(.isUnspoken, true) }
  }
}

nonisolated struct HelpModifier: AnnotationModifier {
  let text: Text

  @MainActor func annotate(_ element: inout ElementDescription) { element.set(.help, text.words(in: element)) }
}
