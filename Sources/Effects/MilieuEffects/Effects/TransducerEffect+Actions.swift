extension TransducerEffect {
  /// Calls a service in the current chain: before anything else is taken in.
  ///
  /// - Parameter action: what to call. What it throws goes to the transducer's `failure` event, or to the caller that waits, or is reported.
  public static func action(_ action: @escaping @Sendable (_ env: Source.Env) throws -> Void) -> Self {
    Self(
      .action { env in
        try action(env)
        return nil
      })
  }

  /// Calls a service in the current chain, and takes in the event it returns.
  ///
  /// - Parameter action: what to call; returns the next event, or `nil`.
  @_disfavoredOverload
  public static func action(_ action: @escaping @Sendable (_ env: Source.Env) throws -> Source.Event?) -> Self {
    Self(.action(action))
  }

  /// Waits for a service in the current chain: events from outside wait until it has ended.
  ///
  /// For what must be done before anything else happens, and is quick. What may take long is a task, during which the feature goes on.
  ///
  /// - Parameter action: what to call; it is cancelled when the runtime ends.
  public static func action(_ action: @escaping @Sendable (_ env: Source.Env) async throws -> Void) -> Self {
    Self(
      .asyncAction { env in
        try await action(env)
        return nil
      })
  }

  /// Waits for a service in the current chain, and takes in the event it returns.
  ///
  /// - Parameter action: what to call; returns the next event, or `nil`. It is cancelled when the runtime ends.
  @_disfavoredOverload
  public static func action(_ action: @escaping @Sendable (_ env: Source.Env) async throws -> Source.Event?) -> Self {
    Self(.asyncAction(action))
  }
}
