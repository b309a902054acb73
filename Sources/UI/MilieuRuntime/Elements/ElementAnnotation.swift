/// A modifier that adds properties to the first element of what it modifies, rather than an element around it.
@MainActor @preconcurrency
@_documentation(visibility: internal)
public protocol AnnotationModifier: ViewModifier where Body == Never {
  /// States the properties.
  func annotate(_ element: inout ElementDescription)
}

extension AnnotationModifier {
  @_documentation(visibility: internal)
  public static func makeNode<Modified: View>(
    for view: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    AnnotationNode(view, in: context)
  }

  @_documentation(visibility: internal)
  public nonisolated static func wire<Modified: View>(_ modified: Modified.Type, _ walk: WiringWalk) {
    Modified.wire(walk)
  }
}

private final class AnnotationNode<Content: View, Modifier: AnnotationModifier>:
  SingleChildNode<ModifiedContent<Content, Modifier>, Content>
{
  private var properties: ContiguousArray<Element.Property>

  init(_ view: ModifiedContent<Content, Modifier>, in context: NodeContext) {
    properties = Self.properties(of: view.modifier)
    super.init(context)
    var inner = context
    adjust(&inner)
    inner.parent = self
    child = Content.makeNode(for: view.content, in: inner)
  }

  private static func properties(of modifier: Modifier) -> ContiguousArray<Element.Property> {
    var description = ElementDescription(environment: nil)
    modifier.annotate(&description)
    return description.properties
  }

  /// What an outer modifier adds comes after, so that the inner one wins.
  override func adjust(_ context: inout NodeContext) {
    context.annotations = properties + context.annotations
  }

  override func update(_ view: ModifiedContent<Content, Modifier>) {
    let new = Self.properties(of: view.modifier)
    if !new.elementsEqual(properties, by: { $0.name == $1.name && $0.value == $1.value }) {
      annotatedElement?.annotate(new, replacing: properties)
      properties = new
    }
    child?.update(view.content)
  }

  /// The first element below that is visible itself.
  private var annotatedElement: Element? {
    var element = firstElement
    while let current = element, current.kind == .style || current.isRow { element = current.firstChild }
    return element
  }
}
