public import Foundation
public import MilieuRuntime

/// An outline that can be filled, stroked or clipped to.
///
/// Use the shapes that exist; types of your own cannot conform yet.
public protocol Shape: View, Sendable {
  @_documentation(visibility: internal)
  nonisolated var outline: ShapeOutline { get }
}

/// An outline, as a host is told.
@_documentation(visibility: internal)
public struct ShapeOutline: Hashable, Sendable, CustomStringConvertible {
  package enum Kind: Hashable, Sendable {
    case rectangle
    case roundedRectangle(radius: Double)
    case capsule
    case circle
    case ellipse
  }

  package let kind: Kind

  public var description: String {
    switch kind {
    case .rectangle: "rectangle"
    case .roundedRectangle(let radius): "rounded rectangle \(radius)"
    case .capsule: "capsule"
    case .circle: "circle"
    case .ellipse: "ellipse"
    }
  }
}

/// A shape with what it is drawn with.
@_documentation(visibility: internal)
nonisolated public struct DrawnShape: PrimitiveView {
  let outline: ShapeOutline
  var fill: Paint?
  var stroke: Paint?
  var lineWidth = 1.0

  public typealias ElementContent = EmptyView
  public static var elementKind: ElementKind { .shape }

  @MainActor public func describe(_ element: inout ElementDescription) {
    element.set(.outline, outline)
    element.set(.paint, fill)
    element.set(.strokePaint, stroke)
    if stroke != nil { element.set(.lineWidth, lineWidth) }
  }
}

extension ElementProperty where Value == Paint {
  package static let strokePaint = ElementProperty("stroke")
}

extension Shape {
  public var body: some View { DrawnShape(outline: outline, fill: .level(0)) }

  /// The shape, filled.
  public nonisolated func fill<Style: ShapeStyle>(_ content: Style) -> some View {
    DrawnShape(outline: outline, fill: content.drawing.paint)
  }

  /// A line along the outline, half of it outside.
  public nonisolated func stroke<Style: ShapeStyle>(_ content: Style, lineWidth: CGFloat = 1) -> some View {
    DrawnShape(outline: outline, stroke: content.drawing.paint, lineWidth: Double(lineWidth))
  }
}

/// A rectangle as large as its place.
nonisolated public struct Rectangle: Shape {
  public init() {}
  public var outline: ShapeOutline { ShapeOutline(kind: .rectangle) }
}

/// How corners are rounded.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous
}

/// A rectangle with rounded corners.
nonisolated public struct RoundedRectangle: Shape {
  public var cornerSize: CGSize

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
  }

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
  }

  public var outline: ShapeOutline { ShapeOutline(kind: .roundedRectangle(radius: Double(cornerSize.width))) }
}

/// A rectangle whose short sides are half circles.
nonisolated public struct Capsule: Shape {
  public init(style: RoundedCornerStyle = .continuous) {}
  public var outline: ShapeOutline { ShapeOutline(kind: .capsule) }
}

/// The largest circle in its place.
nonisolated public struct Circle: Shape {
  public init() {}
  public var outline: ShapeOutline { ShapeOutline(kind: .circle) }
}

/// An ellipse as large as its place.
nonisolated public struct Ellipse: Shape {
  public init() {}
  public var outline: ShapeOutline { ShapeOutline(kind: .ellipse) }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}
