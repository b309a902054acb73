public import Foundation
public import MilieuRuntime

extension View {
  /// Room around the view.
  ///
  /// - Parameters:
  ///   - edges: the sides that get room.
  ///   - length: points; `nil` for the host's own distance, 16.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0))
  }

  /// The same room on every side.
  public nonisolated func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }

  /// Room around the view, for each side.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: insets))
  }

  /// A place of a fixed size for the view; a length that is not given is the view's own.
  public nonisolated func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  {
    modifier(
      FrameModifier(size: FrameSize(width: width.map { Double($0) }, height: height.map { Double($0) }), alignment))
  }

  /// A place for the view whose size lies within bounds; `.infinity` takes what there is.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    let size = FrameSize(
      minWidth: minWidth.map { Double($0) }, idealWidth: idealWidth.map { Double($0) },
      maxWidth: maxWidth.map { Double($0) }, minHeight: minHeight.map { Double($0) },
      idealHeight: idealHeight.map { Double($0) }, maxHeight: maxHeight.map { Double($0) })
    return modifier(FrameModifier(size: size, alignment))
  }

  /// Keeps the view at its ideal size, even where there is less room.
  public nonisolated func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Keeps the view at its ideal width or height, even where there is less room.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(width: horizontal, height: vertical))
  }
}

nonisolated struct PaddingModifier: PrimitiveModifier, Equatable {
  let insets: EdgeInsets

  static var elementKind: ElementKind { .padding }
  @MainActor func describe(_ element: inout ElementDescription) { element.set(.insets, insets) }
}

nonisolated struct FrameModifier: PrimitiveModifier, Equatable {
  let size: FrameSize
  let alignment: Alignment

  init(size: FrameSize, _ alignment: Alignment) {
    self.size = size
    self.alignment = alignment
  }

  static var elementKind: ElementKind { .frame }

  @MainActor func describe(_ element: inout ElementDescription) {
    element.set(.frame, size)
    if alignment != .center { element.set(.alignment, alignment) }
  }
}

nonisolated struct FixedSizeModifier: PrimitiveModifier, Equatable {
  let width: Bool
  let height: Bool

  static var elementKind: ElementKind { .fixedSize }

  @MainActor func describe(_ element: inout ElementDescription) {
    element.set(.fixesWidth, width)
    element.set(.fixesHeight, height)
  }
}
