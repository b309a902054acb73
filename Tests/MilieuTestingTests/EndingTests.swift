import MilieuEnvironment
import MilieuTesting
import Synchronization
import Testing

/// What is left of a test's environment once the test has ended.
@Suite struct EndingTests {
  @Test(
    "When the body has ended, the test's environment is gone",
    .afterBody { while Ended.shared.isHeld { await Task.yield() } },
    .environment { $0.number = 1 }, .environment { $0.stage = "test" })
  func ends() {
    let journal = EnvironmentValues.current.journal
    Ended.shared.hold(journal)
    #expect(Ended.shared.isHeld)
  }

  /// Knows what belonged to a test, without keeping it.
  private final class Ended: Sendable {
    private struct Held: Sendable {
      weak var journal: Journal?
    }

    static let shared = Ended()
    private let held = Mutex(Held())

    var isHeld: Bool { held.withLock { $0.journal != nil } }
    func hold(_ journal: Journal) { held.withLock { $0.journal = journal } }
  }
}
