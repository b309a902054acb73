// The compiler chooses among the functions named `task` by what a closure returns. Where that says too little, as in one that only throws or
// returns `.none`, the order counts: nothing, then an optional event, then a response.

extension TransducerEffect {
  /// Starts a task, which may send events through its input.
  ///
  /// - Parameters:
  ///   - id: the name under which it can be replaced and cancelled; `nil` for a task that runs to its end, or that of the runtime.
  ///   - priority: the priority; `nil` for that of whoever sent the event.
  ///   - option: what becomes of it when a task with the same id runs.
  ///   - delay: how long to wait before; a task that is replaced meanwhile never begins. Measured by the runtime's clock.
  ///   - operation: what to do. `input` takes events in the name of this task: once it is replaced or cancelled they are dropped. What it
  ///     throws goes to the transducer's `failure` event, to callers that wait for the task, or is reported.
  public static func task(
    id: (any Hashable & Sendable)? = nil, priority: TaskPriority? = nil, option: TaskOption = .switchToLatest,
    after delay: Duration? = nil,
    _ operation: @escaping @Sendable (_ input: Source.Input, _ env: Source.Env) async throws -> Void
  ) -> Self {
    make(.task, id, priority, option, delay) { input, env in
      try await operation(input, env)
      return .nothing
    }
  }

  /// Starts a task that returns an event.
  ///
  /// - Parameters:
  ///   - id: the name under which it can be replaced and cancelled; `nil` for a task that runs to its end, or that of the runtime.
  ///   - priority: the priority; `nil` for that of whoever sent the event.
  ///   - option: what becomes of it when a task with the same id runs.
  ///   - delay: how long to wait before, by the runtime's clock.
  ///   - operation: what to do; returns the event to take in at the end, or `nil`.
  @_disfavoredOverload
  public static func task(
    id: (any Hashable & Sendable)? = nil, priority: TaskPriority? = nil, option: TaskOption = .switchToLatest,
    after delay: Duration? = nil,
    _ operation: @escaping @Sendable (_ input: Source.Input, _ env: Source.Env) async throws -> Source.Event?
  ) -> Self {
    make(.task, id, priority, option, delay) { input, env in
      try await operation(input, env).map { .event($0) } ?? .nothing
    }
  }

  /// Starts a task that no caller waits for, such as a timer or a subscription.
  ///
  /// - Parameters:
  ///   - id: the name under which it can be replaced and cancelled; `nil` for a task that runs to its end, or that of the runtime.
  ///   - priority: the priority; `nil` for that of whoever sent the event.
  ///   - option: what becomes of it when a task with the same id runs.
  ///   - operation: what to do. What it throws goes to the transducer's `failure` event, or is reported.
  public static func run(
    id: (any Hashable & Sendable)? = nil, priority: TaskPriority? = nil, option: TaskOption = .switchToLatest,
    _ operation: @escaping @Sendable (_ input: Source.Input, _ env: Source.Env) async throws -> Void
  ) -> Self {
    make(.run, id, priority, option, nil) { input, env in
      try await operation(input, env)
      return .nothing
    }
  }

  /// Starts a task whose result answers the caller of ``TransducerInput/request(_:)`` that led to it.
  ///
  /// - Parameters:
  ///   - id: the name under which it can be replaced and cancelled; `nil` for a task that runs to its end, or that of the runtime.
  ///   - priority: the priority; `nil` for that of whoever sent the event.
  ///   - option: what becomes of it when a task with the same id runs; ``TaskOption/subscribe`` answers several callers with one result.
  ///   - operation: what to do; returns the answer. What it throws is thrown to the caller, and goes to the transducer's `failure` event if it
  ///     declares one.
  public static func request(
    id: (any Hashable & Sendable)? = nil, priority: TaskPriority? = nil, option: TaskOption = .switchToLatest,
    _ operation: @escaping @Sendable (_ input: Source.Input, _ env: Source.Env) async throws -> Source.Output
  ) -> Self {
    make(.request, id, priority, option, nil) { input, env in .answer(try await operation(input, env)) }
  }

  /// Takes in an event later, by the runtime's clock.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - delay: how long to wait before.
  ///   - id: the name under which the wait can be replaced and cancelled.
  public static func event(
    _ event: Source.Event, after delay: Duration, id: (any Hashable & Sendable)? = nil
  ) -> Self {
    make(.event(String(describing: event)), id, nil, .switchToLatest, delay) { _, _ in .event(event) }
  }

  static func make(
    _ kind: TaskEffect<Source>.Kind, _ id: (any Hashable & Sendable)?, _ priority: TaskPriority?, _ option: TaskOption,
    _ delay: Duration?,
    _ operation: @escaping @Sendable (Source.Input, Source.Env) async throws -> TaskEffect<Source>.Outcome
  ) -> Self {
    Self(
      .task(
        TaskEffect(
          kind: kind, id: id.map { TaskID($0) }, priority: priority, option: option, delay: delay, operation: operation)
      ))
  }
}

/// Gives the function that comes last a place: what a protocol's extension declares comes after what a type declares itself.
@_documentation(visibility: internal)
public protocol ResponseTaskMaking<Source> {
  associatedtype Source: Transducer
}

@_documentation(visibility: internal)
extension TransducerEffect: ResponseTaskMaking {}

extension ResponseTaskMaking {
  /// Starts a task that returns a response.
  ///
  /// - Parameters:
  ///   - id: the name under which it can be replaced and cancelled; `nil` for a task that runs to its end, or that of the runtime.
  ///   - priority: the priority; `nil` for that of whoever sent the event.
  ///   - option: what becomes of it when a task with the same id runs.
  ///   - delay: how long to wait before, by the runtime's clock.
  ///   - operation: what to do; returns the event to take in at the end, or `.none`.
  public static func task(
    id: (any Hashable & Sendable)? = nil, priority: TaskPriority? = nil, option: TaskOption = .switchToLatest,
    after delay: Duration? = nil,
    _ operation: @escaping @Sendable (_ input: Source.Input, _ env: Source.Env) async throws -> TaskReturn<Source.Event>
  ) -> TransducerEffect<Source> {
    TransducerEffect.make(.task, id, priority, option, delay) { input, env in
      switch try await operation(input, env) {
      case .response(let event): .event(event)
      case .none: .nothing
      }
    }
  }
}
