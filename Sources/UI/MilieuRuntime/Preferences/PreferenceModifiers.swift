// MARK: - Stating

nonisolated struct PreferenceModifier<Key: PreferenceKey>: ViewModifier {
  typealias Body = Never

  let value: Key.Value

  @MainActor static func makeNode<Modified: View>(
    for view: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    PreferenceNode(view, in: context)
  }

  nonisolated static func wire<Modified: View>(_ modified: Modified.Type, _ walk: WiringWalk) { Modified.wire(walk) }
}

private final class PreferenceNode<Content: View, Key: PreferenceKey>:
  PreferenceCollectingNode<Content, PreferenceModifier<Key>>
{
  private let outer: TypedPreferenceCollector<Key>?

  init(_ view: ModifiedContent<Content, PreferenceModifier<Key>>, in context: NodeContext) {
    outer = context.preferences.nearest(of: Key.self)
    super.init(context) { TypedPreferenceCollector<Key>(outer: context.preferences, node: $0, receive: nil) }
    outer?.state(view.modifier.value, by: self)
    makeContent(view.content, in: context)
  }

  override func update(_ view: ModifiedContent<Content, PreferenceModifier<Key>>) {
    outer?.state(view.modifier.value, by: self)
    child?.update(view.content)
  }

  override func willClose() { outer?.state(nil, by: self) }
}

// MARK: - Changing

nonisolated struct PreferenceTransformModifier<Key: PreferenceKey>: ViewModifier {
  typealias Body = Never

  let transform: (inout Key.Value) -> Void

  @MainActor static func makeNode<Modified: View>(
    for view: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    PreferenceTransformNode(view, in: context)
  }

  nonisolated static func wire<Modified: View>(_ modified: Modified.Type, _ walk: WiringWalk) { Modified.wire(walk) }
}

private final class PreferenceTransformNode<Content: View, Key: PreferenceKey>:
  PreferenceCollectingNode<Content, PreferenceTransformModifier<Key>>
{
  private let outer: TypedPreferenceCollector<Key>?
  private var transform: (inout Key.Value) -> Void
  private var inner: Key.Value?

  init(_ view: ModifiedContent<Content, PreferenceTransformModifier<Key>>, in context: NodeContext) {
    outer = context.preferences.nearest(of: Key.self)
    transform = view.modifier.transform
    super.init(context) { node in
      TypedPreferenceCollector<Key>(outer: context.preferences, node: node) { [unowned node] value in
        unsafeDowncast(node, to: Self.self).take(value)
      }
    }
    take(nil)
    makeContent(view.content, in: context)
  }

  private func take(_ value: Key.Value?) {
    inner = value
    guard let outer else { return }
    var result = value ?? Key.defaultValue
    transform(&result)
    outer.state(result, by: self)
  }

  override func update(_ view: ModifiedContent<Content, PreferenceTransformModifier<Key>>) {
    transform = view.modifier.transform
    take(inner)
    child?.update(view.content)
  }

  override func willClose() { outer?.state(nil, by: self) }
}

// MARK: - Hearing of changes

nonisolated struct PreferenceChangeModifier<Key: PreferenceKey>: ViewModifier where Key.Value: Equatable {
  typealias Body = Never

  let action: (Key.Value) -> Void

  @MainActor static func makeNode<Modified: View>(
    for view: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    PreferenceChangeNode(view, in: context)
  }

  nonisolated static func wire<Modified: View>(_ modified: Modified.Type, _ walk: WiringWalk) { Modified.wire(walk) }
}

private final class PreferenceChangeNode<Content: View, Key: PreferenceKey>:
  PreferenceCollectingNode<Content, PreferenceChangeModifier<Key>>
where Key.Value: Equatable {
  private let outer: TypedPreferenceCollector<Key>?
  private var action: (Key.Value) -> Void
  private var last: Key.Value?

  init(_ view: ModifiedContent<Content, PreferenceChangeModifier<Key>>, in context: NodeContext) {
    outer = context.preferences.nearest(of: Key.self)
    action = view.modifier.action
    super.init(context) { node in
      TypedPreferenceCollector<Key>(outer: context.preferences, node: node) { [unowned node] value in
        unsafeDowncast(node, to: Self.self).take(value)
      }
    }
    makeContent(view.content, in: context)
  }

  private func take(_ value: Key.Value?) {
    outer?.state(value, by: self)
    let value = value ?? Key.defaultValue
    guard value != last else { return }
    last = value
    root.afterUpdate(of: self) { [weak self] in
      guard let self, !isClosed else { return }
      action(value)
    }
  }

  override func update(_ view: ModifiedContent<Content, PreferenceChangeModifier<Key>>) {
    action = view.modifier.action
    child?.update(view.content)
  }

  override func willClose() { outer?.state(nil, by: self) }
}

/// A node below which a collector gathers.
@MainActor
private class PreferenceCollectingNode<Content: View, Modifier: ViewModifier>:
  SingleChildNode<ModifiedContent<Content, Modifier>, Content>
{
  private var collector: PreferenceCollector!

  init(_ context: NodeContext, collector make: (Node) -> PreferenceCollector) {
    super.init(context)
    collector = make(self)
  }

  final func makeContent(_ content: Content, in context: NodeContext) {
    var inner = context
    adjust(&inner)
    inner.parent = self
    child = Content.makeNode(for: content, in: inner)
  }

  override func adjust(_ context: inout NodeContext) { context.preferences = collector }
}
