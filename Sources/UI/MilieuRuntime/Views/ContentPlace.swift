/// A view that stands for content that is made elsewhere, such as what a modifier modifies or the label of a control with a style.
@MainActor @preconcurrency
@_documentation(visibility: internal)
public protocol ContentPlace: View where Body == Never {
  /// What the place shows.
  @_documentation(visibility: internal)
  nonisolated var source: ContentSource { get }
}

extension ContentPlace {
  @_documentation(visibility: internal)
  public static func makeNode(for view: Self, in context: NodeContext) -> ViewNode<Self> {
    ContentPlaceNode(view, in: context)
  }

  /// What stands here is said by whoever hands it over.
  @_documentation(visibility: internal)
  public nonisolated static func wire(_ walk: WiringWalk) {}
}

/// Content for the places that a body gives it: one, several or none.
@MainActor
@_documentation(visibility: internal)
public class ContentSource {
  fileprivate var places: [Node] = []

  nonisolated init() {}

  fileprivate func makeNode(in context: NodeContext) -> Node { preconditionFailure("Every source makes nodes.") }
}

package final class TypedContentSource<Content: View>: ContentSource {
  private var content: Content

  package init(_ content: Content) {
    self.content = content
  }

  override func makeNode(in context: NodeContext) -> Node { Content.makeNode(for: content, in: context) }

  /// Takes over new content, changes the body that places it, and updates the places that stood before and still do. A place that
  /// the body adds is made from the new content at once.
  package func update(_ content: Content, changingBody change: () -> Void) {
    self.content = content
    let standing = places
    change()
    for place in standing where !place.isClosed { unsafeDowncast(place, to: ViewNode<Content>.self).update(content) }
  }
}

/// One place where a body put content.
private final class ContentPlaceNode<Place: ContentPlace>: ViewNode<Place> {
  private let source: ContentSource
  private var child: Node?

  init(_ view: Place, in context: NodeContext) {
    source = view.source
    super.init(context)
    var inner = context
    inner.parent = self
    let child = source.makeNode(in: inner)
    source.places.append(child)
    self.child = child
  }

  override func update(_ view: Place) {}

  override func willClose() { source.places.removeAll { $0 === child } }
  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
  override var firstElement: Element? { child?.firstElement }
  override var lastElement: Element? { child?.lastElement }
}
