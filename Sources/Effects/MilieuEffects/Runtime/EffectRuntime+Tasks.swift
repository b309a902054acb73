internal import MilieuEnvironment
internal import Synchronization

extension EffectRuntime {
  // MARK: - Starting

  /// Starts a task for the chain, or does with it what its option says.
  func start(_ effect: TaskEffect<Source>) {
    let admission = locked { () -> TaskTable<Source>.Admission in
      guard !hasEnded else { return .ignored }
      let waiting = effect.isAwaited ? chain.callers.filter { callers.waitsForAnswer($0) } : []
      let admission = tasks.admit(effect, callers: waiting)
      if case .ignored = admission { return admission }
      waiting.forEach { callers.hold($0) }
      return admission
    }
    guard case .start(let number, let replaced) = admission else { return }
    replaced?.cancel()
    launch(number)
  }

  /// Runs a task that the table holds. Called on any thread.
  func launch(_ number: TaskNumber) {
    guard
      let (run, env) = locked({ () -> (TaskTable<Source>.Run, Source.Env)? in
        guard let run = tasks.run(number), let env else { return nil }
        return (run, env)
      })
    else { return }
    let (effect, input) = (run.effect, TransducerInput(self, sender: run.sender))
    running.add(1, ordering: .relaxed)
    let handle = surroundings.run {
      Task(executorPreference: options.executor, priority: effect.priority) { () async -> Void in
        await self.perform(effect, number, input, env)
        self.running.subtract(1, ordering: .relaxed)
      }
    }
    // NB: a task that is not there has ended already, or was cancelled before its handle was known.
    if !locked({ tasks.keep(handle, for: number) }) { handle.cancel() }
  }

  private func perform(
    _ effect: TaskEffect<Source>, _ number: TaskNumber, _ input: Source.Input, _ env: Source.Env
  ) async {
    do {
      if let delay = effect.delay { try await (options.clock ?? ContinuousClock()).sleep(for: delay) }
      guard locked({ tasks.contains(number) }) else { return }
      switch try await effect.operation(input, env) {
      case .nothing: taskDidEnd(number) { callers.release($0) }
      case .answer(let output): taskDidEnd(number) { callers.answer($0, with: output) ?? callers.release($0) }
      case .event(let event): try? accept(Delivery(event: event, sender: input.sender, endsSender: true))
      }
    } catch {
      taskDidFail(number, input, with: error)
    }
  }

  // MARK: - Ending

  /// - Parameter settle: what becomes of each caller that waits for the task; called under the lock.
  private func taskDidEnd(_ number: TaskNumber, _ settle: (CallerNumber) -> Resumption?) {
    let (resumptions, next) = locked { () -> ([Resumption], TaskNumber?) in
      guard let ended = tasks.end(number) else { return ([], nil) }
      return (ended.run.callers.compactMap(settle), ended.next)
    }
    resumptions.forEach { $0.resume() }
    if let next { launch(next) }
  }

  private func taskDidFail(_ number: TaskNumber, _ input: Source.Input, with error: any Error) {
    guard let effect = locked({ tasks.run(number)?.effect }) else { return }
    if error is CancellationError {
      taskDidEnd(number) { callers.settle($0, with: .failure(error)) }
    } else if let event = Source.event(for: error) {
      try? accept(Delivery(event: event, sender: input.sender, endsSender: true, failure: error))
    } else {
      var isAwaited = false
      taskDidEnd(number) {
        isAwaited = true
        return callers.settle($0, with: .failure(error))
      }
      if !isAwaited { report(error, of: effect.id, kind: effect.description) }
    }
  }

  /// Cancels the task under an id and what waits for it.
  func cancel(_ id: TaskID) {
    let (handle, resumptions) = locked { () -> (Task<Void, Never>?, [Resumption]) in
      guard let cancelled = tasks.cancel(id) else { return (nil, []) }
      return (
        cancelled.handle,
        cancelled.callers.compactMap { callers.settle($0, with: .failure(CancellationError())) }
      )
    }
    handle?.cancel()
    resumptions.forEach { $0.resume() }
  }

  /// Says that an error reached nobody.
  func report(_ error: any Error, of id: TaskID?, kind: String) {
    if let reportError = options.reportError { return reportError(error, id) }
    let message = """
      \(kind) of \(Source.name) threw an error that nobody deals with: \(error)
        remedy   Declare the event for it: static func failure(_ error: any Error) -> Event { … }, or catch it in the effect.
      """
    EnvironmentIssue.report(message, in: surroundings.scope)
  }

  // MARK: - What runs

  /// The tasks that run and whose events count, in the order they were started.
  package var runningTasks: [TaskEffect<Source>] { locked { tasks.running } }

  /// How many functions of tasks have begun and not returned, those of cancelled tasks among them.
  package var unreturnedTasks: Int { running.load(ordering: .relaxed) }
}
