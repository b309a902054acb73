internal import MilieuEnvironment
internal import Synchronization

extension EffectRuntime {
  // MARK: - Starting

  /// Starts a task for the chain, or does with it what its option says.
  func start(_ effect: TaskEffect<Source>) {
    var services: EffectServices<Source>?
    let admission = locked {
      services = self.services
      return admit(effect)
    }
    guard let services, case .start(let sender, let replaced) = admission else { return }
    replaced?.cancel()
    launch(effect, for: sender, with: services)
  }

  /// Called under the lock.
  private func admit(_ effect: TaskEffect<Source>) -> TaskTable.Admission {
    guard !hasEnded else { return .ignored }
    guard effect.isAwaited, !chain.callers.isEmpty else { return tasks.admit(effect, callers: []) }
    let waiting = chain.callers.filter { callers.waitsForAnswer($0) }
    let admission = tasks.admit(effect, callers: waiting)
    if case .ignored = admission { return admission }
    waiting.forEach { callers.hold($0) }
    return admission
  }

  /// Runs a task that waited for another under its id. Called on any thread.
  func launch(_ sender: TaskSender) {
    var services: EffectServices<Source>?
    let order = locked {
      services = self.services
      return tasks.run(of: sender)?.order
    }
    if let effect = order as? TaskEffect<Source>, let services { launch(effect, for: sender, with: services) }
  }

  /// NB: a task may end before it is kept, on another thread. So its sender keeps it, and nobody meets here for it.
  private func launch(_ effect: TaskEffect<Source>, for sender: TaskSender, with services: EffectServices<Source>) {
    let input = TransducerInput(self, sender: sender)
    running.add(1, ordering: .relaxed)
    let task = services.surroundings.run {
      makeTask(priority: effect.priority) {
        await self.perform(effect, sender, input, services)
        self.running.subtract(1, ordering: .relaxed)
      }
    }
    sender.keep(task)
  }

  /// Makes a task where tasks run.
  func makeTask(
    priority: TaskPriority? = nil, _ operation: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    // NB: apart, as to prefer no executor costs about as much as the task.
    guard let executor = options.executor else { return Task(priority: priority, operation: operation) }
    return Task(executorPreference: executor, priority: priority, operation: operation)
  }

  private func perform(
    _ effect: TaskEffect<Source>, _ sender: TaskSender, _ input: Source.Input, _ services: EffectServices<Source>
  ) async {
    do {
      if let delay = effect.delay { try await (options.clock ?? ContinuousClock()).sleep(for: delay) }
      guard !sender.isCancelled else { return }
      switch try await effect.operation(input, services.env) {
      case .nothing: taskDidEnd(sender) { callers.release($0) }
      case .answer(let output): taskDidEnd(sender) { callers.answer($0, with: output) ?? callers.release($0) }
      case .event(let event): try? deliver(Delivery(event, from: sender, endsSender: true))
      }
    } catch {
      taskDidFail(effect, sender, with: error)
    }
    sender.end()
  }

  // MARK: - Ending

  /// - Parameter settle: what becomes of each caller that waits for the task; called under the lock.
  private func taskDidEnd(_ sender: TaskSender, _ settle: (CallerNumber) -> Resumption?) {
    var resumptions: [Resumption] = []
    var next: TaskSender?
    locked {
      guard let ended = tasks.end(sender) else { return }
      next = ended.next
      for caller in ended.run.callers { if let resumption = settle(caller) { resumptions.append(resumption) } }
    }
    resumptions.forEach { $0.resume() }
    if let next { launch(next) }
  }

  private func taskDidFail(_ effect: TaskEffect<Source>, _ sender: TaskSender, with error: any Error) {
    guard locked({ tasks.run(of: sender) != nil }) else { return }
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
    let (sender, resumptions) = locked { () -> (TaskSender?, [Resumption]) in
      guard let cancelled = tasks.cancel(id) else { return (nil, []) }
      return (
        cancelled.sender,
        cancelled.callers.compactMap { callers.settle($0, with: .failure(CancellationError())) }
      )
    }
    sender?.cancel()
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
  package var runningTasks: [String] { locked { tasks.running }.map(\.description) }

  /// Whether a task runs after which the state may be another, other than one that goes on for as long as the feature does.
  package var hasAwaitedTasks: Bool { locked { tasks.running }.contains(where: \.isAwaited) }

  /// How many functions of tasks have begun and not returned, those of cancelled tasks among them.
  package var unreturnedTasks: Int { running.load(ordering: .relaxed) }
}
