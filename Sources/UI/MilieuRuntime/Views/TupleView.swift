/// Several views in a row, as a view builder makes of several statements.
nonisolated public struct TupleView<Content>: View {
  /// The views, as a tuple.
  public var value: Content

  /// Knows the types of the views, which the tuple's type alone does not give away.
  fileprivate let pack: any TuplePack.Type

  /// Several views in a row.
  ///
  /// - Parameter value: the views, as a tuple.
  public init<each Member: View>(_ value: Content) where Content == (repeat each Member) {
    self.value = value
    pack = Pack<repeat each Member>.self
  }

  @_documentation(visibility: internal)
  @MainActor public static func makeNode(for view: Self, in context: NodeContext) -> ViewNode<Self> {
    TupleNode(view, in: context)
  }

  @_documentation(visibility: internal)
  public nonisolated static func wire(_ walk: WiringWalk) {
    for member in ContentTypes.of(Content.self) {
      (member as? any View.Type)?.wire(walk)
    }
  }
}

extension TupleView: ViewMembers {
  package var members: [any View] {
    withUnsafePointer(to: value) { pack.members(of: $0) }
  }
}

@MainActor
private protocol TuplePack {
  nonisolated static func members(of value: UnsafeRawPointer) -> [any View]

  /// - Parameter value: the address of a tuple of this pack's views.
  static func makeChildren(of value: UnsafeRawPointer, in context: NodeContext) -> [Node]
  static func update(_ children: [Node], to value: UnsafeRawPointer)
}

private struct Pack<each Member: View>: TuplePack {
  static func makeChildren(of value: UnsafeRawPointer, in context: NodeContext) -> [Node] {
    let value = value.assumingMemoryBound(to: (repeat each Member).self).pointee
    var children: [Node] = []
    func make<Child: View>(_ child: Child) { children.append(Child.makeNode(for: child, in: context)) }
    repeat make(each value)
    return children
  }

  nonisolated static func members(of value: UnsafeRawPointer) -> [any View] {
    let value = value.assumingMemoryBound(to: (repeat each Member).self).pointee
    var members: [any View] = []
    for member in repeat each value { members.append(member) }
    return members
  }

  static func update(_ children: [Node], to value: UnsafeRawPointer) {
    let value = value.assumingMemoryBound(to: (repeat each Member).self).pointee
    var index = 0
    func update<Child: View>(_ child: Child) {
      unsafeDowncast(children[index], to: ViewNode<Child>.self).update(child)
      index += 1
    }
    repeat update(each value)
  }
}

private final class TupleNode<Content>: ViewNode<TupleView<Content>> {
  private var children: [Node] = []

  init(_ view: TupleView<Content>, in context: NodeContext) {
    super.init(context)
    var inner = context
    inner.parent = self
    children = withUnsafePointer(to: view.value) { view.pack.makeChildren(of: $0, in: inner) }
  }

  override func update(_ view: TupleView<Content>) {
    withUnsafePointer(to: view.value) { view.pack.update(children, to: $0) }
  }

  override func forEachChild(_ body: (Node) -> Void) { children.forEach(body) }
  override var firstElement: Element? { children.lazy.compactMap(\.firstElement).first }
  override var lastElement: Element? { children.lazy.reversed().compactMap(\.lastElement).first }

  override func firstElement(after child: Node) -> Element? {
    guard let index = children.firstIndex(where: { $0 === child }) else { return nil }
    return children[(index + 1)...].lazy.compactMap(\.firstElement).first
  }
}
