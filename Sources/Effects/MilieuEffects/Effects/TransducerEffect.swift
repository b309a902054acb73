/// What is to be done after a transition: a value that a transducer returns and its runtime carries out.
///
/// An effect does nothing by itself. It can be described, compared and returned again; see <doc:TestingTransducers>.
public struct TransducerEffect<Source: Transducer>: Sendable {
  /// NB: an object, so that passing an effect on takes a count and nothing that depends on the transducer's types.
  let step: Step?

  /// Makes an effect that does something.
  init(_ operation: Step.Operation) {
    step = Step(operation)
  }

  private init() {
    step = nil
  }

  /// Nothing is to be done.
  public static var none: Self { Self() }

  /// Another event, which is taken in at once, before anything that waits outside.
  ///
  /// - Parameter event: the event.
  public static func event(_ event: Source.Event) -> Self { Self(.event(event)) }

  /// Cancels the task that runs under an id, and forgets those that wait for it to end.
  ///
  /// From then on no event of the cancelled task is taken in, whether or not it notices. Callers that wait for the task get a
  /// `CancellationError`. Nothing happens if there is no such task.
  ///
  /// - Parameter id: the id, as it was given to the task.
  public static func cancel(_ id: any Hashable & Sendable) -> Self { Self(.cancel(TaskID(id))) }

  /// Answers the caller whose ``TransducerInput/request(_:)`` led here. Without a caller nothing happens.
  ///
  /// - Parameter output: the answer.
  public static func answer(_ output: Source.Output) -> Self { Self(.answer(output)) }

  /// Several effects, one after the other as written.
  ///
  /// Each is carried out as far as it goes without a task: the events it causes are taken in, and an asynchronous action has ended, before
  /// the next begins. Tasks are only started; nothing waits for them.
  ///
  /// - Parameter effects: the effects.
  public static func sequence(_ effects: [Self]) -> Self { Self(.sequence(effects)) }

  /// Several effects side by side: asynchronous actions among them run at the same time.
  ///
  /// They begin in the order written. What comes after them in a ``sequence(_:)`` waits for all.
  ///
  /// - Parameter effects: the effects.
  public static func merge(_ effects: [Self]) -> Self { Self(.merge(effects)) }

  /// What is to be done.
  final class Step: Sendable {
    enum Operation: Sendable {
      case event(Source.Event)
      case action(@Sendable (Source.Env) throws -> Source.Event?)
      case asyncAction(@Sendable (Source.Env) async throws -> Source.Event?)
      case task(TaskEffect<Source>)
      case cancel(TaskID)
      case answer(Source.Output)
      case sequence([TransducerEffect])
      case merge([TransducerEffect])
    }

    let operation: Operation

    init(_ operation: Operation) {
      self.operation = operation
    }
  }
}
