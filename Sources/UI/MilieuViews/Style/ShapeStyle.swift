/// Something that shapes, text and backgrounds can be drawn with.
///
/// Use the styles that exist, such as colours, `.primary`, `.tint` and gradients; types of your own cannot conform yet.
public protocol ShapeStyle: Sendable {
  /// What the host draws with.
  @_documentation(visibility: internal)
  nonisolated var drawing: ShapeStyleDrawing { get }
}

/// What a host draws a style with.
@_documentation(visibility: internal)
public struct ShapeStyleDrawing: Hashable, Sendable {
  package let paint: Paint

  package init(_ paint: Paint) {
    self.paint = paint
  }
}

extension Color: ShapeStyle {
  @_documentation(visibility: internal)
  public var drawing: ShapeStyleDrawing { ShapeStyleDrawing(.color(self)) }
}

/// A level of the foreground that is inherited.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)

  @_documentation(visibility: internal)
  public var drawing: ShapeStyleDrawing { ShapeStyleDrawing(.level(level)) }
}

/// The accent of the place.
public struct TintShapeStyle: ShapeStyle, Hashable {
  public init() {}
  @_documentation(visibility: internal)
  public var drawing: ShapeStyleDrawing { ShapeStyleDrawing(.tint) }
}

/// The background of the place.
public struct BackgroundStyle: ShapeStyle, Hashable {
  public init() {}
  @_documentation(visibility: internal)
  public var drawing: ShapeStyleDrawing { ShapeStyleDrawing(.background) }
}

/// The foreground of the place.
public struct ForegroundStyle: ShapeStyle, Hashable {
  public init() {}
  @_documentation(visibility: internal)
  public var drawing: ShapeStyleDrawing { ShapeStyleDrawing(.level(0)) }
}

/// A style whose type is not said.
public struct AnyShapeStyle: ShapeStyle, Hashable {
  @_documentation(visibility: internal)
  public let drawing: ShapeStyleDrawing

  public init<Style: ShapeStyle>(_ style: Style) {
    drawing = style.drawing
  }
}

// MARK: - Leading-dot names

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  public static var mint: Color { Color.mint }
  public static var teal: Color { Color.teal }
  public static var cyan: Color { Color.cyan }
  public static var blue: Color { Color.blue }
  public static var indigo: Color { Color.indigo }
  public static var purple: Color { Color.purple }
  public static var pink: Color { Color.pink }
  public static var brown: Color { Color.brown }
  public static var gray: Color { Color.gray }
  public static var white: Color { Color.white }
  public static var black: Color { Color.black }
  public static var clear: Color { Color.clear }
}
