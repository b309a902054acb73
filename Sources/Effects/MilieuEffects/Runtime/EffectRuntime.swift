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
/// **NB: the one unchecked place.** Of this module's types only this one and its subclasses are `@unchecked Sendable`. `lock` guards the
/// mailbox, the tables of tasks and callers, and what is said of parking. `taking` says whether there is a taker: an event that finds
/// nobody there and causes nothing needs no lock. The chain and the state are the taker's, and becoming and ceasing to be it go through
/// `taking` or `lock`. No author's code runs under the lock.
package class EffectRuntime<Source: Transducer>: @unchecked Sendable {
  typealias Delivery = Mailbox<Source>.Delivery
  typealias Resumption = CallerTable<Source.Output>.Resumption

  /// What ``taking`` may be.
  private enum Taking {
    /// There is no taker, and nothing waits.
    static var idle: Int { 0 }
    /// There is a taker, which found nobody before it and nothing waiting.
    static var quiet: Int { 1 }
    /// There is a taker, or one is summoned, or an action is waited for, and there may be more to do; or all has ended.
    static var loud: Int { 2 }
  }

  private let taking = Atomic(Taking.idle)
  private let ended = Atomic(false)

  /// How many functions of tasks have begun and not returned, those of replaced tasks among them.
  let running = Atomic(0)

  // Guarded by the lock.
  private let lock = NSLock()
  private var mailbox = Mailbox<Source>()
  private var endedActions: [(ActionNumber, Result<Source.Event?, any Error>)] = []
  /// Whether the taking waits for an action.
  private var isParked = false
  /// Whether the taker is yet to come where it may take in.
  private var isSummoned = false
  var tasks = TaskTable()
  var callers = CallerTable<Source.Output>()
  var actions: [ActionNumber: Task<Void, Never>] = [:]
  /// What effects are carried out with; `nil` after the end.
  var services: EffectServices<Source>?

  // The taker's.
  var chain = EffectChain()
  /// Lines of effects that wait for an asynchronous action.
  var suspended: [ActionNumber: Strand<Source>] = [:]

  let options: EffectRuntimeOptions<Source>

  /// Whether somebody is told of transitions.
  let isTraced: Bool

  /// - Parameters:
  ///   - env: the services.
  ///   - options: how to run.
  package init(env: Source.Env, options: EffectRuntimeOptions<Source>) {
    services = EffectServices(env: env)
    var options = options
    if options.clock == nil, let provider = env as? any ClockProviding { options.clock = provider.clock }
    self.options = options
    isTraced = options.trace != nil
  }

  // MARK: - For subclasses

  /// Whether events may be taken in on the present thread.
  package var isHome: Bool { true }

  /// Calls ``takeIn()`` where events may be taken in, soon.
  package func summonHome() {}

  /// How many events the taker may take in before it lets others have their turn at home.
  package var patience: Int { .max }

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

  @inline(__always)
  final func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }

  /// Takes an event in, now or when those before it are.
  final func post(_ event: Source.Event, from sender: TaskSender?) throws(EffectError) {
    let isFirst =
      sender == nil && !hasEnded && isHome
      && taking.compareExchange(expected: Taking.idle, desired: Taking.quiet, ordering: .acquiringAndReleasing)
        .exchanged
    guard isFirst else { return try deliver(Delivery(event, from: sender)) }
    if let step = transduce(event, from: .outside)?.step { carryOut(step) }
    let isQuiet =
      !chain.isOpen
      && taking.compareExchange(expected: Taking.quiet, desired: Taking.idle, ordering: .acquiringAndReleasing)
        .exchanged
    if !isQuiet { takeInTheRest() }
  }

  /// Puts an event behind those that wait, and takes in if nobody does.
  final func deliver(_ delivery: Delivery) throws(EffectError) {
    let isHome = isHome
    lock.lock()
    if let refusal = refusal(of: delivery) {
      lock.unlock()
      throw refusal
    }
    mailbox.append(delivery)
    let isTaker = !isParked && becomesTaker(atHome: isHome)
    lock.unlock()
    if isTaker { goHome(isHome) }
  }

  private func refusal(of delivery: Delivery) -> EffectError? {
    if hasEnded { return .ended(transducer: Source.name) }
    guard let sender = delivery.sender, !tasks.counts(sender) else { return nil }
    return .superseded(transducer: Source.name)
  }

  // MARK: - Becoming the taker

  /// Whether the one who calls, under the lock, becomes the taker. Away from home it only sees to it that somebody comes.
  private func becomesTaker(atHome isHome: Bool) -> Bool {
    if taking.exchange(Taking.loud, ordering: .acquiringAndReleasing) == Taking.idle {
      isSummoned = !isHome
      return true
    }
    // One at home need not wait for one who is on the way.
    guard isSummoned, isHome else { return false }
    isSummoned = false
    return true
  }

  private func goHome(_ isHome: Bool) {
    if isHome { takeInTheRest() } else { summonHome() }
  }

  /// Takes in what waits, as the taker that was summoned. Called where events may be taken in.
  package final func takeIn() {
    let isTaker = locked {
      defer { isSummoned = false }
      return isSummoned
    }
    if isTaker { takeInTheRest() }
  }

  /// Whether somebody takes events in at this moment. Not so while an action is waited for.
  package final var isTakingIn: Bool {
    locked { !hasEnded && !isParked && taking.load(ordering: .acquiring) != Taking.idle }
  }

  /// An asynchronous action has ended. Called on any thread.
  final func actionDidReturn(_ action: ActionNumber, _ result: Result<Source.Event?, any Error>) {
    let isHome = isHome
    lock.lock()
    guard !hasEnded else { return lock.unlock() }
    endedActions.append((action, result))
    let isTaker = isParked
    isParked = false
    if isTaker { isSummoned = !isHome }
    lock.unlock()
    if isTaker { goHome(isHome) }
  }

  // MARK: - Taking in

  /// Goes on taking in, as the taker, until nothing waits or an action is waited for.
  private func takeInTheRest() {
    var left = patience
    while true {
      lock.lock()
      if hasEnded {
        lock.unlock()
        return clear()
      }
      if !endedActions.isEmpty {
        let (action, result) = endedActions.removeFirst()
        actions[action] = nil
        lock.unlock()
        resume(action, with: result)
      } else if chain.isOpen {
        isParked = true
        return lock.unlock()
      } else if left == 0 {
        // Those who flood this runtime from elsewhere must not keep everybody at home waiting.
        isSummoned = true
        lock.unlock()
        return summonHome()
      } else if let delivery = mailbox.take() {
        left -= 1
        let counts = admit(delivery)
        lock.unlock()
        if counts { takeIn(delivery) } else { refuse(delivery) }
      } else {
        taking.store(Taking.idle, ordering: .releasing)
        return lock.unlock()
      }
      if !chain.isOpen { finishChain() }
    }
  }

  private func takeIn(_ delivery: Delivery) {
    let origin: EventOrigin = delivery.sender.map { .task($0.id) } ?? .outside
    if let step = transduce(delivery.event, from: origin)?.step { carryOut(step) }
  }

  private func resume(_ action: ActionNumber, with result: Result<Source.Event?, any Error>) {
    guard let strand = suspended.removeValue(forKey: action) else { return }
    chain.openStrands -= 1
    actionDidEnd(with: result, in: strand)
    unfold(strand)
  }

  /// Begins the chain of an event with the callers that wait for it. Called under the lock.
  ///
  /// - Returns: whether the sender still counts.
  private func admit(_ delivery: Delivery) -> Bool {
    guard let sender = delivery.sender else {
      if let caller = delivery.caller { chain.callers.append(caller) }
      return true
    }
    guard tasks.counts(sender) else { return false }
    if let caller = delivery.caller { chain.callers.append(caller) }
    if delivery.endsSender, let (run, next) = tasks.end(sender) {
      chain.callers += run.callers
      chain.next = next
      if let failure = delivery.failure { run.callers.forEach { callers.fail($0, with: failure) } }
    }
    return true
  }

  /// The task was replaced after it had sent this.
  private func refuse(_ delivery: Delivery) {
    guard let caller = delivery.caller else { return }
    let error = EffectError.superseded(transducer: Source.name)
    locked { callers.settle(caller, with: .failure(error)) }?.resume()
  }

  // MARK: - Ending

  /// Ends the runtime: cancels all tasks, fails all that wait with ``EffectError/ended(transducer:)``, and lets go of the env and the state.
  ///
  /// May be called on any thread, and more than once.
  package final func end() {
    lock.lock()
    guard !hasEnded else { return lock.unlock() }
    ended.store(true, ordering: .releasing)
    let senders = tasks.cancelAll()
    let pending = actions.values
    let resumptions = callers.failAll(with: EffectError.ended(transducer: Source.name))
    let waiting = (mailbox, endedActions)
    mailbox = Mailbox()
    actions = [:]
    endedActions = []
    // Else there is a taker, which notices.
    let wasAtRest =
      taking.exchange(Taking.loud, ordering: .acquiringAndReleasing) == Taking.idle || isParked || isSummoned
    isParked = false
    isSummoned = false
    lock.unlock()
    var (undelivered, _) = waiting
    undelivered.removeAll()
    senders.forEach { $0.cancel() }
    pending.forEach { $0.cancel() }
    resumptions.forEach { $0.resume() }
    if wasAtRest { clear() }
  }

  /// Lets go of what belongs to the author, after the lock as that may run code of theirs.
  private func clear() {
    let kept = locked {
      defer { services = nil }
      return services
    }
    withExtendedLifetime(kept) {
      chain = EffectChain()
      suspended = [:]
    }
    release()
  }
}
