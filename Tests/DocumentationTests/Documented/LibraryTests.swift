import MilieuEffects
import MilieuTesting
import Testing

@Test("A change of the query asks for titles")
func transition() {
  var state = Library.State()
  let effect = Library.transduce(&state, event: .queryChanged("Ran"))
  #expect(state == Library.State(query: "Ran", isLoading: true))
  #expect(effect.description == #"task(id: "search", after: 0.3 seconds)"#)
}

@Test("A search shows what it finds")
func findingBooks() async {
  let test = TransducerTest(Library.self, state: .init(), env: .init(search: { _ in ["Ran"] }))
  await test.send(.queryChanged("Ran")) {
    $0.query = "Ran"
    $0.isLoading = true
  }
  await test.advance(by: .milliseconds(300))
  await test.receive(.found(["Ran"])) {
    $0.titles = ["Ran"]
    $0.isLoading = false
  }
  await test.finish()
}

@Test("A failed search stops loading")
func failing() async {
  struct Offline: Error {}
  let test = TransducerTest(
    Library.self, state: .init(), env: .init(search: { _ in throw Offline() }), mode: .loose)
  await test.send(.queryChanged("Ran"))
  await test.advance(by: .seconds(1))
  await test.receive(.failed) { $0.isLoading = false }
  await test.finish()
}

@Test("Whatever happens, it does not load for ever")
func invariants() async {
  await checkInvariants(
    of: Library.self, from: .init(),
    env: { clock in
      Library.Env { query in
        try await clock.sleep(for: .milliseconds(100))
        return [query]
      }
    },
    events: { random in
      .queryChanged(["", "a", "ab"].randomElement(using: &random) ?? "")
    },
    [
      .atRest("Nothing loads") { !$0.isLoading },
      .atRest("What is shown is what was asked for") { $0.query.isEmpty || $0.titles == [$0.query] },
    ])
}

@Test("A log gives every state again")
func logged() {
  let log = EventLog(of: Library.self)
  let store = EffectStore(of: Library.self, state: .init(), env: .init(search: { _ in [] }), log: log)
  store(.queryChanged("Ran"))
  store(.found(["Ran"]))
  #expect(log.state(after: 1)?.isLoading == true)
  #expect(log.entries[1].changes.description.contains("isLoading: true → false"))
}
