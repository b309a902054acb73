import Foundation
import MilieuEnvironment
import MilieuRuntime
import MilieuTesting
import Synchronization
import Testing

/// Which test fails for what work does that the test does not wait for.
@Suite struct AttributionTests {
  @Test("A detached task fails the test that made the model it uses")
  func detached() async {
    let failures = await Failures.during { failures in
      let model = ShopModel()
      Task.detached { _ = model.catalogName }
      await failures.wait(for: 1)
    }
    #expect(failures.map(\.test) == ["detached()"])
  }

  @Test("So does a callback on another thread, with the environment it was given")
  func callback() async {
    let failures = await Failures.during { failures in
      let environment = EnvironmentValues.current
      Thread.detachNewThread {
        withEnvironment(environment) { _ = EnvironmentValues.current.catalog }
      }
      await failures.wait(for: 1)
    }
    #expect(failures.map(\.test) == ["callback()"])
  }

  @Test("and an unimplemented closure that was made in the test")
  func closure() async {
    let failures = await Failures.during { failures in
      let weather = Weather.unimplemented
      Task.detached { _ = weather.cities() }
      await failures.wait(for: 1)
    }
    #expect(failures.map(\.test) == ["closure()"])
  }

  @Test(
    "A model that outlives the body fails the test it was made in",
    .afterBody { try await Late.shared.runAndCheck() }, .compactMapIssues { Late.shared.failures.take($0) ? nil : $0 },
    .environment(\.number, 1))
  func outlives() {
    let model = ShopModel()
    Late.shared.work.withLock { $0 = { _ = model.catalogName } }
  }

  /// Work that is done after the body of the test has ended.
  final class Late: Sendable {
    static let shared = Late()
    let work = Mutex<(@Sendable () -> Void)?>(nil)
    let failures = Failures()

    func runAndCheck() async throws {
      let late = try #require(work.withLock { $0.take() })
      #expect(failures.all.isEmpty)
      Task.detached { late() }
      await failures.wait(for: 1)
      #expect(failures.all.map(\.test) == ["outlives()"])
    }
  }

  @Test("A read outside any test and any environment gets no live value")
  func nowhere() async {
    #expect(await Task.detached { EnvironmentValues.current.catalog.name }.value == "sample")
    #expect(WebCatalog.made.withLock { $0 } == 0)
  }
}

/// Does something after the body of a test and the traits that stand behind this one.
struct AfterBody: TestTrait, TestScoping {
  let action: @Sendable () async throws -> Void

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await function()
    try await action()
  }
}

extension Trait where Self == AfterBody {
  static func afterBody(_ action: @escaping @Sendable () async throws -> Void) -> Self { AfterBody(action: action) }
}
