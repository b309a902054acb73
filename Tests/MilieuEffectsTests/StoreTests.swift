import MilieuEffects
import Observation
import Synchronization
import Testing

@Suite("A store runs a transducer")
struct StoreTests {
  enum Counter: Transducer {
    struct State: Equatable, Sendable { var count = 0, log: [String] = [] }
    enum Event: Equatable { case up, down, twice, load(Int), loaded(Int), failed(String), chain }
    struct Env: Sendable {
      var load: @Sendable (Int) async throws -> Int = { $0 }
    }
    typealias Output = Int

    static func transduce(_ state: inout State, event: Event) -> Effect {
      state.log.append("\(event)")
      switch event {
      case .up: state.count += 1
      case .down: state.count -= 1
      case .twice: return .sequence([.event(.up), .event(.up)])
      case .load(let n):
        return .request(id: "load") { input, env in
          let value = try await env.load(n)
          try await input.send(.loaded(value))
          return value
        }
      case .loaded(let n): state.count = n
      case .failed: break
      case .chain:
        return .sequence([
          .event(.twice), .action { _ in .down }, .action { _ async in .up }, .answer(state.count),
        ])
      }
      return .none
    }

    static func failure(_ error: any Error) -> Event { .failed("\(error)") }
  }

  @Test("An event has changed the state when the call returns")
  func synchronous() {
    let store = EffectStore(of: Counter.self, state: .init(), initialEvent: .up, env: .init())
    #expect(store.state.count == 1)
    store.input(.twice)
    #expect(store.state.count == 3)
  }

  @Test("A request is answered by the task it leads to")
  func request() async throws {
    let store = EffectStore(of: Counter.self, state: .init(), env: .init(load: { $0 * 2 }))
    #expect(try await store.input.request(.load(21)) == 42)
    #expect(store.state.count == 42)
  }

  @Test("Inline events and actions unfold in the order written")
  func inline() async throws {
    let store = EffectStore(of: Counter.self, state: .init(), env: .init())
    #expect(try await store.input.request(.chain) == 0)
    #expect(store.state.log == ["chain", "twice", "up", "up", "down", "up"])
    #expect(store.state.count == 2)
  }

  @Test("After the end a post is refused by name, and a request does not hang")
  func ended() async {
    let store = EffectStore(of: Counter.self, state: .init(), env: .init())
    let input = store.input
    store.end()
    #expect(throws: EffectError.ended(transducer: "StoreTests.Counter")) { try input.post(.up) }
    await #expect(throws: EffectError.ended(transducer: "StoreTests.Counter")) { try await input.request(.up) }
  }
}
