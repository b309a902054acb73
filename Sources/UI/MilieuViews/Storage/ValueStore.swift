package import Foundation
internal import Synchronization

/// A value as it lies in a store.
package enum StoredScalar: Codable, Equatable, Sendable {
  case flag(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case data(Data)
  case date(Date)
}

/// Keeps values under names, beyond the life of the views that show them.
package protocol ValueStore: AnyObject, Sendable {
  /// The value of a name; `nil` where none is kept.
  func scalar(for key: String) -> StoredScalar?

  /// Keeps a value, or with `nil` forgets it, and tells whoever watches the name. May be called on any thread.
  func set(_ scalar: StoredScalar?, for key: String)

  /// Tells when the value of a name may have changed, until the answer is let go of.
  func watch(_ key: String, _ action: @escaping @Sendable () -> Void) -> ValueStoreWatch
}

/// Keeps watching as long as it is held.
package final class ValueStoreWatch: Sendable {
  private let end: @Sendable () -> Void

  init(end: @escaping @Sendable () -> Void) {
    self.end = end
  }

  deinit { end() }
}

/// Who watches which names of a store.
package final class ValueStoreWatchers: Sendable {
  private struct State {
    var last = 0
    var actions: [String: [Int: @Sendable () -> Void]] = [:]
  }

  private let state = Mutex(State())

  package init() {}

  package func add(_ key: String, _ action: @escaping @Sendable () -> Void) -> ValueStoreWatch {
    let number = state.withLock { state in
      state.last += 1
      state.actions[key, default: [:]][state.last] = action
      return state.last
    }
    return ValueStoreWatch { [weak self] in
      self?.state.withLock { state in
        state.actions[key]?[number] = nil
        if state.actions[key]?.isEmpty == true { state.actions[key] = nil }
      }
    }
  }

  package func tell(_ key: String) {
    let actions = state.withLock { $0.actions[key].map { Array($0.values) } ?? [] }
    for action in actions { action() }
  }
}

/// Keeps values as long as the process holds it.
package final class MemoryStore: ValueStore {
  private let values = Mutex<[String: StoredScalar]>([:])
  private let watchers = ValueStoreWatchers()

  package init() {}

  package func scalar(for key: String) -> StoredScalar? { values.withLock { $0[key] } }

  package func set(_ scalar: StoredScalar?, for key: String) {
    values.withLock { $0[key] = scalar }
    watchers.tell(key)
  }

  package func watch(_ key: String, _ action: @escaping @Sendable () -> Void) -> ValueStoreWatch {
    watchers.add(key, action)
  }
}

/// The values of one scene: they begin as another store has them, which hears of every change, while this scene does not hear of
/// the changes of others.
package final class SceneStore: ValueStore {
  private let values = Mutex<[String: StoredScalar?]>([:])
  private let watchers = ValueStoreWatchers()
  private let kept: any ValueStore

  /// - Parameter kept: what a later scene begins with.
  package init(kept: any ValueStore) {
    self.kept = kept
  }

  private static func name(of key: String) -> String { "scene/\(key)" }

  package func scalar(for key: String) -> StoredScalar? {
    if let own = values.withLock({ $0[key] }) { return own }
    let first = kept.scalar(for: Self.name(of: key))
    values.withLock { $0[key] = .some(first) }
    return first
  }

  package func set(_ scalar: StoredScalar?, for key: String) {
    values.withLock { $0[key] = .some(scalar) }
    kept.set(scalar, for: Self.name(of: key))
    watchers.tell(key)
  }

  package func watch(_ key: String, _ action: @escaping @Sendable () -> Void) -> ValueStoreWatch {
    watchers.add(key, action)
  }
}
