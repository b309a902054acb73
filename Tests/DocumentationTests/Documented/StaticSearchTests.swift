import MilieuEffects
import MilieuTesting
import SwiftUI
import Testing

enum FixedAPI: SearchAPI {
  static func search(_ query: String) async throws -> [Movie] { [Movie(id: 7, title: query)] }
}

@Test("What the service finds is shown")
func fixedService() async {
  let test = TransducerTest(StaticSearch<FixedAPI>.self, state: .init(), env: FixedAPI.self)
  await test.send(.queryChanged("heat"))
  await test.receive(.found([Movie(id: 7, title: "heat")])) { $0.movies = [Movie(id: 7, title: "heat")] }
  await test.finish()
}
