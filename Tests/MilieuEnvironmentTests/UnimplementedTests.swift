import MilieuEnvironment
import Testing

/// Closures that nobody implemented; what `@Unimplementable` writes is in MilieuMacrosTests and MilieuTestingTests.
@Suite struct UnimplementedTests {
  struct Client {
    var fetch: @Sendable (Int, String) async throws -> [Int] = unimplemented("Client.fetch")
    var remove: (Int) throws -> Void = unimplemented("Client.remove")
    var count: @Sendable () -> Int = unimplemented("Client.count", placeholder: 3)
    var user: () async -> String? = unimplemented("Client.user")
    var tags: @Sendable (Int) -> [String] = unimplemented("Client.tags")
    var prices: () -> [String: Int] = unimplemented("Client.prices")
    var log: (String) -> Void = unimplemented("Client.log")
  }

  @Test("Each closure fails the test by name, and throws where it can, else returns what is empty or was named")
  func closures() async {
    let test = RecordingTest()
    await withEnvironment(EnvironmentValues(scope: EnvironmentScope(context: .test, test: test))) {
      let client = Client()
      await #expect(throws: Unimplemented.self) { try await client.fetch(1, "a") }
      #expect(throws: Unimplemented.self) { try client.remove(1) }
      #expect(client.count() == 3)
      #expect(await client.user() == nil)
      #expect(client.tags(1).isEmpty)
      #expect(client.prices().isEmpty)
      client.log("x")
    }
    let names = test.messages.compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(names == ["fetch", "remove", "count", "user", "tags", "prices", "log"].map { "Client.\($0)" })
    #expect(test.messages[0].hasPrefix("Client.fetch was called and is not implemented, in “A recording”."))
  }

  @Test("What is thrown says which endpoint it was")
  func error() throws {
    let test = RecordingTest()
    let error = withEnvironment(EnvironmentValues(scope: EnvironmentScope(context: .test, test: test))) {
      #expect(throws: Unimplemented.self) { try Client().remove(1) }
    }
    #expect(error?.endpoint == "Client.remove")
    #expect(error.map { "\($0)" } == "Client.remove is not implemented.")
  }

  @Test("A closure called where nobody knows a test fails the one it was made in")
  func madeInTest() async {
    let test = RecordingTest()
    let log = withEnvironment(EnvironmentValues(scope: EnvironmentScope(context: .test, test: test))) {
      let log: @Sendable (String) -> Void = unimplemented("Client.log")
      return log
    }
    await Task.detached { log("late") }.value
    #expect(test.messages.count == 1)
  }
}
