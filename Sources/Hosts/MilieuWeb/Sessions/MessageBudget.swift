/// How much one socket may still send: a bucket that fills steadily up to a brim.
struct MessageBudget {
  private let capacity: Double
  private let perSecond: Double
  private var level: Double
  private var updated: ContinuousClock.Instant

  init(_ limits: SessionLimits, now: ContinuousClock.Instant) {
    capacity = limits.messageBurst
    perSecond = limits.messagesPerSecond
    level = capacity
    updated = now
  }

  /// Takes the cost of a message, or nothing when too little is left.
  mutating func spend(bytes: Int, now: ContinuousClock.Instant) -> Bool {
    let passed = now - updated
    let seconds = Double(passed.components.seconds) + Double(passed.components.attoseconds) * 1e-18
    level = min(capacity, level + seconds * perSecond)
    updated = now
    let cost = Double(1 + bytes / 4096)
    guard level >= cost else { return false }
    level -= cost
    return true
  }
}
