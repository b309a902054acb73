import Foundation
import MilieuEffects
import MilieuTesting
import Synchronization
import Testing

@Suite("What a task awaits outside is waited for", .timeLimit(.minutes(3)))
struct OutsideTests {
  private actor Archive {
    func movies(_ query: String) async -> [Movie] {
      await Task.yield()
      return [Movie(title: query)]
    }
  }

  private final class Flag: Sendable {
    let isUp = Atomic(false)
  }

  private func test(_ search: @escaping @Sendable (String) async throws -> [Movie]) async {
    // The main actor may be busy with other tests for long.
    let test = TransducerTest(Search.self, state: .init(), env: .init(search: search), patience: .seconds(120))
    await test.send(.queryChanged("heat")) {
      $0.query = "heat"
      $0.isLoading = true
    }
    await test.advance(by: .milliseconds(300))
    await test.receive(.found([Movie(title: "heat")])) {
      $0.movies = [Movie(title: "heat")]
      $0.isLoading = false
    }
    await test.finish()
  }

  @Test("an actor")
  func actor() async {
    let archive = Archive()
    await test { await archive.movies($0) }
  }

  @Test("the main actor")
  func mainActor() async {
    await test { query in await MainActor.run { [Movie(title: query)] } }
  }

  @Test("a task of its own, elsewhere")
  func detached() async {
    await test { query in await Task.detached { [Movie(title: query)] }.value }
  }

  @Test("a callback of another thread")
  func callback() async {
    await test { query in
      await withCheckedContinuation { continuation in
        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(20)) {
          continuation.resume(returning: [Movie(title: query)])
        }
      }
    }
  }

  @Test("a value that a task looks for again and again")
  func yielding() async {
    let flag = Flag()
    await test { query in
      let other = Task.detached { flag.isUp.store(true, ordering: .releasing) }
      while !flag.isUp.load(ordering: .acquiring) { await Task.yield() }
      await other.value
      return [Movie(title: query)]
    }
  }

  @Test("what is sent from outside while the task waits, with all that comes of it")
  @MainActor func sending() async {
    let test = TransducerTest(
      Search.self, state: .init(),
      env: .init(watch: { input in
        await Task.detached {
          for number in 1...100 { input(.noted("\(number)")) }
          input(.chained)
        }.value
      }))
    await test.send(.watch)
    for number in 1...100 { await test.receive(.noted("\(number)")) { $0.log.append("\(number)") } }
    await test.receive(.chained)
    await test.receive(.noted("first")) { $0.log.append("first") }
    await test.receive(.noted("note")) { $0.log.append("note") }
    await test.finish()
  }

  @Test("a file")
  func file() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "outside-\(UUID()).txt")
    try Data("heat".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    await test { _ in
      let data = try await Task.detached { try Data(contentsOf: file) }.value
      return [Movie(title: String(decoding: data, as: UTF8.self))]
    }
  }

  @Test("a race with the clock, which is lost by the clock")
  func race() async {
    let clock = TestClock()
    let test = TransducerTest(
      Search.self, state: .init(),
      env: .init(search: { query in
        try await withThrowingTaskGroup(of: [Movie].self) { group in
          group.addTask { await Task.detached { [Movie(title: query)] }.value }
          group.addTask {
            try await clock.sleep(for: .seconds(5))
            return []
          }
          defer { group.cancelAll() }
          return try await group.next() ?? []
        }
      }), clock: clock)
    await test.send(.queryChanged("heat")) {
      $0.query = "heat"
      $0.isLoading = true
    }
    await test.advance(by: .milliseconds(300))
    await test.receive(.found([Movie(title: "heat")])) {
      $0.movies = [Movie(title: "heat")]
      $0.isLoading = false
    }
    await test.finish()
  }
}
