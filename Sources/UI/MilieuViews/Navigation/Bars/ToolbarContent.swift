public import MilieuRuntime

/// Items for the bars of a screen.
///
/// As SwiftUI: a struct of your own that conforms has a ``body-swift.property`` of further items, and may hold `@Environment` and
/// other dynamic properties, which have the values of the view that has the toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The items that these are made of.
  associatedtype Body: ToolbarContent

  /// Further items that these are made of; evaluated as a view's body is.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// The items as a view, which shows nothing where it stands.
  @_documentation(visibility: internal)
  @MainActor @preconcurrency func makeItems() -> AnyView

  /// Says what the items contain, for a ``WiringReport``.
  @_documentation(visibility: internal)
  nonisolated static func wireItems(_ walk: WiringWalk)
}

/// Items that people may arrange. Hosts do not let people do so; the items are shown.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension ToolbarContent {
  @_documentation(visibility: internal)
  public func makeItems() -> AnyView { AnyView(ToolbarContentBody(content: NestedProperties(self))) }

  /// Items with a body contain what the body is made of. Others have to say what they contain; else they are named as not seen.
  @_documentation(visibility: internal)
  public nonisolated static func wireItems(_ walk: WiringWalk) {
    if Body.self == Never.self {
      walk.enter(Self.self) { $0.cannotSee(Self.self) }
    } else {
      walk.enter(Self.self) { Body.wireItems($0) }
    }
  }
}

extension ToolbarContent where Body == Never {
  @_documentation(visibility: internal)
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: CustomizableToolbarContent {
  @_documentation(visibility: internal)
  public nonisolated static func wireItems(_ walk: WiringWalk) {}
}

/// Items with a body, as a view.
private struct ToolbarContentBody<Content: ToolbarContent>: View {
  let content: NestedProperties<Content>

  var body: some View { content.value.body.makeItems() }
}

/// Builds toolbar items from the statements of a closure.
@resultBuilder
public enum ToolbarContentBuilder {
  /// Takes a statement as it is.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// No statement: no items.
  public static func buildBlock() -> TupleToolbarContent<Void> { TupleToolbarContent(items: AnyView(EmptyView())) }

  /// One statement: its items.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Several statements: the items of all, in order.
  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> TupleToolbarContent<(repeat each Content)> {
    TupleToolbarContent(items: AnyView(TupleView((repeat ToolbarItemsView(content: each content)))))
  }

  /// An `if` without `else`: its items, or none.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if` or a `switch`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> ConditionalToolbarContent<First, Second> {
    ConditionalToolbarContent(storage: .first(first))
  }

  /// The other branch of an `if` or a `switch`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> ConditionalToolbarContent<First, Second> {
    ConditionalToolbarContent(storage: .second(second))
  }

  /// The statements of an `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

/// Toolbar items as a view whose type is known.
nonisolated struct ToolbarItemsView<Content: ToolbarContent>: View {
  let content: Content

  @MainActor var body: some View { content.makeItems() }

  static func wire(_ walk: WiringWalk) { Content.wireItems(walk) }
}

/// Several toolbar items in a row.
@_documentation(visibility: internal)
nonisolated public struct TupleToolbarContent<Content>: CustomizableToolbarContent {
  public typealias Body = Never

  fileprivate let items: AnyView

  fileprivate init(items: AnyView) {
    self.items = items
  }

  @_documentation(visibility: internal)
  @MainActor public func makeItems() -> AnyView { items }

  @_documentation(visibility: internal)
  public static func wireItems(_ walk: WiringWalk) {
    for items in ContentTypes.of(Content.self) { (items as? any ToolbarContent.Type)?.wireItems(walk) }
  }
}

/// Either of two.
@_documentation(visibility: internal)
nonisolated public struct ConditionalToolbarContent<First: ToolbarContent, Second: ToolbarContent>:
  CustomizableToolbarContent
{
  public typealias Body = Never

  fileprivate enum Storage {
    case first(First)
    case second(Second)
  }

  fileprivate let storage: Storage

  fileprivate init(storage: Storage) {
    self.storage = storage
  }

  @MainActor public func makeItems() -> AnyView {
    switch storage {
    case .first(let content): AnyView(ConditionalItems<First, Second>(first: content, second: nil))
    case .second(let content): AnyView(ConditionalItems<First, Second>(first: nil, second: content))
    }
  }

  @_documentation(visibility: internal)
  public static func wireItems(_ walk: WiringWalk) {
    First.wireItems(walk)
    Second.wireItems(walk)
  }
}

private struct ConditionalItems<First: ToolbarContent, Second: ToolbarContent>: View {
  let first: First?
  let second: Second?

  var body: some View {
    if let first { ToolbarItemsView(content: first) } else if let second { ToolbarItemsView(content: second) }
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  @_documentation(visibility: internal)
  public func makeItems() -> AnyView { AnyView(map { ToolbarItemsView(content: $0) }) }

  @_documentation(visibility: internal)
  public nonisolated static func wireItems(_ walk: WiringWalk) { Wrapped.wireItems(walk) }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}
