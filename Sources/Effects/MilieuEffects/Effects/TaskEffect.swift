/// What a task is, before it runs.
package struct TaskEffect<Source: Transducer>: Sendable {
  /// Which of the functions of ``TransducerEffect`` made it.
  package enum Kind: Hashable, Sendable {
    case task, run, request, observe, event(String)
  }

  /// What it ended with.
  package enum Outcome: Sendable {
    case nothing
    case event(Source.Event)
    case answer(Source.Output)
  }

  package let kind: Kind
  package let id: TaskID?
  package let priority: TaskPriority?
  package let option: TaskOption
  package let delay: Duration?
  package let operation: @Sendable (TransducerInput<Source>, Source.Env) async throws -> Outcome

  /// Whether a caller whose request led to the task waits for it.
  var isAwaited: Bool {
    switch kind {
    case .task, .request, .event: true
    case .run, .observe: false
    }
  }
}
