/// Takes events for one running transducer.
///
/// A small value that stays the same for as long as the runtime runs, so that views which hold one are not redrawn for its sake. It may be
/// used on any thread and does not keep the runtime running.
///
/// A task gets an input of its own: once the task is replaced or cancelled, what it sends is dropped.
public struct TransducerInput<Source: Transducer>: Sendable {
  let runtime: EffectRuntime<Source>

  /// The task that sends; `nil` for anybody else.
  let sender: TaskSender?

  package init(_ runtime: EffectRuntime<Source>) {
    self.init(runtime, sender: nil)
  }

  init(_ runtime: EffectRuntime<Source>, sender: TaskSender?) {
    self.runtime = runtime
    self.sender = sender
  }

  /// Sends an event without waiting, and drops it where nobody takes it in any more.
  ///
  /// Where the runtime lives on the main actor and this is called there, as in a button's action, or the runtime is a store's, the state has
  /// changed when this returns, unless another event is being taken in.
  ///
  /// - Parameter event: the event.
  public func callAsFunction(_ event: Source.Event) {
    // What is dropped has nobody left to show it to: the view is gone, or a newer task runs.
    try? post(event)
  }

  /// Sends an event without waiting.
  ///
  /// - Parameter event: the event.
  /// - Throws: ``EffectError/ended(transducer:)`` if the runtime has ended, ``EffectError/superseded(transducer:)`` if the task whose
  ///   input this is has been replaced or cancelled.
  public func post(_ event: Source.Event) throws(EffectError) {
    try runtime.post(event, from: sender)
  }

  /// Sends an event, and waits until it is taken in with all that it causes inline: events and actions, not tasks.
  ///
  /// - Parameter event: the event.
  /// - Throws: ``EffectError`` as ``post(_:)``, also if the runtime ends meanwhile; `CancellationError` if the waiting task is cancelled, in
  ///   which case the event is taken in nevertheless; what an action throws.
  public nonisolated(nonsending) func send(_ event: Source.Event) async throws {
    _ = try await runtime.accept(event, from: sender, waiting: .forChain)
  }

  /// Sends an event, and waits for the answer.
  ///
  /// The answer is that of the first ``TransducerEffect/request(id:priority:option:_:)`` or ``TransducerEffect/answer(_:)`` that the event
  /// leads to, by way of tasks, too. Where there is none and the output is `Void`, this returns when the tasks that the event started with
  /// `.task` have ended, and what they returned is taken in: so that a list's `refreshable` shows its sign for as long as work lasts.
  ///
  /// - Parameter event: the event.
  /// - Returns: the answer.
  /// - Throws: ``EffectError`` as ``post(_:)``, also if the runtime ends meanwhile, or if there is no answer; `CancellationError` if the
  ///   waiting task or the one it waits for is cancelled; what that task throws.
  @discardableResult
  public nonisolated(nonsending) func request(_ event: Source.Event) async throws -> Source.Output {
    let answer = try await runtime.accept(event, from: sender, waiting: .forAnswer)
    if let answer { return answer }
    if let nothing = () as? Source.Output { return nothing }
    throw EffectError.unanswered(transducer: Source.name, event: String(describing: event))
  }
}

extension TransducerInput: Equatable {
  /// Whether two inputs are the same: of one runtime, and one sender.
  public static func == (left: Self, right: Self) -> Bool {
    left.runtime === right.runtime && left.sender === right.sender
  }
}
