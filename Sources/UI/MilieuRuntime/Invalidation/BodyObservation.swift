import Observation
import Synchronization

/// Hears when an `@Observable` property that a node read last time is about to change.
///
/// `withObservationTracking` reports once and cannot be called off. A node that is evaluated again for another reason would leave
/// its old registration behind for ever, so each tracking also reads a property of this object: changing that one ends it.
final class BodyObservation: Observable, InvalidationSource {
  // NB: only the main actor looks at the node, and the node calls `end()` before it goes.
  private unowned(unsafe) let node: Node
  private let inbox: InvalidationInbox
  private let registrar = ObservationRegistrar()
  private let round = Mutex<(current: Int, fired: Int)>((0, -1))

  @MainActor
  init(node: Node) {
    self.node = node
    inbox = node.root.inbox
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
    return withObservationTracking(tracked, onChange: listener(current))
  }

  /// The listener for what was read in the round that began last.
  func listener(_ number: Int) -> @Sendable () -> Void {
    { [weak self] in
      guard let self, round.withLock({ $0.current == number }) else { return }
      round.withLock { $0.fired = number }
      inbox.post(self, transaction: Transaction.ambient)
    }
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
    registrar.willSet(self, keyPath: \.end)
    return next
  }

  @MainActor
  func deliver() {
    guard round.withLock({ $0.fired == $0.current }) else { return }
    node.mark()
  }
}
