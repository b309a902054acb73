/// A view that is shown as one element.
@MainActor @preconcurrency
@_documentation(visibility: internal)
public protocol PrimitiveView: View where Body == Never {
  /// What stands inside the element.
  associatedtype ElementContent: View

  /// What the host tells the element apart by.
  nonisolated static var elementKind: ElementKind { get }

  /// How the element stands among the rows of a container such as a list.
  nonisolated static var rowRole: RowRole { get }

  var elementContent: ElementContent { get }

  /// Says what the element is like. Asked when the view appears, when it differs, and when something read here has changed.
  func describe(_ element: inout ElementDescription)

  /// What the element's content is arranged in; asked once, when the view appears.
  func makeRows() -> RowContext?
}

extension PrimitiveView {
  @_documentation(visibility: internal)
  public nonisolated static var rowRole: RowRole { .content }

  @_documentation(visibility: internal)
  public func makeRows() -> RowContext? { nil }
}

extension PrimitiveView where ElementContent == EmptyView {
  @_documentation(visibility: internal)
  public var elementContent: EmptyView { EmptyView() }
}

/// A modifier that puts one element around what it modifies.
@MainActor @preconcurrency
@_documentation(visibility: internal)
public protocol PrimitiveModifier: ViewModifier where Body == Never {
  nonisolated static var elementKind: ElementKind { get }
  nonisolated static var rowRole: RowRole { get }

  /// Says what the element is like.
  func describe(_ element: inout ElementDescription)
}

extension PrimitiveModifier {
  @_documentation(visibility: internal)
  public nonisolated static var rowRole: RowRole { .content }
}

/// How an element stands among the rows of a container such as a list.
@_documentation(visibility: internal)
public enum RowRole: Sendable {
  /// It is put in a row.
  case content
  /// It is not a row itself; what is in it is put in rows.
  case passing
  /// Neither it nor what is in it is put in a row.
  case exempt
}
