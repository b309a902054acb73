// NB: the public function reports before a property changes, once, and cannot be called off. With a change on another thread a turn
// may come between the report and the change, read the old value, and never hear of the new one; this one reports afterwards.
@_spi(SwiftUI) import Observation
import Synchronization

/// Hears when an `@Observable` property that a node read last time has changed.
///
/// A node that is evaluated again for another reason would leave its old registration behind for ever, so each tracking also reads a
/// property of this object: changing that one ends it.
final class BodyObservation: Observable, InvalidationSource {
  // NB: only the main actor looks at the node, and the node calls `stop()` before it goes.
  @MainActor private unowned(unsafe) var node: Node?
  private let inbox: InvalidationInbox
  private let registrar = ObservationRegistrar()
  private let round = Mutex<(current: Int, fired: Int)>((0, -1))

  /// Tells one of the rows that a node makes, when only that row depends on what is observed.
  @MainActor private weak var row: ObservedRow?

  /// - Parameter node: who is told; `nil` if it is not known yet whether anything will be observed.
  @MainActor
  init(node: Node? = nil, inbox: InvalidationInbox) {
    self.node = node
    self.inbox = inbox
  }

  private var end: Void { registrar.access(self, keyPath: \.end) }

  /// Runs work and listens to what it reads; what was read the time before is no longer listened to.
  @MainActor
  func track<Result>(_ work: () -> Result) -> Result {
    let current = stop()
    func tracked() -> Result {
      end
      return work()
    }
    return withObservationTracking(
      tracked,
      didSet: { [weak self] tracking in
        tracking.cancel()
        self?.fire(current)
      })
  }

  /// Runs work that may read nothing that can be observed. If it does, what was read holds on to this object from then on.
  ///
  /// NB: a function that captures nothing but one object needs no storage of its own, so work that reads nothing costs nothing.
  func trackFirst<Result>(_ work: () -> Result) -> Result {
    withObservationTracking(
      work,
      didSet: { tracking in
        tracking.cancel()
        self.fire(0)
      })
  }

  /// Takes a node whose first reads this object has tracked.
  @MainActor
  func adopt(_ node: Node, row: ObservedRow? = nil) {
    self.node = node
    self.row = row
  }

  private func fire(_ number: Int) {
    let isCurrent = round.withLock { round in
      guard round.current == number else { return false }
      round.fired = number
      return true
    }
    if isCurrent { inbox.post(self, transaction: Transaction.ambient) }
  }

  /// Ends what is listened to.
  ///
  /// - Returns: the number of the round that begins.
  @discardableResult
  func stop() -> Int {
    let next = round.withLock { round in
      round.current += 1
      return round.current
    }
    registrar.didSet(self, keyPath: \.end)
    return next
  }

  @MainActor
  func deliver() {
    guard round.withLock({ $0.fired == $0.current }) else { return }
    if let row { node?.rowDidChange(row) } else { node?.mark() }
  }
}

/// A row whose view was made of something that can change, while nothing else that its node makes depends on that.
@MainActor
final class ObservedRow {
  let child: Node
  let observation: BodyObservation

  /// Where the row was when last looked for.
  var position: Int

  init(_ child: Node, at position: Int, _ observation: BodyObservation) {
    self.child = child
    self.position = position
    self.observation = observation
  }
}
