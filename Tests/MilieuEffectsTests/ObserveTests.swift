import MilieuEffects
import Observation
import Testing

@Suite("An observable object of the env is followed")
struct ObserveTests {
  @Observable @MainActor
  final class Library {
    var titles: [String] = []
    var other = 0
  }

  enum Follower: Transducer {
    struct State: Sendable { var log: [[String]] = [] }
    enum Event { case start, stop, changed([String]) }
    struct Env: Sendable { var library: Library }

    static func transduce(_ state: inout State, event: Event) -> Effect {
      switch event {
      case .start:
        return .observe(id: "library") { env in
          env.library.titles
        } event: {
          .changed($0)
        }
      case .stop: return .cancel("library")
      case .changed(let titles):
        state.log.append(titles)
        return .none
      }
    }
  }

  @Test("The value is taken in at once and after each change, until it is cancelled") @MainActor
  func mainActor() async {
    let library = Library()
    let store = EffectStore(of: Follower.self, state: .init(), initialEvent: .start, env: .init(library: library))
    await until { store.state.log.count == 1 }
    library.titles = ["a"]
    await until { store.state.log.count == 2 }
    library.other = 1
    library.titles = ["a"]
    library.titles.append("b")
    await until { store.state.log.count == 3 }
    store.input(.stop)
    library.titles = []
    while store.unreturnedTasks > 0 { await Task.yield() }
    #expect(store.state.log == [[], ["a"], ["a", "b"]])
  }

  enum Chain: Transducer {
    struct State: Sendable { var log: [Int] = [] }
    enum Event { case start, changed(Int) }
    struct Env: Sendable { var store: EffectStore<OrderTests.Circle> }

    static func transduce(_ state: inout State, event: Event) -> Effect {
      switch event {
      case .start: return .observe(\.store, keyPath: \.state) { .changed($0) }
      case .changed(let value):
        state.log.append(value)
        return .none
      }
    }
  }

  @Test("A store can follow another by key paths, and misses no last value")
  func store() async {
    let source = EffectStore(of: OrderTests.Circle.self, state: 7)
    let store = EffectStore(of: Chain.self, state: .init(), initialEvent: .start, env: .init(store: source))
    await until { store.state.log == [7] }
    source.input(.stop)
    await until { store.state.log == [7, -1] }
    #expect(store.runningTasks.count == 1)
  }
}
