import MilieuEffects

/// A transducer that does what its events say, and writes down those it took in.
enum Script: Transducer {
  struct State: Equatable, Sendable { var log: [String] = [] }

  enum Event: Sendable {
    /// Only written down.
    case note(String)
    /// Written down, with an effect.
    case effect(String, Effect)
  }

  struct Env: Sendable {
    var object: Service?
  }

  typealias Output = String

  final class Service: Sendable {}

  static func transduce(_ state: inout State, event: Event) -> Effect? {
    switch event {
    case .note(let text):
      state.log.append(text)
      return nil
    case .effect(let text, let effect):
      state.log.append(text)
      return effect
    }
  }

  static func store() -> EffectStore<Script> { EffectStore(state: .init(), env: .init()) }
}

extension EffectStore where Source == Script {
  var log: [String] { state.log }

  /// Waits until an event has been taken in that says so.
  func logs(_ text: String) async { await until { log.contains(text) } }

  /// Waits until no function of a task runs.
  func idle() async {
    while unreturnedTasks > 0 { await Task.yield() }
  }
}

/// Takes the inputs of tasks out of them.
actor Inputs {
  private(set) var all: [Script.Input] = []

  func keep(_ input: Script.Input) { all.append(input) }
}
