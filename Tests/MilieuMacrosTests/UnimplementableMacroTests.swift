import Testing

@Suite struct UnimplementableMacroTests {
  @Test("Each closure is stood in for by one that tells, and throws or returns what its type has to return")
  func expansion() {
    let expansion = Expansion(
      """
      @Unimplementable
      public struct API {
        public var fetch: @Sendable (Int, String) async throws -> Item
        let log: (String) -> Void
        var user: () -> User?
        var tags: () async -> [Tag]
        var isOnline: @MainActor (inout Int) async throws -> Bool = { _ in false }
      }
      """)
    #expect(
      expansion.source.trimmingPrefix("\n") == """
        public struct API {
          public var fetch: @Sendable (Int, String) async throws -> Item
          let log: (String) -> Void
          var user: () -> User?
          var tags: () async -> [Tag]
          var isOnline: @MainActor (inout Int) async throws -> Bool = { _ in false }
        }

        extension API: MilieuEnvironment.Unimplementable {
          public static var unimplemented: Self {
            Self(
              fetch: { [endpoint = MilieuEnvironment.UnimplementedEndpoint("API.fetch")] _, _ in
                throw endpoint.wasCalled()
              },
              log: { [endpoint = MilieuEnvironment.UnimplementedEndpoint("API.log")] _ in
                endpoint.wasCalled()
              },
              user: { [endpoint = MilieuEnvironment.UnimplementedEndpoint("API.user")] in
                endpoint.wasCalled()
                return nil
              },
              tags: { [endpoint = MilieuEnvironment.UnimplementedEndpoint("API.tags")] in
                endpoint.wasCalled()
                return []
              },
              isOnline: { [endpoint = MilieuEnvironment.UnimplementedEndpoint("API.isOnline")] p0 in
                endpoint.wasCalled()
                let standing: @MainActor (inout Int) async throws -> Bool = { _ in
                  false
                }
                return try await standing(&p0)
              }
            )
          }
        }
        """)
    #expect(expansion.diagnostics.isEmpty)
  }

  @Test(
    "What a closure that cannot throw returns follows from its type",
    arguments: [
      ("()", ""), ("Void", ""), ("Int?", "return nil"), ("Optional<Int>", "return nil"),
      ("[Int: String]", "return [:]"),
      ("Set<Int>", "return []"), ("AsyncStream<Int>", "return AsyncStream<Int> { $0.finish() }"),
      (
        "AsyncThrowingStream<Int, any Error>",
        "return AsyncThrowingStream<Int, any Error> { $0.finish(throwing: endpoint.error) }"
      ),
    ])
  func results(_ type: String, _ statement: String) {
    let expansion = Expansion("@Unimplementable struct API {\n  var call: () -> \(type)\n}")
    #expect(expansion.diagnostics.isEmpty)
    let words = expansion.source.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let expected = ["endpoint.wasCalled()", statement].filter { !$0.isEmpty }.joined(separator: " ")
    #expect(words.contains("\"API.call\")] in \(expected) }"))
  }

  @Test("Properties that keep what they have, that are computed or the type's, are left alone; an optional is nil")
  func others() {
    let expansion = Expansion(
      """
      @Unimplementable struct API {
        static let shared = API(id: nil)
        var url = URL.main
        let version = 1
        let id: Int?
        var name: String { "API" }
        func reload() {}
      }
      """)
    #expect(expansion.diagnostics.isEmpty)
    let words = expansion.source.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("{ Self( id: nil ) }"))
  }

  @Test("An initialiser of the author's that takes the same counts as the memberwise one")
  func initializer() {
    let expansion = Expansion(
      "@Unimplementable struct API {\n  var a: () -> Void\n  init(a: @escaping () -> Void) { self.a = a }\n}")
    #expect(expansion.diagnostics.isEmpty)
  }

  @Test(
    "What cannot be stood in for is told at its place, with what to write instead",
    arguments: [
      EntryMacroTests.Mistake(
        source: "@Unimplementable class API {}", diagnostic: "1:1 '@Unimplementable' belongs to a struct of closures"),
      EntryMacroTests.Mistake(
        source: "@Unimplementable struct API {\n  var count: (String) -> Int\n}",
        diagnostic: """
          2:7 'API.count' returns 'Int' and cannot throw: give it a default that says what to return in a test
            Add a default
          """,
        fixed: "@Unimplementable struct API {\n  var count: (String) -> Int = { _ in <#Int#> }\n}"),
      EntryMacroTests.Mistake(
        source: "@Unimplementable struct API {\n  var count: () throws(Full) -> Int\n}",
        diagnostic: """
          2:7 'API.count' returns 'Int' and cannot throw: give it a default that says what to return in a test
            Add a default
          """,
        fixed: "@Unimplementable struct API {\n  var count: () throws(Full) -> Int = { <#Int#> }\n}"),
      EntryMacroTests.Mistake(
        source: "@Unimplementable struct API {\n  var url: URL\n}",
        diagnostic: "2:7 'API.url' is no closure: '@Unimplementable' needs a default value for it"),
      EntryMacroTests.Mistake(
        source: "@Unimplementable struct API {\n  let a: () -> Int = { 1 }\n}",
        diagnostic: "2:3 'API.a' always does the same: '@Unimplementable' needs 'var'\n  Replace 'let' with 'var'",
        fixed: "@Unimplementable struct API {\n  var a: () -> Int = { 1 }\n}"),
      EntryMacroTests.Mistake(
        source: "@Unimplementable struct API {\n  var a: () -> Void\n  init() { a = {} }\n}",
        diagnostic:
          "3:3 '@Unimplementable' needs 'init(a:)', which this initialiser takes the place of: move it to an extension"
      ),
    ])
  func mistakes(_ mistake: EntryMacroTests.Mistake) {
    let expansion = Expansion(mistake.source)
    #expect(expansion.diagnostics == [mistake.diagnostic])
    if let fixed = mistake.fixed { #expect(expansion.fixed == fixed) }
  }

  @Test("Everything that is wrong is told at once")
  func several() {
    let expansion = Expansion("@Unimplementable struct API {\n  var a: () -> Int\n  var b: URL\n}")
    #expect(expansion.diagnostics.count == 2)
  }
}
