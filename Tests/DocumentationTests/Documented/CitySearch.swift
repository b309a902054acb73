import MilieuEffects
import MilieuTesting
import Testing

enum CitySearch: Transducer {
  struct State: Equatable, Sendable { var query = "", cities: [String] = [] }
  enum Event: Equatable { case queryChanged(String), found([String]) }
  struct Env: Sendable { var search: @Sendable (String) async throws -> [String] }

  static func transduce(_ state: inout State, event: Event) -> Effect? {
    switch event {
    case .queryChanged(let query):
      state.query = query
      return .task(id: "search", after: .milliseconds(300)) { _, env in .found(try await env.search(query)) }
    case .found(let cities):
      state.cities = cities
      return nil
    }
  }
}

@Test("A search answers once nobody types")
func searching() async {
  let test = TransducerTest(CitySearch.self, state: .init(), env: .init(search: { ["\($0)lo"] }))
  await test.send(.queryChanged("Os")) { $0.query = "Os" }
  await test.advance(by: .milliseconds(300))
  await test.receive(.found(["Oslo"])) { $0.cities = ["Oslo"] }
  await test.finish()
}
