/// How a runtime runs, where that is not as usual.
package struct EffectRuntimeOptions<Source: Transducer> {
  /// Measures delays; `nil` for the env's clock, or a `ContinuousClock`.
  package var clock: (any Clock<Duration>)?

  /// Where tasks run; `nil` for the executor that everything runs on.
  package var executor: (any TaskExecutor)?

  /// Is told of each transition, in order, by whoever takes events in. What is not asked for costs nothing.
  package var trace: ((Transition<Source>) -> Void)?

  /// Is told of an error that nobody deals with, in place of the reporter of issues.
  package var reportError: ((any Error, TaskID?) -> Void)?

  package init() {}
}
