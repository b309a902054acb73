extension View {
  /// Gives the view an identity: when the value differs, everything in the view starts anew.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(IdentityModifier(id: id))
  }

  /// Marks the view as the choice that a value stands for, in a picker or a list with a selection.
  public nonisolated func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool = true) -> some View {
    ModifiedContent(content: self, modifier: TagModifier(tag: tag))
  }
}

nonisolated struct IdentityModifier<ID: Hashable>: ViewModifier {
  typealias Body = Never

  let id: ID

  @MainActor static func makeNode<Modified: View>(
    for view: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    IdentityNode(view, in: context)
  }

  nonisolated static func wire<Modified: View>(_ modified: Modified.Type, _ walk: WiringWalk) { Modified.wire(walk) }
}

private final class IdentityNode<Content: View, ID: Hashable>:
  SingleChildNode<ModifiedContent<Content, IdentityModifier<ID>>, Content>
{
  private var id: ID

  init(_ view: ModifiedContent<Content, IdentityModifier<ID>>, in context: NodeContext) {
    id = view.modifier.id
    super.init(context)
    var inner = context
    inner.parent = self
    child = Content.makeNode(for: view.content, in: inner)
  }

  override func update(_ view: ModifiedContent<Content, IdentityModifier<ID>>) {
    guard view.modifier.id != id else {
      child?.update(view.content)
      return
    }
    id = view.modifier.id
    let context = contextForReplacing(child)
    child = Content.makeNode(for: view.content, in: context)
  }
}

nonisolated struct TagModifier<Value: Hashable>: ViewModifier {
  typealias Body = Never

  let tag: Value

  @MainActor static func makeNode<Modified: View>(
    for view: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    TagNode(view, in: context)
  }

  nonisolated static func wire<Modified: View>(_ modified: Modified.Type, _ walk: WiringWalk) { Modified.wire(walk) }
}

private final class TagNode<Content: View, Value: Hashable>:
  SingleChildNode<ModifiedContent<Content, TagModifier<Value>>, Content>
{
  private var tag: ElementTag

  init(_ view: ModifiedContent<Content, TagModifier<Value>>, in context: NodeContext) {
    tag = ElementTag(view.modifier.tag)
    super.init(context)
    var inner = context
    adjust(&inner)
    inner.parent = self
    child = Content.makeNode(for: view.content, in: inner)
  }

  override func adjust(_ context: inout NodeContext) { context.tag = tag }

  override func update(_ view: ModifiedContent<Content, TagModifier<Value>>) {
    if tag.value != AnyHashable(view.modifier.tag) {
      let old = tag
      tag = ElementTag(view.modifier.tag)
      var element = firstElement
      while let current = element {
        current.replaceTag(old, with: tag)
        element = current === lastElement ? nil : current.nextSibling
      }
    }
    child?.update(view.content)
  }
}
