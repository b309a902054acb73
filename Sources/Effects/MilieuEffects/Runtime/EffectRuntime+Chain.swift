internal import MilieuEnvironment

extension EffectRuntime {
  /// Calls the transducer for an event, and tells whoever follows.
  func transduce(_ event: Source.Event, from origin: EventOrigin) -> Source.Effect? {
    guard !hasEnded else { return nil }
    return isTraced ? transduceAndTell(event, from: origin) : transduce(event)
  }

  /// NB: apart, as the types it needs would else be looked up for every event.
  @inline(never)
  private func transduceAndTell(_ event: Source.Event, from origin: EventOrigin) -> Source.Effect? {
    let before = present
    let effect = transduce(event)
    options.trace?(Transition(event: event, origin: origin, before: before, after: present, effect: effect ?? .none))
    return effect
  }

  /// Carries out what a transition from outside returned.
  func carryOut(_ step: Source.Effect.Step) {
    switch step.operation {
    case .task(let task): start(task)
    case .cancel(let id): cancel(id)
    case .answer(let output): answer(output)
    case .event, .action, .asyncAction, .sequence, .merge: unfold(Strand(step))
    }
  }

  /// Carries out a line of effects until it ends or waits for an action, and the line it is a part of if it was the last part.
  func unfold(_ first: Strand<Source>) {
    chain.openStrands += 1
    var strand = first
    while !hasEnded {
      guard let step = strand.steps.popLast() else {
        chain.openStrands -= 1
        guard let whole = strand.parent else { return }
        whole.openParts -= 1
        guard whole.openParts == 0 else { return }
        strand = whole
        continue
      }
      switch step.operation {
      case .event(let event): takeInline(event, in: strand)
      case .sequence(let effects): strand.steps += effects.reversed().compactMap(\.step)
      case .merge(let effects):
        let parts = effects.compactMap(\.step)
        guard !parts.isEmpty else { continue }
        strand.openParts = parts.count
        // The last that ends goes on with what follows.
        for part in parts { unfold(Strand(part, parent: strand)) }
        return
      case .cancel(let id): cancel(id)
      case .answer(let output): answer(output)
      case .action(let action): run(action, in: strand)
      case .asyncAction(let action): return wait(for: action, in: strand)
      case .task(let task): start(task)
      }
    }
  }

  // MARK: - Events

  private func takeInline(_ event: Source.Event, in strand: Strand<Source>) {
    chain.inlineEvents += 1
    guard chain.inlineEvents <= longestChain else { return breakCircle(at: event, in: strand) }
    if let step = transduce(event, from: .inline)?.step { strand.steps.append(step) }
  }

  private func breakCircle(at event: Source.Event, in strand: Strand<Source>) {
    let message = """
      \(Source.name) does not come to an end: one event has led to \(longestChain) others inline, the last of them \
      \(String(describing: event)). The rest is dropped.
        cause    transitions or actions that return events for one another
        remedy   Start a .task for what repeats, so that other events can come in between.
      """
    tell(message)
    strand.steps = []
  }

  // MARK: - Actions

  /// Says what an author should change.
  func tell(_ message: String) { EnvironmentIssue.report(message, in: locked { services }?.surroundings.scope) }

  private func run(_ action: @Sendable (Source.Env) throws -> Source.Event?, in strand: Strand<Source>) {
    guard let services = locked({ services }) else { return }
    actionDidEnd(with: Result { try services.surroundings.run { try action(services.env) } }, in: strand)
  }

  private func wait(
    for action: @escaping @Sendable (Source.Env) async throws -> Source.Event?, in strand: Strand<Source>
  ) {
    guard let services = locked({ services }) else { return }
    chain.lastAction += 1
    let number = chain.lastAction
    suspended[number] = strand
    let task = services.surroundings.run {
      makeTask {
        do {
          let event = try await action(services.env)
          self.actionDidReturn(number, .success(event))
        } catch {
          self.actionDidReturn(number, .failure(error))
        }
      }
    }
    // NB: the action may have returned already; the taker, which this is, forgets the handle when it goes on with it.
    let isKept = locked {
      if !hasEnded { actions[number] = task }
      return !hasEnded
    }
    if !isKept { task.cancel() }
  }

  func actionDidEnd(with result: Result<Source.Event?, any Error>, in strand: Strand<Source>) {
    switch result {
    case .success(let event):
      if let event { strand.steps.append(Source.Effect.Step(.event(event))) }
    case .failure(let error):
      // What follows in a sequence relied on the action.
      strand.steps = []
      guard !(error is CancellationError) else { return }
      let event = Source.event(for: error)
      if let event { strand.steps = [Source.Effect.Step(.event(event))] }
      let isAwaited = locked {
        chain.callers.forEach { callers.fail($0, with: error) }
        return !chain.callers.isEmpty
      }
      if event == nil, !isAwaited { report(error, of: nil, kind: "An action") }
    }
  }

  // MARK: - Callers

  private func answer(_ output: Source.Output) {
    guard !chain.callers.isEmpty else { return }
    let resumptions = locked { chain.callers.compactMap { callers.answer($0, with: output) } }
    resumptions.forEach { $0.resume() }
  }

  /// All that an event caused inline is done.
  func finishChain() {
    chain.inlineEvents = 0
    if !chain.callers.isEmpty {
      let resumptions = locked { chain.callers.compactMap { callers.release($0) } }
      chain.callers = []
      resumptions.forEach { $0.resume() }
    }
    if let next = chain.next {
      chain.next = nil
      launch(next)
    }
  }

  /// Sends an event and waits.
  nonisolated(nonsending) func accept(
    _ event: Source.Event, from sender: TaskSender?, waiting wait: CallerTable<Source.Output>.Wait
  ) async throws -> Source.Output? {
    let number = locked { callers.announce(wait) }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        guard locked({ callers.admit(number, continuation) }) else {
          return continuation.resume(throwing: CancellationError())
        }
        do {
          try deliver(Delivery(event, from: sender, caller: number))
        } catch {
          locked { callers.settle(number, with: .failure(error)) }?.resume()
        }
      }
    } onCancel: {
      locked { callers.abandon(number) }?.resume()
    }
  }
}
