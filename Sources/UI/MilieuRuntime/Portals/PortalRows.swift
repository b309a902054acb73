/// A view for each of some objects, all of which are seen elsewhere, through a ``Portal``.
///
/// None has an element where it is declared. So nobody looks for neighbours, and an object that comes or goes costs the same however
/// many stand: of the others only the identities are compared. The function that makes the views must stay the same one.
nonisolated package struct PortalRows<Row: View>: View {
  package typealias Body = Never

  fileprivate let objects: [AnyObject]
  fileprivate let content: (AnyObject) -> Row

  /// - Parameters:
  ///   - objects: the objects, each once.
  ///   - content: makes the view for an object, which must show through portals only. Called once for each object that comes.
  package init(_ objects: [AnyObject], content: @escaping (AnyObject) -> Row) {
    self.objects = objects
    self.content = content
  }

  @MainActor package static func makeNode(for view: Self, in context: NodeContext) -> ViewNode<Self> {
    PortalRowsNode(view, in: context)
  }

  package nonisolated static func wire(_ walk: WiringWalk) { Row.wire(walk) }
}

private final class PortalRowsNode<Row: View>: ViewNode<PortalRows<Row>> {
  private var ids: ContiguousArray<ObjectIdentifier> = []
  private var children: ContiguousArray<ViewNode<Row>> = []

  init(_ view: PortalRows<Row>, in context: NodeContext) {
    super.init(context)
    guard !view.objects.isEmpty else { return }
    var inner = context
    inner.parent = self
    append(view.objects[...], of: view, in: inner)
  }

  override func update(_ view: PortalRows<Row>) {
    root.counts.nodesVisited += 1
    var common = 0
    while common < ids.count, common < view.objects.count, ids[common] == ObjectIdentifier(view.objects[common]) {
      common += 1
    }
    guard common < ids.count || common < view.objects.count else { return }
    let new = view.objects[common...]
    let kept = removeAll(after: common, except: Set(new.lazy.map { ObjectIdentifier($0) }))
    guard !new.isEmpty else { return }
    let context = contextForChildren
    append(new, of: view, in: context, keeping: kept)
    context.preferences.forgetOrder()
  }

  /// Removes the children from a position on.
  ///
  /// - Returns: those of the identities that stay, which have no position for the moment.
  private func removeAll(
    after position: Int, except staying: Set<ObjectIdentifier>
  ) -> [ObjectIdentifier: ViewNode<Row>] {
    var kept: [ObjectIdentifier: ViewNode<Row>] = [:]
    for (id, child) in zip(ids[position...], children[position...]) {
      if staying.contains(id) { kept[id] = child } else { child.remove() }
    }
    ids.removeSubrange(position...)
    children.removeSubrange(position...)
    return kept
  }

  private func append(
    _ objects: ArraySlice<AnyObject>, of view: PortalRows<Row>, in context: NodeContext,
    keeping kept: [ObjectIdentifier: ViewNode<Row>] = [:]
  ) {
    for object in objects {
      let id = ObjectIdentifier(object)
      ids.append(id)
      children.append(kept[id] ?? Row.makeNode(for: view.content(object), in: context))
    }
  }

  override func forEachChild(_ body: (Node) -> Void) { children.forEach(body) }
}
