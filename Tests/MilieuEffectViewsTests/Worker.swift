import MilieuEffectViews
import MilieuEffects
import MilieuRuntime
import MilieuViews
import Synchronization

/// A feature whose tasks go on until something happens, to see what ends them.
enum Worker: Transducer {
  struct State: Equatable { var count = 0 }

  enum Event { case work, ask, act, stubborn, up }

  struct Env: Sendable {
    let service: Service
  }

  typealias Output = Int

  static func transduce(_ state: inout State, event: Event) -> Effect {
    switch event {
    case .work: .task(id: "work") { _, env in await env.service.waitForCancellation(as: "work") }
    case .ask:
      .request(id: "ask") { _, env in
        await env.service.waitForCancellation(as: "ask")
        return 1
      }
    case .act:
      .action { env async in
        await env.service.gate.wait()
        return .up
      }
    case .stubborn:
      .run { input, env in
        await env.service.gate.wait()
        let log = env.service.log
        do { try input.post(.up) } catch { log.note("refused \(error)") }
      }
    case .up: count(&state)
    }
  }

  private static func count(_ state: inout State) -> Effect {
    state.count += 1
    return .none
  }
}

/// What workers use; a test sees whether it is let go.
final class Service: Sendable {
  let log: Log
  let gate: Gate

  init(log: Log, gate: Gate) {
    self.log = log
    self.gate = gate
  }

  func waitForCancellation(as name: String) async {
    log.note("\(name) began")
    let (stream, continuation) = AsyncStream<Never>.makeStream()
    for await _ in stream {}
    withExtendedLifetime(continuation) { log.note("\(name) cancelled") }
  }
}

/// What happened, on any thread.
final class Log: Sendable {
  private let contents = Mutex<[String]>([])
  var lines: [String] { contents.withLock { $0 } }
  func note(_ line: String) { contents.withLock { $0.append(line) } }
}

/// Lets everybody pass once it is opened, also those whose task is cancelled.
final class Gate: Sendable {
  private struct Contents {
    var isOpen = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let contents = Mutex(Contents())

  var waiting: Int { contents.withLock { $0.waiting.count } }

  func wait() async {
    await withCheckedContinuation { continuation in
      let isOpen = contents.withLock { contents in
        if !contents.isOpen { contents.waiting.append(continuation) }
        return contents.isOpen
      }
      if isOpen { continuation.resume() }
    }
  }

  func open() {
    let waiting = contents.withLock { contents in
      defer { contents.waiting = [] }
      contents.isOpen = true
      return contents.waiting
    }
    waiting.forEach { $0.resume() }
  }
}

/// What a test and the views that it shows share.
@MainActor
final class Shared {
  let log = Log()
  let gate = Gate()

  /// What the views' next env uses.
  var service: Service

  /// The inputs that contents were given, one for each identity.
  var inputs: [Worker.Input] = []

  init() { service = Service(log: log, gate: gate) }

  func keep(_ input: Worker.Input) {
    if !inputs.contains(input) { inputs.append(input) }
  }

  /// Gives the service up, for the next env a new one; what still refers to the old keeps it.
  func replaceService() { service = Service(log: log, gate: gate) }
}

/// Shows a worker with a state of its own.
struct WorkerView: View {
  let shared: Shared
  var name = "Up"
  var initialEvent: Worker.Event? = .work
  @State private var state = Worker.State()

  var body: some View {
    WorkerContent(shared: shared, name: name, initialEvent: initialEvent, state: $state)
  }
}

/// Shows a worker on a state that somebody else keeps.
struct WorkerContent: View {
  let shared: Shared
  var name = "Up"
  var initialEvent: Worker.Event?
  @Binding var state: Worker.State

  var body: some View {
    EffectView(
      of: Worker.self, state: $state, initialEvent: initialEvent, initialEnv: Worker.Env(service: shared.service)
    ) { state, input in
      let _ = shared.keep(input)
      Button("\(name) \(state.count)") { input(.up) }
    }
  }
}
