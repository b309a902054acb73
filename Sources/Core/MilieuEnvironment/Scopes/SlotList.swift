/// The slots of one place, in the order they were first written. Most places have one, which needs no storage of its own.
@usableFromInline
struct SlotList: Sendable {
  @usableFromInline private(set) var first: EnvironmentSlot?
  private var others: [EnvironmentSlot] = []

  @usableFromInline
  init() {}

  @inlinable
  var isEmpty: Bool { first == nil }

  /// The slot, where there is exactly one.
  var only: EnvironmentSlot? { others.isEmpty ? first : nil }

  var count: Int { first == nil ? 0 : others.count + 1 }

  var all: [EnvironmentSlot] { first.map { [$0] + others } ?? [] }

  @inlinable
  subscript(key: ObjectIdentifier) -> EnvironmentSlot? {
    guard let first else { return nil }
    return first.key == key ? first : other(key)
  }

  @usableFromInline
  func other(_ key: ObjectIdentifier) -> EnvironmentSlot? {
    for slot in others where slot.key == key { return slot }
    return nil
  }

  mutating func append(_ slot: EnvironmentSlot) {
    if first == nil { first = slot } else { others.append(slot) }
  }

  /// Puts a slot in the place of the one with the same key, or at the end.
  mutating func put(_ slot: EnvironmentSlot) {
    if first?.key == slot.key {
      first = slot
    } else if let index = others.firstIndex(where: { $0.key == slot.key }) {
      others[index] = slot
    } else {
      append(slot)
    }
  }

  mutating func remove(_ keys: [ObjectIdentifier]) {
    let kept = all.filter { !keys.contains($0.key) }
    first = kept.first
    others = Array(kept.dropFirst())
  }
}
