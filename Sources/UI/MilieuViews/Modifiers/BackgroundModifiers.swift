public import Foundation
public import MilieuRuntime

extension View {
  /// Draws a style behind the view.
  public func background<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(BackgroundModifier(paint: style.drawing.paint, outline: nil))
  }

  /// Draws a style in a shape behind the view.
  public func background<Style: ShapeStyle, Outline: Shape>(_ style: Style, in shape: Outline) -> some View {
    modifier(BackgroundModifier(paint: style.drawing.paint, outline: shape.outline))
  }

  /// Draws the background of the place behind the view.
  public func background() -> some View {
    background(BackgroundStyle())
  }

  /// Puts a view behind this one, in its size.
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    Layered(kind: .background, alignment: alignment, content: self, layer: content())
  }

  /// Puts a view behind this one, in its size.
  @_disfavoredOverload
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    Layered(kind: .background, alignment: alignment, content: self, layer: background)
  }

  /// Puts a view before this one, in its size.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    Layered(kind: .overlay, alignment: alignment, content: self, layer: content())
  }

  /// Puts a view before this one, in its size.
  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    Layered(kind: .overlay, alignment: alignment, content: self, layer: overlay)
  }

  /// Draws a style before the view.
  public func overlay<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    Layered(
      kind: .overlay, alignment: .center, content: self,
      layer: DrawnShape(outline: Rectangle().outline, fill: style.drawing.paint))
  }

  /// Draws a line inside the view's bounds.
  public func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View {
    modifier(BorderModifier(paint: content.drawing.paint, width: Double(width)))
  }
}

nonisolated struct BackgroundModifier: PrimitiveModifier, Equatable {
  let paint: Paint
  let outline: ShapeOutline?

  static var elementKind: ElementKind { .background }

  @MainActor func describe(_ element: inout ElementDescription) {
    element.set(.paint, paint)
    element.set(.outline, outline)
  }
}

nonisolated struct BorderModifier: PrimitiveModifier, Equatable {
  let paint: Paint
  let width: Double

  static var elementKind: ElementKind { .border }

  @MainActor func describe(_ element: inout ElementDescription) {
    element.set(.paint, paint)
    element.set(.lineWidth, width)
  }
}

/// A view with another behind or before it.
nonisolated private struct Layered<Content: View, Layer: View>: View {
  enum Kind {
    case background, overlay
  }

  let kind: Kind
  let alignment: Alignment
  let content: Content
  let layer: Layer

  var body: some View {
    switch kind {
    case .background:
      LayeredElement<BackgroundKind, Content, Layer>(alignment: alignment, content: content, layer: layer)
    case .overlay: LayeredElement<OverlayKind, Content, Layer>(alignment: alignment, content: content, layer: layer)
    }
  }
}

private protocol LayerKind {
  static var kind: ElementKind { get }
}

private enum BackgroundKind: LayerKind { static var kind: ElementKind { .background } }
private enum OverlayKind: LayerKind { static var kind: ElementKind { .overlay } }

nonisolated private struct LayeredElement<Kind: LayerKind, Content: View, Layer: View>: PrimitiveView {
  let alignment: Alignment
  let content: Content
  let layer: Layer

  static var elementKind: ElementKind { Kind.kind }
  @MainActor var elementContent: some View { TupleView((content, ElementPart<LayerPart, Layer>(layer))) }

  @MainActor func describe(_ element: inout ElementDescription) {
    if alignment != .center { element.set(.alignment, alignment) }
  }
}
