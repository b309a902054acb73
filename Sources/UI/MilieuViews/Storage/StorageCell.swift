internal import MilieuEnvironment
internal import MilieuRuntime
internal import Synchronization

/// One name of a store, for one property of a view.
final class StorageCell<Value>: @unchecked Sendable {
  // NB: unchecked because the value may be of any type; the lock guards it, and the store is safe from any thread.
  let store: any ValueStore
  private let key: String
  private let fallback: Value
  private let codec: StorageCodec<Value>
  private let source: ExternalSource
  private let known = Mutex(Known())
  private var watch: ValueStoreWatch?

  private struct Known: @unchecked Sendable {
    /// What the store had when last asked; `nil` before, and when it may have changed.
    var value: Value?
  }

  @MainActor
  init(_ key: String, fallback: Value, codec: StorageCodec<Value>, in store: any ValueStore, owner: Node) {
    self.store = store
    self.key = key
    self.fallback = fallback
    self.codec = codec
    source = ExternalSource(of: owner)
    watch = store.watch(key) { [weak self] in self?.mayHaveChanged() }
  }

  var value: Value {
    get {
      source.wasRead()
      return stored
    }
    set { store.set(codec.encode(newValue), for: key) }
  }

  private var stored: Value {
    if let value = known.withLock({ $0 }).value { return value }
    let value = store.value(for: key, as: codec) ?? fallback
    known.withLock { $0 = Known(value: value) }
    return value
  }

  private func mayHaveChanged() {
    let old = known.withLock { known in
      let old = known
      known = Known()
      return old
    }.value
    guard let old else { return source.didChange() }
    if !ValueEquality.areEqual(old, stored) { source.didChange() }
  }

  /// Asks the store again for the next reading, as it may have been written past this library.
  func forget() { known.withLock { $0 = Known() } }

  @MainActor
  func leave() {
    watch = nil
    source.leave()
  }
}

extension ValueStore {
  /// The value kept under a name; `nil` if there is none, or one of another type.
  func value<Value>(for key: String, as codec: StorageCodec<Value>) -> Value? {
    scalar(for: key).flatMap(codec.decode)
  }
}

/// What the properties that are kept in a store share.
struct StorageProperty<Value> {
  let key: String
  let fallback: Value
  let codec: StorageCodec<Value>

  /// The store in the environment.
  private var location: EnvironmentKeyPathLocation<any ValueStore>?
  private var cell: StorageCell<Value>?

  init(_ key: String, _ fallback: Value, _ codec: StorageCodec<Value>) {
    self.key = key
    self.fallback = fallback
    self.codec = codec
  }

  /// - Parameter unconnected: where the value lies while the property belongs to no view that stands; `nil` for nowhere.
  func value(unconnected: (any ValueStore)?) -> Value {
    cell?.value ?? unconnected?.value(for: key, as: codec) ?? fallback
  }

  func set(_ value: Value, unconnected: (any ValueStore)?) {
    if let cell { cell.value = value } else { unconnected?.set(codec.encode(value), for: key) }
  }

  func binding(unconnected: (any ValueStore)?) -> Binding<Value> {
    if let cell { return Binding(to: cell, get: { cell.value }, set: { value, _ in cell.value = value }) }
    return Binding(get: { value(unconnected: unconnected) }, set: { set($0, unconnected: unconnected) })
  }

  @MainActor
  mutating func connect(
    replacing old: Self?, to node: Node, store keyPath: KeyPath<EnvironmentValues, any ValueStore>
  ) {
    guard let old, old.key == key else {
      old?.disconnect()
      location = EnvironmentKeyPathLocation(keyPath: keyPath, scope: node.scope, owner: node)
      return
    }
    location = old.location
    cell = old.cell
  }

  /// - Parameter store: a store of the property's own.
  @MainActor
  mutating func prepare(store explicit: (any ValueStore)?) {
    location?.wasRead = false
    guard let node = Node.current, let store = explicit ?? location?.read() else { return }
    if let cell, cell.store === store || explicit != nil { return cell.forget() }
    cell?.leave()
    cell = StorageCell(key, fallback: fallback, codec: codec, in: store, owner: node)
  }

  @MainActor
  func refresh() -> Bool {
    guard let location, location.wasRead else { return false }
    return location.refreshIfStale()
  }

  @MainActor
  func disconnect() {
    location?.close()
    cell?.leave()
  }
}
