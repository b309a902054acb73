public import Observation

extension TransducerEffect {
  /// Follows a property of an `@Observable` object in the env: takes in an event with its value now, and again whenever it changes.
  ///
  /// It runs until it is cancelled by its id, replaced, or the runtime ends. Changes that come faster than they are taken in may be taken in as
  /// one; a value equal to the last is left out.
  ///
  /// ```swift
  /// .observe(\.store, keyPath: \.recents) { .recentsChanged($0) }
  /// ```
  ///
  /// - Parameters:
  ///   - object: where in the env the object is.
  ///   - keyPath: the property. Should the object belong to the main actor, use ``observe(id:_:event:)``.
  ///   - id: the name under which it can be cancelled; left at both key paths, so that following the same property again replaces it.
  ///   - event: makes the event for a value.
  public static func observe<Object: AnyObject & Observable & Sendable, Value: Sendable>(
    _ object: any KeyPath<Source.Env, Object> & Sendable, keyPath: any KeyPath<Object, Value> & Sendable,
    id: (any Hashable & Sendable)? = nil, event: @escaping @Sendable (_ value: Value) -> Source.Event
  ) -> Self {
    observe(object, keyPath: keyPath, id: id) { input, value in try input.post(event(value)) }
  }

  /// Follows a property of an `@Observable` object in the env: calls a function with its value now, and again whenever it changes.
  ///
  /// - Parameters:
  ///   - object: where in the env the object is.
  ///   - keyPath: the property. Should the object belong to the main actor, use ``observe(id:_:event:)``.
  ///   - id: the name under which it can be cancelled; left at both key paths.
  ///   - handler: called for one value at a time. What changes meanwhile is told afterwards.
  public static func observe<Object: AnyObject & Observable & Sendable, Value: Sendable>(
    _ object: any KeyPath<Source.Env, Object> & Sendable, keyPath: any KeyPath<Object, Value> & Sendable,
    id: (any Hashable & Sendable)? = nil,
    _ handler: @escaping @Sendable (_ input: Source.Input, _ value: Value) async throws -> Void
  ) -> Self {
    make(.observe, id ?? ObservedPlace(object: object, property: keyPath), nil, .switchToLatest, nil) { input, env in
      let object = env[keyPath: object]
      try await PropertyChanges().forEach({ object[keyPath: keyPath] }) { try await handler(input, $0) }
      return .nothing
    }
  }

  /// Follows what a function reads on the main actor: takes in an event with its result now, and again whenever what it read changes.
  ///
  /// ```swift
  /// .observe(id: "recents") { env in env.store.recents } event: { .recentsChanged($0) }
  /// ```
  ///
  /// - Parameters:
  ///   - id: the name under which it can be replaced and cancelled.
  ///   - value: reads properties of `@Observable` objects.
  ///   - event: makes the event for a value.
  public static func observe<Value: Sendable>(
    id: any Hashable & Sendable, _ value: @escaping @MainActor @Sendable (_ env: Source.Env) -> Value,
    event: @escaping @Sendable (_ value: Value) -> Source.Event
  ) -> Self {
    make(.observe, id, nil, .switchToLatest, nil) { @MainActor input, env in
      try await PropertyChanges().forEach({ value(env) }) { try input.post(event($0)) }
      return .nothing
    }
  }
}

/// The property that is followed, as an id.
private struct ObservedPlace: Hashable, Sendable, CustomStringConvertible {
  let object: any AnyKeyPath & Sendable
  let property: any AnyKeyPath & Sendable

  static func == (left: Self, right: Self) -> Bool {
    left.object as AnyKeyPath == right.object as AnyKeyPath
      && left.property as AnyKeyPath == right.property as AnyKeyPath
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(object as AnyKeyPath)
    hasher.combine(property as AnyKeyPath)
  }

  var description: String { "\(object)\(property)" }
}
