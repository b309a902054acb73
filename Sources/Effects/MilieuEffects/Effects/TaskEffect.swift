/// What a task is, before it runs.
package final class TaskEffect<Source: Transducer>: TaskOrder {
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

  init(
    kind: Kind, id: TaskID?, priority: TaskPriority?, option: TaskOption, delay: Duration?,
    operation: @escaping @Sendable (TransducerInput<Source>, Source.Env) async throws -> Outcome
  ) {
    (self.kind, self.id, self.priority) = (kind, id, priority)
    (self.option, self.delay, self.operation) = (option, delay, operation)
  }

  /// Whether a caller whose request led to the task waits for it.
  var isAwaited: Bool {
    switch kind {
    case .task, .request, .event: true
    case .run, .observe: false
    }
  }
}
