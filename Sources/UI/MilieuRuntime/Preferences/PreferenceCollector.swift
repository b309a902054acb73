internal import MilieuEnvironment

/// Gathers what the views below a place state for one preference key.
///
/// Collectors form a chain towards the root. A view states its value to the nearest collector of the key; what that comes to is
/// worked out once a turn, and only when something it depends on has changed.
@MainActor
@_documentation(visibility: internal)
public class PreferenceCollector {
  package let outer: PreferenceCollector?
  fileprivate let key: ObjectIdentifier

  /// The place whose views are gathered.
  fileprivate weak let node: Node?

  private let depth: Int32
  private unowned let root: ViewRoot
  private var isDue = false

  fileprivate init(key: ObjectIdentifier, outer: PreferenceCollector?, node: Node) {
    self.outer = outer
    self.key = key
    self.node = node
    depth = node.depth
    root = node.root
  }

  /// The order of the views below may differ from before.
  fileprivate func forgetOrder() {}

  fileprivate func settle() {}

  fileprivate func needsSettling() {
    guard !isDue, node?.isClosed == false else { return }
    isDue = true
    root.preferencesDue.append(self)
  }

  /// Works out what is due, from the inside out: what an inner collector comes to, an outer one gathers.
  static func settleAll(of root: ViewRoot) {
    while let index = root.preferencesDue.indices.max(by: { left, right in
      root.preferencesDue[left].depth < root.preferencesDue[right].depth
    }) {
      let collector = root.preferencesDue.remove(at: index)
      collector.isDue = false
      if collector.node?.isClosed == false { collector.settle() }
    }
  }
}

extension Optional where Wrapped == PreferenceCollector {
  /// The nearest collector of a key, from a place outwards.
  @MainActor
  func nearest<Key: PreferenceKey>(of key: Key.Type) -> TypedPreferenceCollector<Key>? {
    var collector = self
    while let current = collector {
      if current.key == ObjectIdentifier(key) { return unsafeDowncast(current, to: TypedPreferenceCollector<Key>.self) }
      collector = current.outer
    }
    return nil
  }

  /// Takes note that the views below a place have changed their order.
  @MainActor
  func forgetOrder() {
    var collector = self
    while let current = collector {
      current.forgetOrder()
      collector = current.outer
    }
  }
}

/// Gathers the values of a known key.
final class TypedPreferenceCollector<Key: PreferenceKey>: PreferenceCollector {
  private var values: [ObjectIdentifier: Key.Value] = [:]

  /// Who states a value, in the order of the tree; `nil` until it is needed.
  private var order: [ObjectIdentifier]?

  /// Takes the value that the views have come to; `nil` when none states one.
  private let receive: ((Key.Value?) -> Void)?

  /// - Parameter receive: takes what the views come to, each time something changed; `nil` to let nothing out.
  init(outer: PreferenceCollector?, node: Node, receive: ((Key.Value?) -> Void)?) {
    self.receive = receive
    super.init(key: ObjectIdentifier(Key.self), outer: outer, node: node)
  }

  /// States a node's value, or with `nil` that it has none.
  func state(_ value: Key.Value?, by node: Node) {
    guard receive != nil else { return }
    let id = ObjectIdentifier(node)
    let old = values[id]
    guard !ValueEquality.areEqual(old, value) else { return }
    if (old == nil) != (value == nil) { order = nil }
    values[id] = value
    needsSettling()
  }

  override func forgetOrder() {
    guard values.count > 1 else { return }
    order = nil
    needsSettling()
  }

  override func settle() {
    receive?(reduced())
  }

  private func reduced() -> Key.Value? {
    let order = self.order ?? inTreeOrder()
    self.order = order
    guard let first = order.first, var value = values[first] else { return nil }
    for id in order.dropFirst() {
      guard let next = values[id] else { continue }
      Key.reduce(value: &value) { next }
    }
    return value
  }

  private func inTreeOrder() -> [ObjectIdentifier] {
    guard values.count > 1 else { return Array(values.keys) }
    var order: [ObjectIdentifier] = []
    order.reserveCapacity(values.count)
    func visit(_ node: Node) {
      let id = ObjectIdentifier(node)
      if values[id] != nil { order.append(id) } else { node.forEachChild(visit) }
    }
    node?.forEachChild(visit)
    return order
  }
}
