public import Foundation
public import MilieuRuntime

/// Views in a column.
nonisolated public struct VStack<Content: View>: PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// - Parameters:
  ///   - alignment: where views narrower than the column stand.
  ///   - spacing: points between neighbours; `nil` for the host's own distance.
  ///   - content: the views.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @_documentation(visibility: internal)
  public static var elementKind: ElementKind { .verticalStack }
  @_documentation(visibility: internal)
  @MainActor public var elementContent: Content { content }

  @_documentation(visibility: internal)
  @MainActor public func describe(_ element: inout ElementDescription) {
    if alignment != .center { element.set(.alignment, Alignment(horizontal: alignment, vertical: .center)) }
    element.set(.spacing, spacing.map { Double($0) })
  }
}

/// Views in a row.
nonisolated public struct HStack<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// - Parameters:
  ///   - alignment: where views lower than the row stand.
  ///   - spacing: points between neighbours; `nil` for the host's own distance.
  ///   - content: the views.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @_documentation(visibility: internal)
  public static var elementKind: ElementKind { .horizontalStack }
  @_documentation(visibility: internal)
  @MainActor public var elementContent: Content { content }

  @_documentation(visibility: internal)
  @MainActor public func describe(_ element: inout ElementDescription) {
    if alignment != .center { element.set(.alignment, Alignment(horizontal: .center, vertical: alignment)) }
    element.set(.spacing, spacing.map { Double($0) })
  }
}

/// Views one before the other, the first at the back.
nonisolated public struct ZStack<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let content: Content

  /// - Parameters:
  ///   - alignment: where views smaller than the largest stand.
  ///   - content: the views, from back to front.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @_documentation(visibility: internal)
  public static var elementKind: ElementKind { .depthStack }
  @_documentation(visibility: internal)
  @MainActor public var elementContent: Content { content }

  @_documentation(visibility: internal)
  @MainActor public func describe(_ element: inout ElementDescription) {
    if alignment != .center { element.set(.alignment, alignment) }
  }
}

/// Room that takes what the views beside it leave.
nonisolated public struct Spacer: PrimitiveView, Sendable {
  private let minLength: CGFloat?

  /// - Parameter minLength: the least points to take; `nil` for the host's own distance.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  @_documentation(visibility: internal)
  public typealias ElementContent = EmptyView
  @_documentation(visibility: internal)
  public static var elementKind: ElementKind { .spacer }

  @_documentation(visibility: internal)
  @MainActor public func describe(_ element: inout ElementDescription) {
    element.set(.minimumLength, minLength.map { Double($0) })
  }
}

/// A line between things.
nonisolated public struct Divider: PrimitiveView, Sendable {
  public init() {}

  @_documentation(visibility: internal)
  public typealias ElementContent = EmptyView
  @_documentation(visibility: internal)
  public static var elementKind: ElementKind { .divider }

  @_documentation(visibility: internal)
  @MainActor public func describe(_ element: inout ElementDescription) {}
}

/// Views that may be larger than their place and can be scrolled.
nonisolated public struct ScrollView<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  private let showsIndicators: Bool
  private let content: Content

  /// - Parameters:
  ///   - axes: the directions to scroll in.
  ///   - showsIndicators: whether scroll bars may show.
  ///   - content: the views.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  @_documentation(visibility: internal)
  public static var elementKind: ElementKind { .scroll }
  @_documentation(visibility: internal)
  @MainActor public var elementContent: Content { content }

  @_documentation(visibility: internal)
  @MainActor public func describe(_ element: inout ElementDescription) {
    element.set(.axes, axes)
    if !showsIndicators { element.set(.showsIndicators, false) }
  }
}
