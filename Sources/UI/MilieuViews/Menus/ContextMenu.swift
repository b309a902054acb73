public import MilieuRuntime

extension View {
  /// Gives the view a menu that a person opens on the view itself: with the second button of a pointer, by pressing long, or with the
  /// keyboard's key for it.
  ///
  /// - Parameter menuItems: the choices.
  public nonisolated func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    AttachedPart<ContextMenuSurface, _, _>(
      content: self, edge: nil, part: ElementPart<MenuItemsPart, MenuItems>(menuItems()))
  }

  /// Gives a row buttons that appear when it is swiped, pointed at or reached by keyboard.
  ///
  /// - Parameters:
  ///   - edge: the side of the row that they are on.
  ///   - allowsFullSwipe: whether swiping all the way presses the first. Hosts only show the buttons.
  ///   - content: the buttons.
  public nonisolated func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Actions
  ) -> some View {
    AttachedPart<SwipeSurface, _, _>(
      content: self, edge: edge, part: ElementPart<SwipeActionsPart, Actions>(content()))
  }
}

/// The leading or the trailing side.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The side where lines begin.
  case leading
  /// The side where lines end.
  case trailing
}

private enum ContextMenuSurface: PresentationSurface { static var kind: ElementKind { .contextMenu } }
private enum SwipeSurface: PresentationSurface {
  static var kind: ElementKind { .swipe }
  static var modifierName: String { "swipeActions" }
}
private enum SwipeActionsPart: ElementPartName { static var kind: ElementKind { .swipeActions } }

/// A view followed by a part that belongs to it, in an element of their own.
nonisolated private struct AttachedPart<Surface: PresentationSurface, Content: View, Part: View>: PrimitiveView {
  let content: Content
  let edge: HorizontalEdge?
  let part: Part

  static var elementKind: ElementKind { Surface.kind }
  @MainActor var elementContent: some View { TupleView((content, part)) }

  @MainActor func describe(_ element: inout ElementDescription) {
    if edge == .leading { element.set(.edge, .leading) }
  }

  static func wire(_ walk: WiringWalk) {
    Content.wire(walk)
    walk.inside(Surface.modifierName) { Part.wire($0) }
  }
}
