import MilieuEnvironment
import Synchronization
import Testing

@Suite struct AsyncOnceTests {
  /// Work that goes on until it is told how it ends.
  private final class Work: Sendable {
    private struct State {
      var runs = 0
      var cancelled = 0
      var running: CheckedContinuation<Int, any Error>?
    }

    private let state = Mutex(State())

    var runs: Int { state.withLock { $0.runs } }
    var cancelled: Int { state.withLock { $0.cancelled } }

    func run() async throws -> Int {
      try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          state.withLock {
            $0.runs += 1
            $0.running = continuation
          }
        }
      } onCancel: {
        let running = state.withLock {
          $0.cancelled += 1
          return $0.running.take()
        }
        running?.resume(throwing: CancellationError())
      }
    }

    func waitUntilRunning() async {
      while state.withLock({ $0.running == nil }) { await Task.yield() }
    }

    func end(with result: Result<Int, any Error>) async {
      await waitUntilRunning()
      state.withLock { $0.running.take() }?.resume(with: result)
    }
  }

  private struct Fault: Error {}

  @Test("A thousand who ask at once wait for one making")
  func singleFlight() async throws {
    let work = Work()
    let once = AsyncOnce { try await work.run() }
    #expect(once.current == nil)
    try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<1000 { group.addTask { try await once.value } }
      await work.end(with: .success(7))
      for try await value in group { #expect(value == 7) }
    }
    #expect(once.current == 7)
    #expect(try await once.value == 7)
    #expect(work.runs == 1)
  }

  @Test("A failure reaches all who wait; who asks next tries anew")
  func failure() async throws {
    let work = Work()
    let once = AsyncOnce { try await work.run() }
    let waiting = (0..<2).map { _ in Task { try await once.value } }
    await work.waitUntilRunning()
    await work.end(with: .failure(Fault()))
    await #expect(throws: Fault.self) { try await waiting[0].value }
    // It may have asked after the failure, and wait for another run.
    waiting[1].cancel()
    async let third = once.value
    await work.end(with: .success(1))
    #expect(try await third == 1)
  }

  @Test("Who is cancelled stops waiting at once, and the others get their value")
  func cancellingOne() async throws {
    let work = Work()
    let once = AsyncOnce { try await work.run() }
    let patient = Task { try await once.value }
    await work.waitUntilRunning()
    let impatient = Task { try await once.value }
    impatient.cancel()
    await #expect(throws: CancellationError.self) { try await impatient.value }
    await work.end(with: .success(3))
    #expect(try await patient.value == 3)
    #expect(work.cancelled == 0)
  }

  @Test("When nobody waits any more the making is cancelled, and who asks next begins another")
  func cancellingAll() async throws {
    let work = Work()
    let once = AsyncOnce { try await work.run() }
    let only = Task { try await once.value }
    await work.waitUntilRunning()
    only.cancel()
    await #expect(throws: CancellationError.self) { try await only.value }
    while work.cancelled == 0 { await Task.yield() }
    async let next = once.value
    await work.end(with: .success(2))
    #expect(try await next == 2)
    #expect(work.runs == 2)
  }

  @Test("Work is made on the actor it declares")
  func isolation() async throws {
    let once = AsyncOnce { @MainActor in
      MainActor.assertIsolated()
      return 1
    }
    #expect(try await once.value == 1)
  }

  @Test("An async key makes one value for its part of the environment, and ends it with that")
  func key() async throws {
    let ledger = Ledger()
    let root = EnvironmentScope()
    root.provide { $0.ledger = ledger }
    let inner = EnvironmentScope(parent: root)
    inner.provide { $0.name = "Ada" }
    let (left, right) = (EnvironmentValues(scope: inner), EnvironmentValues(scope: EnvironmentScope(parent: inner)))
    async let first = left.index.value
    async let second = right.index.value
    #expect(try await [first, second] == ["index Ada", "index Ada"])
    #expect(try await EnvironmentValues(scope: root).index.value == "index nobody")
    #expect(ledger.count("make index Ada") == 1)
    let held = left.index
    inner.end()
    await root.finishEnding()
    #expect(EndedIndexes.ended.withLock { $0 } == ["index Ada"])
    await #expect(throws: CancellationError.self) { try await held.value }
  }
}

private struct IndexKey: AsyncEnvironmentKey {
  static var keyPath: KeyPath<EnvironmentValues, AsyncOnce<String>> { \.index }

  @Environment(\.name) private var name
  @Environment(\.ledger) private var ledger

  func make() async throws -> String {
    ledger.note("make index \(name)")
    await Task.yield()
    return "index \(name)"
  }

  static func tearDown(_ made: String) async { EndedIndexes.note(made) }
}

/// Ending knows what was made, and no environment.
private enum EndedIndexes {
  static let ended = Mutex<[String]>([])
  static func note(_ name: String) { ended.withLock { $0.append(name) } }
}

extension EnvironmentValues {
  fileprivate var index: AsyncOnce<String> { self[IndexKey.self] }
}
