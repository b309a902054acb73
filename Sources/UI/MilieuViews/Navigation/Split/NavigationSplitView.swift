internal import MilieuEnvironment
public import MilieuRuntime

/// Two or three columns beside one another, of which each shows what is chosen in the one before.
///
/// As SwiftUI: a `List(selection:)` in a column, or links in it, decide what the next column shows. Where there is room for one column
/// only, the columns lie on one another as screens do, with a way back.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail

  /// The columns: two where there is no content column, else three.
  @MainActor public var body: some View {
    if Content.self == EmptyView.self {
      SplitColumns(
        count: 2, visibility: visibility?.wrappedValue, sidebar: sidebar, content: Content?.none, detail: detail)
    } else {
      SplitColumns(count: 3, visibility: visibility?.wrappedValue, sidebar: sidebar, content: content, detail: detail)
    }
  }

  @_documentation(visibility: internal)
  public static func wire(_ walk: WiringWalk) {
    walk.inside("sidebar", beginsScreen: true) { Sidebar.wire($0) }
    walk.inside("content", beginsScreen: true) { Content.wire($0) }
    walk.inside("detail", beginsScreen: true) { Detail.wire($0) }
  }
}

extension NavigationSplitView {
  /// Three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(visibility: nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Three columns.
  ///
  /// - Parameter columnVisibility: which columns are shown where there is room for all. It is never written.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(visibility: columnVisibility, sidebar: sidebar(), content: content(), detail: detail())
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(visibility: nil, sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  /// Two columns.
  ///
  /// - Parameter columnVisibility: which columns are shown where there is room for both. It is never written.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(visibility: columnVisibility, sidebar: sidebar(), content: EmptyView(), detail: detail())
  }
}

/// Which columns of a split view are shown where there is room for all.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private enum Columns: Int, Codable { case automatic, all, double, detail }

  private let columns: Columns

  /// As the host sees fit: all of them.
  public static var automatic: NavigationSplitViewVisibility { NavigationSplitViewVisibility(columns: .automatic) }
  /// All of them.
  public static var all: NavigationSplitViewVisibility { NavigationSplitViewVisibility(columns: .all) }
  /// The last two.
  public static var doubleColumn: NavigationSplitViewVisibility { NavigationSplitViewVisibility(columns: .double) }
  /// The last alone.
  public static var detailOnly: NavigationSplitViewVisibility { NavigationSplitViewVisibility(columns: .detail) }

  /// How many of the first columns are left out.
  func hidden(of count: Int) -> Int {
    switch columns {
    case .automatic, .all: 0
    case .double: count - 2
    case .detail: count - 1
    }
  }
}

nonisolated struct SplitColumns<Sidebar: View, Content: View, Detail: View>: View {
  @Kept private var split: SplitModel
  private let visibility: NavigationSplitViewVisibility?
  private let sidebar: Sidebar
  private let content: Content?
  private let detail: Detail

  init(count: Int, visibility: NavigationSplitViewVisibility?, sidebar: Sidebar, content: Content?, detail: Detail) {
    _split = Kept(wrappedValue: SplitModel(columnCount: count))
    self.visibility = visibility
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }

  @MainActor var body: some View {
    let last = split.columns.count - 1
    SplitElement(
      content: TupleView(
        (
          column(0, sidebar), content.map { column(1, $0) }, column(last, detail)
        )))
  }

  @MainActor private func column<Shown: View>(_ position: Int, _ shown: Shown) -> some View {
    let column = split.columns[position]
    let isHidden = position < (visibility?.hidden(of: split.columns.count) ?? 0)
    return ColumnElement(
      isInFront: split.front == position, isSidebar: position == 0, isHidden: isHidden,
      content: StackBody(stack: column.ownStack, root: shown)
        .modifier(ColumnStackOwner(stack: column.ownStack)))
  }
}

/// Lets a column's stack know a node of its own.
nonisolated private struct ColumnStackOwner: ViewModifier {
  @Attached var stack: ScreenStack

  init(stack: ScreenStack) {
    _stack = Attached(wrappedValue: stack)
  }

  @MainActor func body(content: Content) -> some View { content }
}

nonisolated private struct SplitElement<Content: View>: PrimitiveView {
  let content: Content

  static var elementKind: ElementKind { .splitView }
  @MainActor var elementContent: Content { content }
  @MainActor func describe(_ element: inout ElementDescription) {}
}

nonisolated private struct ColumnElement<Content: View>: PrimitiveView {
  let isInFront: Bool
  let isSidebar: Bool
  let isHidden: Bool
  let content: Content

  static var elementKind: ElementKind { .column }
  static var rowRole: RowRole { .exempt }
  @MainActor var elementContent: Content { content }

  @MainActor func describe(_ element: inout ElementDescription) {
    if isInFront { element.set(.isInFront, true) }
    if isSidebar { element.set(.style, "sidebar") }
    guard isHidden else { return }
    element.set(.isCovered, true)
    element.isCovered = true
  }
}
