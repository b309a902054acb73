/// The slots of one place, in the order they were first written. Most places have one, which needs no storage of its own.
@usableFromInline
struct SlotList: Sendable {
  @usableFromInline var first: EnvironmentSlot?
  @usableFromInline var others: [EnvironmentSlot]

  @inlinable
  init() {
    first = nil
    others = []
  }

  @inlinable
  var isEmpty: Bool { first == nil }

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
  @inlinable
  mutating func put(_ slot: consuming EnvironmentSlot) {
    if first == nil { first = slot } else { putAmongOthers(slot) }
  }

  @usableFromInline
  mutating func putAmongOthers(_ slot: EnvironmentSlot) {
    if first?.key == slot.key {
      first = slot
    } else if let index = others.firstIndex(where: { $0.key == slot.key }) {
      others[index] = slot
    } else {
      append(slot)
    }
  }

  /// Makes the slots those of a scope, before anybody can find them there.
  mutating func settle(in scope: EnvironmentScope, turn: UInt32) {
    // Nearly always the slot is free, and stays where it is.
    if first?.settle(in: scope, turn: turn, isLate: false) == false { first = first?.settled(in: scope, turn: turn) }
    for index in others.indices { others[index] = others[index].settled(in: scope, turn: turn) }
  }

  mutating func remove(_ keys: [ObjectIdentifier]) {
    let kept = all.filter { !keys.contains($0.key) }
    first = kept.first
    others = Array(kept.dropFirst())
  }
}
