package import MilieuEnvironment

/// Where a node is made: what it inherits from the nodes above it.
@MainActor
@_documentation(visibility: internal)
public struct NodeContext {
  package var parent: Node?
  package unowned(unsafe) let root: ViewRoot

  /// Where environment values are looked up.
  package var scope: EnvironmentScope

  /// The element that new elements go into.
  package var element: Element

  /// The child of ``element`` that new elements go before; `nil` for the end.
  package var next: Element?

  /// The kind of element that a container, such as a list, puts around each thing in it.
  package var row: RowContext?

  /// The tag that the first element below gets.
  package var tag: ElementTag?

  /// Properties that modifiers such as an accessibility label add to the first element below.
  package var annotations: ContiguousArray<Element.Property> = []

  /// The nearest collector of what views tell the views around them.
  package var preferences: PreferenceCollector?

  /// What is known about editing the rows inside.
  var rowEditing = RowEditing()

  /// Whether something above tells its content apart by tags, so that identities are worth passing on.
  package var givesTags = false
}

/// What a container that arranges its content in rows puts around each of them.
@MainActor
@_documentation(visibility: internal)
public final class RowContext {
  package let kind: ElementKind

  /// Given to every row, so that rows can be chosen.
  package var behavior: ElementBehavior?

  /// Whether the rows' buttons take presses.
  package var isEditable = true

  /// Says what a row is like.
  var describe: (@MainActor (Element) -> Void)?

  package init(kind: ElementKind) {
    self.kind = kind
  }
}
