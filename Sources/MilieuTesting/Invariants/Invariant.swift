public import MilieuEffects

/// Something that holds of a transducer whatever happens, by a name that a failing test tells.
///
/// ```swift
/// .always("Loading means there is a query") { !$0.isLoading || !$0.query.isEmpty }
/// ```
public struct Invariant<Source: Transducer>: Sendable where Source.State: Sendable {
  enum Condition: Sendable {
    case always(@Sendable (Source.State) throws -> Bool)
    case transition(@Sendable (Transition<Source>) throws -> Bool)
    case atRest(@Sendable (Source.State) throws -> Bool)
  }

  /// The invariant's name.
  public let name: String
  let condition: Condition

  /// Holds of every state, the first included.
  ///
  /// - Parameters:
  ///   - name: the name, best a sentence.
  ///   - holds: whether it holds. It may throw to say why not.
  public static func always(_ name: String, _ holds: @escaping @Sendable (Source.State) throws -> Bool) -> Self {
    Self(name: name, condition: .always(holds))
  }

  /// Holds of every step from a state to the next.
  ///
  /// - Parameters:
  ///   - name: the name, best a sentence.
  ///   - holds: whether it holds. It may throw to say why not.
  public static func transition(
    _ name: String, _ holds: @escaping @Sendable (Transition<Source>) throws -> Bool
  ) -> Self {
    Self(name: name, condition: .transition(holds))
  }

  /// Holds when nothing goes on any more: all tasks have ended and their events are taken in.
  ///
  /// - Parameters:
  ///   - name: the name, best a sentence.
  ///   - holds: whether it holds. It may throw to say why not.
  public static func atRest(_ name: String, _ holds: @escaping @Sendable (Source.State) throws -> Bool) -> Self {
    Self(name: name, condition: .atRest(holds))
  }
}
