internal import MilieuEnvironment
internal import Synchronization

extension EffectRuntime {
  // MARK: - Starting

  /// Starts a task for the chain, or does with it what its option says.
  func start(_ effect: TaskEffect<Source>) {
    let order = TaskTable.Order(
      id: effect.id, option: effect.option, isAwaited: effect.isAwaited, launch: { self.launch(effect, for: $0) },
      description: { effect.description })
    let admission = locked { admit(order) }
    guard case .start(let sender, let replaced) = admission else { return }
    replaced?.cancel()
    launch(effect, for: sender)
  }

  /// Called under the lock.
  private func admit(_ order: TaskTable.Order) -> TaskTable.Admission {
    guard !hasEnded else { return .ignored }
    guard order.isAwaited, !chain.callers.isEmpty else { return tasks.admit(order, callers: []) }
    let waiting = chain.callers.filter { callers.waitsForAnswer($0) }
    let admission = tasks.admit(order, callers: waiting)
    if case .ignored = admission { return admission }
    waiting.forEach { callers.hold($0) }
    return admission
  }

  /// Runs a task that waited for another under its id. Called on any thread.
  func launch(_ sender: TaskSender) {
    locked { tasks.launch(of: sender) }?(sender)
  }

  private func launch(_ effect: TaskEffect<Source>, for sender: TaskSender) {
    guard let (env, surroundings) = services else { return }
    let input = TransducerInput(self, sender: sender)
    running.add(1, ordering: .relaxed)
    let handle = surroundings.run {
      Task(executorPreference: options.executor, priority: effect.priority) { () async -> Void in
        await self.perform(effect, sender, input, env)
        self.running.subtract(1, ordering: .relaxed)
      }
    }
    // NB: a task that is not there has ended already, or was cancelled before its handle was known.
    if !locked({ tasks.keep(handle, for: sender) }) { handle.cancel() }
  }

  private func perform(
    _ effect: TaskEffect<Source>, _ sender: TaskSender, _ input: Source.Input, _ env: Source.Env
  ) async {
    do {
      if let delay = effect.delay { try await (options.clock ?? ContinuousClock()).sleep(for: delay) }
      guard locked({ tasks.contains(sender) }) else { return }
      switch try await effect.operation(input, env) {
      case .nothing: taskDidEnd(sender) { callers.release($0) }
      case .answer(let output): taskDidEnd(sender) { callers.answer($0, with: output) ?? callers.release($0) }
      case .event(let event): try? deliver(Delivery(event, from: sender, endsSender: true))
      }
    } catch {
      taskDidFail(effect, sender, with: error)
    }
  }

  // MARK: - Ending

  /// - Parameter settle: what becomes of each caller that waits for the task; called under the lock.
  private func taskDidEnd(_ sender: TaskSender, _ settle: (CallerNumber) -> Resumption?) {
    let (resumptions, next) = locked { () -> ([Resumption], TaskSender?) in
      guard let ended = tasks.end(sender) else { return ([], nil) }
      return (ended.run.callers.compactMap(settle), ended.next)
    }
    resumptions.forEach { $0.resume() }
    if let next { launch(next) }
  }

  private func taskDidFail(_ effect: TaskEffect<Source>, _ sender: TaskSender, with error: any Error) {
    guard locked({ tasks.contains(sender) }) else { return }
    if error is CancellationError {
      taskDidEnd(sender) { callers.settle($0, with: .failure(error)) }
    } else if let event = Source.event(for: error) {
      try? deliver(Delivery(event, from: sender, endsSender: true, failure: error))
    } else {
      var isAwaited = false
      taskDidEnd(sender) {
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
    tell(message)
  }

  // MARK: - What runs

  /// Descriptions of the tasks that run and whose events count, in the order they were started.
  package var runningTasks: [String] { locked { tasks.running }.map { $0.description() } }

  /// Whether a task runs after which the state may be another, other than one that goes on for as long as the feature does.
  package var hasAwaitedTasks: Bool { locked { tasks.running }.contains(where: \.isAwaited) }

  /// How many functions of tasks have begun and not returned, those of cancelled tasks among them.
  package var unreturnedTasks: Int { running.load(ordering: .relaxed) }
}
