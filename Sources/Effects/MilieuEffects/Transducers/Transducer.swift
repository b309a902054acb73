/// A feature's logic as one pure function: from a state and an event to a new state and what is to be done outside.
///
/// ```swift
/// enum Search: Transducer {
///   struct State: Equatable { var query = "", movies: [Movie] = [], isLoading = false }
///   enum Event { case queryChanged(String), found([Movie]), failed(String) }
///   struct Env: Sendable { var search: @Sendable (String) async throws -> [Movie] }
///
///   static func transduce(_ state: inout State, event: Event) -> Effect {
///     switch event {
///     case .queryChanged(let query):
///       state.query = query
///       state.isLoading = true
///       return .task(id: "search") { _, env in .found(try await env.search(query)) }
///     case .found(let movies):
///       state.movies = movies
///       state.isLoading = false
///       return .none
///     case .failed:
///       state.isLoading = false
///       return .none
///     }
///   }
///
///   static func failure(_ error: any Error) -> Event { .failed("\(error)") }
/// }
/// ```
///
/// A type that conforms is never made; an enumeration without cases serves best. It says nothing of who runs it: an `EffectView` in a view
/// tree, an ``EffectStore`` anywhere, or a test.
public protocol Transducer: SendableMetatype {
  /// What the feature knows. Only ``transduce(_:event:)`` changes it.
  associatedtype State

  /// What can happen, whether a person, a task or another part of the program is behind it.
  associatedtype Event: Sendable

  /// The services that effects use, captured once for as long as the feature runs.
  associatedtype Env: Sendable = Void

  /// What a caller that waits for a ``TransducerInput/request(_:)`` is answered with.
  associatedtype Output: Sendable = Void

  /// What ``transduce(_:event:)`` returns: an ``Effect``, or an optional one. Found by the compiler.
  associatedtype Transduction: EffectConvertible<Self>

  /// What ``failure(_:)`` returns: an event, or an optional one. Found by the compiler.
  associatedtype FailureEvent = Event?

  /// Changes the state for an event and says what is to be done outside.
  ///
  /// Called for one event at a time, never while it runs, on the main actor in a view and on any thread in a store. It should do nothing
  /// but change the state: what it returns is carried out by the runtime.
  ///
  /// - Parameters:
  ///   - state: the state.
  ///   - event: what happened.
  /// - Returns: what is to be done; `.none` or `nil` for nothing.
  static func transduce(_ state: inout State, event: Event) -> Transduction

  /// The older name of ``transduce(_:event:)``. A transducer implements one of the two.
  static func update(_ state: inout State, event: Event) -> Transduction

  /// The event for an error that a task or an action threw and did not deal with.
  ///
  /// Where there is none, as by default, the error goes to whoever waits for the task, else it is reported: it fails the test that the code
  /// belongs to, and outside tests is written to the standard error.
  ///
  /// - Parameter error: the error; never a `CancellationError`.
  /// - Returns: an event, or `nil` for an error that is to be reported.
  static func failure(_ error: any Error) -> FailureEvent
}

extension Transducer {
  /// What ``transduce(_:event:)`` returns.
  public typealias Effect = TransducerEffect<Self>

  /// What views, tasks and others send events with.
  public typealias Input = TransducerInput<Self>

  @_documentation(visibility: internal)
  @inlinable
  public static func transduce(_ state: inout State, event: Event) -> Transduction { update(&state, event: event) }

  @_documentation(visibility: internal)
  @inlinable
  public static func update(_ state: inout State, event: Event) -> Transduction { transduce(&state, event: event) }
}

extension Transducer where FailureEvent == Event? {
  @_documentation(visibility: internal)
  public static func failure(_ error: any Error) -> Event? { nil }
}

extension Transducer {
  /// The event that the author declares for an error.
  static func event(for error: any Error) -> Event? {
    // The type is `Event` or `Event?`; the conditional cast takes both.
    failure(error) as Any as? Event
  }

  /// The transducer as an author writes it, without its module.
  package static var name: String {
    let name = String(reflecting: Self.self)
    guard let dot = name.firstIndex(of: "."), !name[..<dot].contains("<") else { return name }
    return String(name[name.index(after: dot)...])
  }
}
