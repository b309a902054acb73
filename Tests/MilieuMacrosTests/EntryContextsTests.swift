import Testing

/// `@Entry(live:preview:test:)`.
@Suite struct EntryContextsTests {
  @Test("An entry with a value for each context becomes a key that keeps those of the process and makes those of tests")
  func key() {
    let expansion = Expansion(
      """
      extension EnvironmentValues {
        @Entry(live: LiveAPI(url: .main), preview: MockAPI(), test: MockAPI(delay: 0)) var api: any API
      }
      """)
    #expect(
      expansion.source == """
        extension EnvironmentValues {
          var api: any API {
            get {
              self[__Key_api.self]
            }
            set {
              self[__Key_api.self] = newValue
            }
          }

          private struct __Key_api: MilieuEnvironment.ContextualEnvironmentKey {
            nonisolated(unsafe) static var liveValue: any API = LiveAPI(url: .main)
            nonisolated(unsafe) static var previewValue: any API = MockAPI()
            static var testValue: any API {
              MockAPI(delay: 0)
            }
          }
        }
        """)
    #expect(expansion.diagnostics.isEmpty)
  }

  @Test("What is left out is left to the protocol", arguments: [("live: A()", 1), ("live: A(), preview: B()", 2)])
  func leftOut(_ arguments: String, _ count: Int) {
    let expansion = Expansion("extension EnvironmentValues {\n  @Entry(\(arguments)) var api: API?\n}")
    #expect(expansion.diagnostics.isEmpty)
    #expect(expansion.source.matches(of: /static var \w+Value/).count == count)
    #expect(expansion.source.contains("static var liveValue: API? = A()"))
  }

  @Test("The value for tests may be named without one for previews")
  func testOnly() {
    let expansion = Expansion("extension EnvironmentValues {\n  @Entry(live: A(), test: C()) var api: API\n}")
    #expect(expansion.diagnostics.isEmpty)
    #expect(expansion.source.contains("static var testValue: API {"))
    #expect(!expansion.source.contains("previewValue"))
  }

  @Test(
    "What cannot be such an entry is told at its place, with what to write instead",
    arguments: [
      EntryMacroTests.Mistake(
        source: "extension Transaction {\n  @Entry(live: A()) var a: A\n}",
        diagnostic: "2:3 Only an entry of EnvironmentValues has values for contexts, not one of Transaction"),
      EntryMacroTests.Mistake(
        source: "extension EnvironmentValues {\n  @Entry(live: A()) var a: A = B()\n}",
        diagnostic: """
          2:30 The live value is the default: leave out the one of the property
            Remove the default value
          """,
        fixed: "extension EnvironmentValues {\n  @Entry(live: A()) var a: A\n}"),
      EntryMacroTests.Mistake(
        source: "extension EnvironmentValues {\n  @Entry(live: A()) var a\n}",
        diagnostic: "2:25 An entry with values for contexts needs a type\n  Add a type",
        fixed: "extension EnvironmentValues {\n  @Entry(live: A()) var a: <#type#>\n}"),
      EntryMacroTests.Mistake(
        source: "extension EnvironmentValues {\n  @Entry(live: A()) let a: A\n}",
        diagnostic: "2:21 An entry is written as well as read: '@Entry' needs 'var'\n  Replace 'let' with 'var'",
        fixed: "extension EnvironmentValues {\n  @Entry(live: A()) var a: A\n}"),
      EntryMacroTests.Mistake(
        source: "extension Screen {\n  @Entry(live: A()) var a: A\n}", diagnostic: "2:3 \(EntryMacroTests.place)"),
    ])
  func mistakes(_ mistake: EntryMacroTests.Mistake) {
    let expansion = Expansion(mistake.source)
    #expect(expansion.diagnostics == [mistake.diagnostic])
    if let fixed = mistake.fixed { #expect(expansion.fixed == fixed) }
  }
}
