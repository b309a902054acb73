internal import Dispatch

/// The derived values that one scope keeps, in the order they were made. Guarded by the scope's lock stripe.
struct DerivationTable {
  private(set) var all: [Derivation] = []

  /// Values that are being made, which who asks for the same waits for.
  private var making: [ObjectIdentifier: DispatchGroup] = [:]

  /// Whether the scope has ended, and what it keeps with it.
  private(set) var hasEnded: Bool

  init(hasEnded: Bool) {
    self.hasEnded = hasEnded
  }

  subscript(key: ObjectIdentifier) -> Derivation? { all.last { $0.slot.key == key } }

  enum Claim {
    case made(Derivation)
    /// Another thread makes the value.
    case wait(DispatchGroup)
    /// The caller makes it, and says when it has.
    case make(DispatchGroup)
  }

  mutating func claim(_ key: ObjectIdentifier) -> Claim {
    if let made = self[key] { return .made(made) }
    if let group = making[key] { return .wait(group) }
    let group = DispatchGroup()
    group.enter()
    making[key] = group
    return .make(group)
  }

  /// Ends the making of a value of which nothing came.
  mutating func giveBack(_ key: ObjectIdentifier) { making[key] = nil }

  /// Ends the making of a value, and keeps it.
  ///
  /// - Returns: whether it is kept; not if it was given up already, or if the scope has ended.
  mutating func keep(_ derivation: Derivation) -> Bool {
    making[derivation.slot.key] = nil
    guard !hasEnded, !derivation.isGivenUp else { return false }
    all.append(derivation)
    return true
  }

  /// - Returns: whether the value was still kept.
  mutating func forget(_ derivation: Derivation) -> Bool {
    derivation.isGivenUp = true
    guard !hasEnded, let index = all.firstIndex(where: { $0 === derivation }) else { return false }
    all.remove(at: index)
    return true
  }

  /// - Returns: what ends with the scope, last made first.
  mutating func end() -> [Derivation] {
    guard !hasEnded else { return [] }
    hasEnded = true
    return all.isEmpty ? [] : all.reversed()
  }
}
