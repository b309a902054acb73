internal import MilieuEnvironment
internal import MilieuRuntime

/// Names a kind of surface that content is presented on.
protocol PresentationSurface {
  static var kind: ElementKind { get }

  /// What an author writes for it.
  static var modifierName: String { get }
}

extension PresentationSurface {
  static var modifierName: String { kind == .cover ? "fullScreenCover" : kind.name }
}

enum SheetSurface: PresentationSurface { static var kind: ElementKind { .sheet } }
enum CoverSurface: PresentationSurface { static var kind: ElementKind { .cover } }
enum PopoverSurface: PresentationSurface { static var kind: ElementKind { .popover } }

/// Presents content while a flag says so.
nonisolated struct FlagPresentation<Surface: PresentationSurface, Presented: View>: PresentingModifier {
  let isPresented: Binding<Bool>
  let edge: Edge?
  let onDismiss: (() -> Void)?
  let content: () -> Presented

  @MainActor func presentation() -> (id: Bool, view: PresentedSurface<Surface, Presented>)? {
    guard isPresented.wrappedValue else { return nil }
    return (true, PresentedSurface(edge: edge, content: content()) { isPresented.wrappedValue = false })
  }
}

/// Presents content while there is an item, anew for each identity of it.
nonisolated struct ItemPresentation<Item: Identifiable, Surface: PresentationSurface, Presented: View>:
  PresentingModifier
{
  let item: Binding<Item?>
  let edge: Edge?
  let onDismiss: (() -> Void)?
  let content: (Item) -> Presented

  @MainActor func presentation() -> (id: Item.ID, view: PresentedSurface<Surface, Presented>)? {
    guard let shown = item.wrappedValue else { return nil }
    let id = shown.id
    // Another item that has taken the place meanwhile stays.
    let surface = PresentedSurface<Surface, Presented>(edge: edge, content: content(shown)) {
      if item.wrappedValue?.id == id { item.wrappedValue = nil }
    }
    return (id, surface)
  }
}

/// Content that is presented, in a scope of its own.
nonisolated struct PresentedSurface<Surface: PresentationSurface, Content: View>: View {
  private let edge: Edge?
  private let content: Content
  private let end: @MainActor () -> Void
  @State private var scope = PresentationScope {}
  @State private var editMode = EditMode.inactive

  init(edge: Edge?, content: Content, end: @escaping @MainActor () -> Void) {
    self.edge = edge
    self.content = content
    self.end = end
  }

  @MainActor var body: some View {
    let scope = scope
    scope.end(with: end)
    return SurfaceElement<Surface, _>(
      edge: edge, scope: scope, content: content.presented(in: scope).environment(\.ownEditMode, $editMode)
    )
    .onDisappear { scope.close() }
  }

  static func wire(_ walk: WiringWalk) {
    walk.inside(Surface.modifierName, beginsScreen: true) { Content.wire($0) }
  }
}

nonisolated private struct SurfaceElement<Surface: PresentationSurface, Content: View>: PrimitiveView {
  let edge: Edge?
  let scope: PresentationScope
  let content: Content

  static var elementKind: ElementKind { Surface.kind }
  @MainActor var elementContent: Content { content }

  @MainActor func describe(_ element: inout ElementDescription) {
    element.set(.edge, edge)
    // What covers everything is left by what is in it only.
    guard Surface.kind != .cover else { return }
    element.on(.dismiss) { _, element in
      if element[.isDismissDisabled] != true { scope.dismiss() }
    }
  }
}
