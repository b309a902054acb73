internal import MilieuEnvironment
public import MilieuRuntime

/// A root screen, and screens that are pushed onto it.
///
/// As SwiftUI: links on a screen push further ones, `.navigationDestination` says what they show, and going back pops them. A screen
/// below others keeps its state; it counts as having disappeared until it is seen again. What a pushed screen costs does not depend on
/// how many are below it.
nonisolated public struct NavigationStack<Data, Root: View>: View {
  private let path: BoundPath?
  private let root: Root
  @Environment(\.navigationScreen) private var around
  @Kept private var stack = ScreenStack()

  /// A stack that keeps its path itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  /// A stack whose path you own, for values of any types.
  ///
  /// - Parameters:
  ///   - path: what is on the root screen. The stack writes it when links push and people go back, and follows when you write it.
  ///   - root: the first screen.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.path = BoundPath(path)
    self.root = root()
  }

  /// A stack whose path you own, for values of one type.
  ///
  /// - Parameters:
  ///   - path: what is on the root screen. The stack writes it when links push and people go back, and follows when you write it.
  ///   - root: the first screen.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    self.path = BoundPath(path)
    self.root = root()
  }

  /// The root screen, and those on it.
  @MainActor public var body: some View {
    StackBody(stack: following, root: root)
  }

  @_documentation(visibility: internal)
  public static func wire(_ walk: WiringWalk) { Root.wire(walk) }

  @MainActor private var following: ScreenStack {
    if let around, around.previous == nil, let column = around.column, stack.rootScreen.column !== column {
      around.holdsStack = true
      around.settle()
      stack.rootScreen.column = column
    }
    stack.follow(path)
    return stack
  }
}

/// The screens of a stack.
nonisolated struct StackBody<Root: View>: View {
  let stack: ScreenStack
  let root: Root

  @MainActor var body: some View {
    StackElement(
      outlet: stack.outlet,
      content: TupleView(
        (
          ScreenView(screen: stack.rootScreen, content: root),
          MissingDestinationScreens(declaration: stack.missing, stack: stack)
        )))
  }
}

nonisolated private struct StackElement<Content: View>: PrimitiveView {
  @Attached var outlet: Outlet
  let content: Content

  init(outlet: Outlet, content: Content) {
    _outlet = Attached(wrappedValue: outlet)
    self.content = content
  }

  static var elementKind: ElementKind { .navigationStack }
  @MainActor var elementContent: Content { content }
  @MainActor func describe(_ element: inout ElementDescription) {}
}
