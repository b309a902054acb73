extension EffectRuntimeOptions where Source.State: Sendable {
  /// Keeps transitions in a log, beside whoever else is told of them.
  ///
  /// - Parameter log: the log; `nil` for none.
  package mutating func record(in log: EventLog<Source>?) {
    guard let log else { return }
    let trace = trace
    self.trace = { transition in
      log.record(transition)
      trace?(transition)
    }
  }
}
