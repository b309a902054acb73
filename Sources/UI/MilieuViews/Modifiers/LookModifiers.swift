public import MilieuRuntime

extension View {
  /// Sets the font of text in this view.
  public nonisolated func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }

  /// Sets the weight of text in this view.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.look.weight, weight)
  }

  /// Makes text in this view bold.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    environment(\.look.weight, isActive ? .bold : .regular)
  }

  /// Makes text in this view italic.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    environment(\.look.isItalic, isActive)
  }

  /// Sets text in this view in a typeface whose characters are all equally wide.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    environment(\.look.isMonospaced, isActive)
  }

  /// Makes the digits in this view equally wide.
  public nonisolated func monospacedDigit() -> some View {
    environment(\.look.hasMonospacedDigits, true)
  }

  /// Underlines text in this view.
  public nonisolated func underline(_ isActive: Bool = true) -> some View {
    environment(\.look.isUnderlined, isActive)
  }

  /// Strikes text in this view through.
  public nonisolated func strikethrough(_ isActive: Bool = true) -> some View {
    environment(\.look.isStruckThrough, isActive)
  }

  /// Sets what text and symbols in this view are drawn with.
  public nonisolated func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    environment(\.foreground, style.drawing.paint)
  }

  /// Sets the colour of text and symbols in this view; `nil` for the host's own.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    environment(\.foreground, color.map { .color($0) } ?? .level(0))
  }

  /// Sets the accent of controls in this view; `nil` for the host's own.
  public nonisolated func tint(_ color: Color?) -> some View {
    environment(\.tint, color.map { .color($0) })
  }

  /// Sets the accent of controls in this view.
  @_disfavoredOverload
  public nonisolated func tint<Style: ShapeStyle>(_ style: Style?) -> some View {
    environment(\.tint, style?.drawing.paint)
  }

  /// Sets the most lines that a text in this view takes; `nil` for as many as it needs.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// Sets how lines of text in this view stand to one another.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets how large controls in this view are drawn.
  public nonisolated func controlSize(_ size: ControlSize) -> some View {
    environment(\.controlSize, size)
  }

  /// Sets whether controls in this view take what a person does. What is disabled outside stays so.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    modifier(DisabledModifier(isDisabled: disabled))
  }
}
