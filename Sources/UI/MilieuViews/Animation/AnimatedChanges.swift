internal import Foundation
public import MilieuRuntime

private enum AnimationKey: TransactionKey {
  static let defaultValue: Animation? = nil
}

extension Transaction {
  /// A transaction whose changes are animated.
  public init(animation: Animation?) {
    self.init()
    self.animation = animation
  }

  /// How the changes are animated; `nil` for not at all.
  public var animation: Animation? {
    get { self[AnimationKey.self] }
    set { self[AnimationKey.self] = newValue }
  }
}

extension Binding {
  /// The same binding, whose writes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var transaction = transaction
    transaction.animation = animation
    return self.transaction(transaction)
  }
}

/// Animates what follows from changes of state.
///
/// Hosts animate all that changes on the screen in the same turn.
///
/// - Parameters:
///   - animation: how; `nil` for not at all.
///   - body: makes the changes; what it returns or throws is passed on.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(\.animation, animation, body)
}

/// When an animation counts as complete.
nonisolated public struct AnimationCompletionCriteria: Hashable, Sendable {
  fileprivate let waitsForRest: Bool

  /// When a person takes the change as done: a spring may still move a little.
  public static let logicallyComplete = AnimationCompletionCriteria(waitsForRest: false)

  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(waitsForRest: true)
}

/// Animates what follows from changes of state, and does something when that is complete.
///
/// - Parameters:
///   - animation: how; `nil` for not at all.
///   - completionCriteria: when the animation counts as complete.
///   - body: makes the changes; what it returns or throws is passed on.
///   - completion: runs on the main actor after as long as the animation takes, whether or not a host shows it; at the next
///     opportunity where there is none, and never after one that goes on for ever.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, body)
  let boxed = Completion(run: completion)
  var seconds = 0.0
  if let animation {
    let play = completionCriteria.waitsForRest ? animation.settlingDuration : animation.duration
    seconds = animation.delay + play * animation.plays
  }
  if seconds.isFinite {
    Task { @MainActor [seconds] in
      if seconds > 0 { try? await Task.sleep(for: .seconds(seconds)) }
      boxed.run()
    }
  }
  return result
}

/// NB: unchecked because the closure goes to the main actor and is called there, once.
private struct Completion: @unchecked Sendable {
  let run: () -> Void
}

// MARK: - Modifiers

extension View {
  /// Animates this view whenever a value differs from the time before.
  ///
  /// Where SwiftUI animates this view alone, hosts animate all that changes on the screen in the same turn.
  ///
  /// - Parameters:
  ///   - animation: how; `nil` keeps this view from being animated.
  ///   - value: what is compared, each time the view is made anew.
  public nonisolated func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    modifier(ImplicitAnimation(animation: animation)).modifier(TransactionChange(value: value) { $0.follow(animation) })
  }

  /// Animates this view whenever it is made anew.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public nonisolated func animation(_ animation: Animation?) -> some View {
    modifier(ImplicitAnimation(animation: animation))
      .modifier(TransactionChange(value: nil as Bool?) { $0.follow(animation) })
  }
}

extension Transaction {
  /// Takes on an animation that a view asks for; one that the change itself was made with gives way, as in SwiftUI.
  fileprivate mutating func follow(_ implicit: Animation?) {
    if let implicit, !disablesAnimations { animation = implicit }
  }
}

/// Keeps what is inside from being animated, where there is no animation.
nonisolated private struct ImplicitAnimation: AnnotationModifier {
  let animation: Animation?

  @MainActor func annotate(_ element: inout ElementDescription) {
    if animation == nil { element.set(.isStill, true) }
  }
}

extension ElementProperty where Value == Bool {
  /// Neither the element nor what is inside is animated.
  package static let isStill = ElementProperty("isStill")
}
