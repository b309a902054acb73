import MilieuEnvironment
import MilieuRuntime
import MilieuTesting
import Synchronization
import Testing

/// Tests that run at the same time, and what each of them sees.
@Suite struct IsolationTests {
  /// What belongs to one test, and the case that had it first. All is kept, so that no address is used again.
  private static let owners = Mutex<[ObjectIdentifier: (number: Int, object: any AnyObject & Sendable)]>([:])

  private static func owner(of object: any AnyObject & Sendable, _ number: Int) -> Int {
    owners.withLock { owners in
      let id = ObjectIdentifier(object)
      if owners[id] == nil { owners[id] = (number, object) }
      return owners[id]?.number ?? -1
    }
  }

  @Test(
    "A thousand cases at once see their own overrides, their own values and their own failures", .collectsFailures,
    .failuresAreMeant, arguments: 0..<1000)
  func cases(_ number: Int) async throws {
    #expect(EnvironmentValues.current.number == 0)
    await withEnvironment(\.number, number) {
      let model = ShopModel()
      for _ in 0..<5 {
        await Task.yield()
        #expect(EnvironmentValues.current.number == number)
      }
      #expect(model.number == number)
      #expect(await Task { EnvironmentValues.current.number }.value == number)
    }
    #expect(Self.owner(of: EnvironmentValues.current.journal, number) == number)
    #expect(Failures.ofTest.all.isEmpty)
    let model = ShopModel()
    await Task.detached { _ = model.catalogName }.value
    await Failures.ofTest.wait(for: 1)
    #expect(Failures.ofTest.all.count == 1)
  }

  @Test(
    "Each case of a test with a trait gets a value of its own", .environment(\.journal, Journal()), arguments: 0..<100)
  func traits(_ number: Int) async {
    let journal = EnvironmentValues.current.journal
    await Task.yield()
    #expect(EnvironmentValues.current.journal === journal)
    #expect(Self.owner(of: journal, -number - 1) == -number - 1)
  }

  @Test("A task of the test's sees the test's environment, a detached one is given it")
  func tasks() async {
    let journal = EnvironmentValues.current.journal
    #expect(await Task { EnvironmentValues.current.journal }.value === journal)
    let environment = EnvironmentValues.current
    #expect(
      await Task.detached { withEnvironment(environment) { EnvironmentValues.current.journal } }.value === journal)
  }
}
