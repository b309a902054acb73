public import Foundation
public import MilieuRuntime

/// How a view comes and goes when that is animated.
nonisolated public struct AnyTransition: Equatable, Sendable {
  /// What a view is like before it has come, or after it has gone.
  package enum Effect: Hashable, Sendable {
    case opacity
    case scale(Double)
    case offset(x: Double, y: Double)
    /// By its own size beyond a side.
    case beyond(Edge)
  }

  package let insertion: [Effect]
  package let removal: [Effect]

  private init(_ insertion: [Effect], _ removal: [Effect]) {
    self.insertion = insertion
    self.removal = removal
  }

  /// At once, without anything in between.
  public static let identity = AnyTransition([], [])

  /// From and to transparent; what a view does without a transition of its own.
  public static let opacity = AnyTransition([.opacity], [.opacity])

  /// In from the leading side, out to the trailing side.
  public static var slide: AnyTransition { AnyTransition([.beyond(.leading)], [.beyond(.trailing)]) }

  /// From and to nothing in size.
  public static var scale: AnyTransition { scale(scale: 0) }

  /// From and to a size that is a part of its own.
  ///
  /// - Parameters:
  ///   - scale: the part.
  ///   - anchor: the place that stays where it is. Hosts go by the centre.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition([.scale(Double(scale))], [.scale(Double(scale))])
  }

  /// From and to a place at some distance in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    let offset = Effect.offset(x: Double(x), y: Double(y))
    return AnyTransition([offset], [offset])
  }

  /// From and to a place at some distance in points.
  public static func offset(_ offset: CGSize) -> AnyTransition { self.offset(x: offset.width, y: offset.height) }

  /// In and out over a side. Hosts move the view by its own size.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition([.beyond(edge)], [.beyond(edge)]) }

  /// In over a side and out over the other, fading.
  public static func push(from edge: Edge) -> AnyTransition {
    let opposite: Edge =
      switch edge {
      case .top: .bottom
      case .bottom: .top
      case .leading: .trailing
      case .trailing: .leading
      }
    return AnyTransition([.beyond(edge), .opacity], [.beyond(opposite), .opacity])
  }

  /// One way in and another out.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(insertion.insertion, removal.removal)
  }

  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(insertion + other.insertion, removal + other.removal)
  }
}

extension View {
  /// Says how this view comes and goes when that is animated.
  public nonisolated func transition(_ transition: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: transition))
  }
}

nonisolated private struct TransitionModifier: AnnotationModifier {
  let transition: AnyTransition

  @MainActor func annotate(_ element: inout ElementDescription) {
    if transition != .opacity { element.set(.transition, transition) }
  }
}

extension ElementProperty where Value == AnyTransition {
  /// How the element comes and goes; absent for fading.
  package static let transition = ElementProperty("transition")
}
