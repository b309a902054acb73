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

  /// Sets the design of the typeface of text in this view; `nil` for the font's own.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.look.design, design)
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

  /// Sets what text and symbols in this view are drawn with.
  ///
  /// Symbols are drawn in one colour here, and `.secondary` is a fainter form of the first style: the second is not used, and that is
  /// reported once.
  public nonisolated func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle>(
    _ primary: Primary, _ secondary: Secondary
  ) -> some View {
    foregroundStyle(primary).reporting(oneForeground)
  }

  /// Sets what text and symbols in this view are drawn with.
  ///
  /// Symbols are drawn in one colour here, and `.secondary` and `.tertiary` are fainter forms of the first style: the others are not
  /// used, and that is reported once.
  public nonisolated func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle, Tertiary: ShapeStyle>(
    _ primary: Primary, _ secondary: Secondary, _ tertiary: Tertiary
  ) -> some View {
    foregroundStyle(primary).reporting(oneForeground)
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

  /// Sets the most lines that a text in this view takes. Room for the least number is not kept, which is reported once.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimit(limit.upperBound).reporting(noLeastLines)
  }

  /// Sets the most lines that a text in this view takes.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Lets a text in this view take as many lines as it needs. Room for the least number is not kept, which is reported once.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineLimit(nil as Int?).reporting(noLeastLines)
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

private let oneForeground =
  "foregroundStyle(_:_:) draws with the first of its styles only. Give the parts of the view styles of their own."
private let noLeastLines =
  "lineLimit(_:) of a range keeps no room for the least number of lines. Give the view a frame(minHeight:)."
