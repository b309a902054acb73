public import Foundation
public import MilieuRuntime

extension View {
  /// Makes the view more transparent; 0 is invisible.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(OpacityModifier(opacity: opacity))
  }

  /// Keeps the view's place but shows nothing of it, and takes no event there.
  public nonisolated func hidden() -> some View {
    modifier(HiddenModifier())
  }

  /// Shows only what lies inside a shape.
  public nonisolated func clipShape<Outline: Shape>(_ shape: Outline) -> some View {
    modifier(ClipModifier(outline: shape.outline))
  }

  /// Shows only what lies inside the view's bounds.
  public nonisolated func clipped() -> some View {
    clipShape(Rectangle())
  }

  /// Shows the view with rounded corners.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Draws a shadow under the view.
  public nonisolated func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(ShadowModifier(color: color, radius: Double(radius), x: Double(x), y: Double(y)))
  }

  /// Runs an action when a person taps or clicks the view.
  ///
  /// - Parameters:
  ///   - count: how many taps in quick succession it takes.
  ///   - action: what happens.
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(TapModifier(count: count, action: action))
  }
}

nonisolated struct OpacityModifier: PrimitiveModifier, Equatable {
  let opacity: Double

  static var elementKind: ElementKind { .opacity }
  @MainActor func describe(_ element: inout ElementDescription) { element.set(.opacity, opacity) }
}

nonisolated struct HiddenModifier: PrimitiveModifier, Equatable {
  static var elementKind: ElementKind { .hidden }
  @MainActor func describe(_ element: inout ElementDescription) { element.isInert = true }
}

nonisolated struct ClipModifier: PrimitiveModifier, Equatable {
  let outline: ShapeOutline

  static var elementKind: ElementKind { .clip }
  @MainActor func describe(_ element: inout ElementDescription) { element.set(.outline, outline) }
}

nonisolated struct ShadowModifier: PrimitiveModifier, Equatable {
  let color: Color
  let radius: Double
  let x: Double
  let y: Double

  static var elementKind: ElementKind { .shadow }

  @MainActor func describe(_ element: inout ElementDescription) {
    element.set(.paint, .color(color))
    element.set(.radius, radius)
    element.set(.offsetX, x)
    element.set(.offsetY, y)
  }
}

extension ElementProperty where Value == Double {
  package static let offsetX = ElementProperty("offsetX")
  package static let offsetY = ElementProperty("offsetY")
  /// How many taps in quick succession a tap area takes.
  package static let tapCount = ElementProperty("tapCount")
}

nonisolated struct TapModifier: PrimitiveModifier {
  let count: Int
  let action: () -> Void

  static var elementKind: ElementKind { .tapArea }

  @MainActor func describe(_ element: inout ElementDescription) {
    if count != 1 { element.set(.tapCount, Double(count)) }
    element.setInteraction()
    element.on(.tap) { _, _ in action() }
  }
}
