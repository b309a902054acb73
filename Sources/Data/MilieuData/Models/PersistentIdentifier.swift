internal import Synchronization

/// Names a model, whichever context it is in, and after a restart too.
///
/// Before a model is first saved its identifier is temporary: it names the model only in this process and until the save.
public struct PersistentIdentifier: Hashable, Identifiable, Sendable {
  /// The entity in its store; compared by identity, so that names are not.
  package let place: EntityPlace

  /// The row's key; negative for a temporary one.
  package let key: Int64

  package init(_ place: EntityPlace, _ key: Int64) {
    self.place = place
    self.key = key
  }

  /// The name of the model's type.
  public var entityName: String { place.entity }

  /// The store that the model is in; `nil` before it is first saved.
  public var storeIdentifier: String? { place.store }

  /// The identifier itself.
  public var id: Self { self }

  /// Whether the model has not been saved yet.
  package var isTemporary: Bool { key < 0 }

  private static let lastTemporary = Atomic<Int64>(0)

  /// A key that no other model of this process has.
  package static func makeTemporaryKey() -> Int64 {
    lastTemporary.subtract(1, ordering: .relaxed).newValue
  }
}

extension PersistentIdentifier: CustomStringConvertible {
  public var description: String { isTemporary ? "\(entityName)/new\(-key)" : "\(entityName)/\(key)" }
}

extension PersistentIdentifier: Comparable {
  /// By entity, then in the order in which they were first saved.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.place === rhs.place ? lhs.key < rhs.key : (lhs.entityName, lhs.key) < (rhs.entityName, rhs.key)
  }
}

extension PersistentIdentifier: Codable {
  private enum CodingKeys: CodingKey { case store, entity, key }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      EntityPlace.named(
        try container.decode(String.self, forKey: .entity),
        in: try container.decodeIfPresent(String.self, forKey: .store)),
      try container.decode(Int64.self, forKey: .key))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(storeIdentifier, forKey: .store)
    try container.encode(entityName, forKey: .entity)
    try container.encode(key, forKey: .key)
  }
}

/// An entity in a store. There is one object for each pair of names, so that identifiers are small and compared fast.
package final class EntityPlace: Sendable {
  package let entity: String
  package let store: String?

  private init(_ entity: String, _ store: String?) {
    self.entity = entity
    self.store = store
  }

  private static let known = Locked<[String?: [String: EntityPlace]]>([:])

  package static func named(_ entity: String, in store: String?) -> EntityPlace {
    known.withLock { known in
      if let place = known[store]?[entity] { return place }
      let place = EntityPlace(entity, store)
      known[store, default: [:]][entity] = place
      return place
    }
  }
}

extension EntityPlace: Hashable {
  package static func == (lhs: EntityPlace, rhs: EntityPlace) -> Bool { lhs === rhs }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
