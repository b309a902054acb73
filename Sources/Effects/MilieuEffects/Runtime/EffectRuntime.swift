internal import Foundation
internal import MilieuEnvironment
internal import Synchronization

/// Runs one transducer: takes events in one by one, carries out what each causes, and owns every task.
///
/// **Who does what.** Anybody may deliver an event, on any thread. Whoever delivers one while nobody takes events in becomes the *taker*,
/// until nothing is left; only the taker calls the transducer and changes the state. An asynchronous action parks the taking: what is
/// delivered meanwhile waits, and whoever ends the action goes on as the taker. A subclass says where events may be taken in (``isHome``)
/// and where the state is (``transduce(_:)``).
///
/// **NB: the one unchecked place.** This is the only type of the module that is `@unchecked Sendable`. `lock` guards the mailbox, the tables
/// of tasks and callers, and who takes in. The chain is the taker's, and being the taker is handed on through `lock`. No author's code runs
/// under it.
package class EffectRuntime<Source: Transducer>: @unchecked Sendable {
  /// An event on its way in.
  struct Delivery {
    let event: Source.Event
    /// The task that sent it.
    var sender: TaskSender?
    /// Whether the task ends with it.
    var endsSender = false
    /// The caller that waits for it.
    var caller: CallerNumber?
    /// What the task ended with, if the event stands for that.
    var failure: (any Error)?
  }

  private enum Taking {
    /// Nobody takes in.
    case idle
    /// Somebody does.
    case busy
    /// Somebody did, and will once an action has ended.
    case parked
  }

  typealias Resumption = CallerTable<Source.Output>.Resumption

  // Guarded by the lock.
  private let lock = NSLock()
  private var mailbox = Mailbox<Delivery>()
  private var taking = Taking.idle
  private var endedActions: [(ActionNumber, Result<Source.Event?, any Error>)] = []
  var tasks = TaskTable<Source>()
  var callers = CallerTable<Source.Output>()
  var actions: [ActionNumber: Task<Void, Never>] = [:]
  var env: Source.Env?

  // The taker's.
  var chain = EffectChain<Source>()

  private let ended = Atomic(false)

  /// How many functions of tasks have begun and not returned, those of replaced tasks among them.
  let running = Atomic(0)

  let options: EffectRuntimeOptions<Source>

  /// Where effects find the environment.
  let surroundings = Surroundings()

  /// - Parameters:
  ///   - env: the services.
  ///   - options: how to run.
  package init(env: Source.Env, options: EffectRuntimeOptions<Source>) {
    self.env = env
    var options = options
    if options.clock == nil, let provider = env as? any ClockProviding { options.clock = provider.clock }
    self.options = options
  }

  // MARK: - For subclasses

  /// Whether events may be taken in on the present thread.
  package var isHome: Bool { true }

  /// Calls ``takeIn()`` where events may be taken in, soon.
  package func summonHome() {}

  /// The state, for the taker.
  package var present: Source.State { preconditionFailure("Every runtime has a state.") }

  /// Calls the transducer for an event, on the state.
  package func transduce(_ event: Source.Event) -> Source.Effect? {
    preconditionFailure("Every runtime has a state.")
  }

  /// Lets go of what the state is kept with.
  package func release() {}

  // MARK: - Delivering

  final var hasEnded: Bool { ended.load(ordering: .acquiring) }

  final func locked<Result>(_ body: () throws -> Result) rethrows -> Result { try lock.withLock(body) }

  /// Takes an event in, now or when those before it are.
  final func accept(_ delivery: Delivery) throws(EffectError) {
    var refusal: EffectError?
    let isTakerNeeded = locked {
      refusal = self.refusal(of: delivery)
      guard refusal == nil else { return false }
      mailbox.append(delivery)
      return taking == .idle
    }
    if let refusal { throw refusal }
    if isTakerNeeded { takeInAtHome() }
  }

  private func refusal(of delivery: Delivery) -> EffectError? {
    if hasEnded { return .ended(transducer: Source.name) }
    guard let sender = delivery.sender, !tasks.counts(sender) else { return nil }
    return .superseded(transducer: Source.name)
  }

  // MARK: - Taking in

  final func takeInAtHome() {
    if isHome { takeIn() } else { summonHome() }
  }

  /// Takes in what waits, until nothing does or an action is waited for. Called where events may be taken in.
  package final func takeIn() {
    let isMine = locked {
      guard taking == .idle || (taking == .parked && !endedActions.isEmpty) else { return false }
      taking = .busy
      return true
    }
    guard isMine else { return }
    while let step = next() {
      switch step {
      case .take(let delivery):
        let origin: Transition<Source>.Origin = delivery.sender.map { .task($0.id) } ?? .outside
        if let effect = transduce(delivery.event, from: origin) { unfold(Strand(effect)) }
      case .resume(let action, let result):
        guard let strand = chain.suspended.removeValue(forKey: action) else { continue }
        chain.openStrands -= 1
        actionDidEnd(with: result, in: strand)
        unfold(strand)
      }
      if !chain.isOpen { finishChain() }
    }
  }

  private enum Step {
    case take(Delivery)
    case resume(ActionNumber, Result<Source.Event?, any Error>)
  }

  /// What the taker is to do next; `nil` when it is the taker no more.
  private func next() -> Step? {
    var resumptions: [Resumption] = []
    var step: Step?
    let mustClear = locked {
      if hasEnded {
        taking = .idle
        return true
      }
      if !endedActions.isEmpty {
        let (action, result) = endedActions.removeFirst()
        actions[action] = nil
        step = .resume(action, result)
      } else if chain.isOpen {
        taking = .parked
      } else if let delivery = nextDelivery(&resumptions) {
        step = .take(delivery)
      } else {
        taking = .idle
      }
      return false
    }
    resumptions.forEach { $0.resume() }
    if mustClear { clear() }
    return step
  }

  /// The next event whose sender still counts, with the callers that wait for it in the chain. Called under the lock.
  private func nextDelivery(_ resumptions: inout [Resumption]) -> Delivery? {
    while let delivery = mailbox.take() {
      if let sender = delivery.sender, !tasks.counts(sender) {
        // The task was replaced after it had sent this.
        let error = EffectError.superseded(transducer: Source.name)
        if let resumption = delivery.caller.flatMap({ callers.settle($0, with: .failure(error)) }) {
          resumptions.append(resumption)
        }
        continue
      }
      if let caller = delivery.caller { chain.callers.append(caller) }
      if delivery.endsSender, let ended = delivery.sender.flatMap({ tasks.end($0.number) }) {
        chain.callers += ended.run.callers
        chain.next = ended.next
        if let failure = delivery.failure { ended.run.callers.forEach { callers.fail($0, with: failure) } }
      }
      return delivery
    }
    return nil
  }

  // MARK: - Asynchronous actions

  /// Called on any thread.
  final func actionDidReturn(_ action: ActionNumber, _ result: Result<Source.Event?, any Error>) {
    let isTakerNeeded = locked {
      guard !hasEnded else { return false }
      endedActions.append((action, result))
      return taking == .parked
    }
    if isTakerNeeded { takeInAtHome() }
  }

  // MARK: - Ending

  /// Ends the runtime: cancels all tasks, fails all that wait with ``EffectError/ended(transducer:)``, and lets go of the env and the state.
  ///
  /// May be called on any thread, and more than once.
  package final func end() {
    var handles: [Task<Void, Never>] = []
    var resumptions: [Resumption] = []
    let mustClear = locked {
      guard !hasEnded else { return false }
      ended.store(true, ordering: .releasing)
      handles = tasks.cancelAll() + actions.values
      actions = [:]
      endedActions = []
      mailbox = Mailbox()
      resumptions = callers.failAll(with: EffectError.ended(transducer: Source.name))
      return taking != .busy
    }
    handles.forEach { $0.cancel() }
    resumptions.forEach { $0.resume() }
    // Else the taker does, when it notices.
    if mustClear { clear() }
  }

  private func clear() {
    let env = locked {
      defer { self.env = nil }
      return self.env
    }
    // Given up after the lock, as that may run an author's code.
    withExtendedLifetime(env) { chain = EffectChain() }
    release()
  }
}
