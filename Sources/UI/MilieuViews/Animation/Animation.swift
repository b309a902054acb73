public import Foundation

/// How a change goes from what was to what is: its course, its duration and when it begins.
///
/// The web host lets what changes on an element go over to its new look, and what comes and goes follow its transition. It plays an
/// animation once, and does not move what only gives way to something else.
nonisolated public struct Animation: Hashable, Sendable {
  package enum Course: Hashable, Sendable {
    /// A cubic Bézier curve by its two control points.
    case curve(Double, Double, Double, Double)
    /// A spring by its undamped period in seconds and its damping, where 1 is critical.
    case spring(response: Double, damping: Double)
  }

  package let course: Course

  /// Seconds that a curve takes; a spring's own period.
  private let length: Double

  /// How often it is played; infinite for ever.
  package private(set) var plays = 1.0
  private var wait = 0.0
  private var rate = 1.0

  private init(course: Course, length: Double) {
    self.course = course
    self.length = length
  }

  private static func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ duration: Double) -> Animation {
    Animation(course: .curve(min(max(x1, 0), 1), y1, min(max(x2, 0), 1), y2), length: max(duration, 0))
  }

  private static func spring(response: Double, damping: Double) -> Animation {
    let response = max(response, 0.01)
    return Animation(course: .spring(response: response, damping: max(damping, 0.05)), length: response)
  }

  // MARK: - Time

  /// Seconds from the change to the first movement.
  package var delay: Double { max(wait / rate, 0) }

  /// Seconds of one play, after which a person takes the change as done.
  package var duration: Double { length / rate }

  /// Seconds of one play until nothing moves any more.
  package var settlingDuration: Double {
    guard case .spring(let response, let damping) = course else { return duration }
    // What is left of a spring's way falls below 1 in 500.
    let decay = 2 * Double.pi / response * (damping < 1 ? damping : damping - (damping * damping - 1).squareRoot())
    return min((damping < 1 ? 6.2 : 8.5) / decay, 10) / rate
  }

  /// The part of the way that is behind at a moment, from 0 to 1 of the settling duration; for springs.
  package func progress(at moment: Double) -> Double {
    guard case .spring(let response, let damping) = course else { return moment }
    let time = moment * settlingDuration * rate
    let frequency = 2 * Double.pi / response
    if damping < 1 {
      let damped = frequency * (1 - damping * damping).squareRoot()
      let wave = cos(damped * time) + damping * frequency / damped * sin(damped * time)
      return 1 - exp(-damping * frequency * time) * wave
    }
    guard damping > 1 else { return 1 - exp(-frequency * time) * (1 + frequency * time) }
    let root = (damping * damping - 1).squareRoot()
    let (slow, fast) = (-frequency * (damping - root), -frequency * (damping + root))
    return 1 - (fast * exp(slow * time) - slow * exp(fast * time)) / (fast - slow)
  }

  // MARK: - Changes

  /// The same animation, begun later by some seconds.
  public func delay(_ delay: TimeInterval) -> Animation {
    var animation = self
    animation.wait += delay
    return animation
  }

  /// The same animation, played faster: 2 takes half the time.
  public func speed(_ speed: Double) -> Animation {
    var animation = self
    animation.rate *= max(speed, 0.001)
    return animation
  }

  /// The same animation, played several times.
  ///
  /// - Parameters:
  ///   - repeatCount: how often; the web host plays it once.
  ///   - autoreverses: whether every second play goes back.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.plays = Double(max(repeatCount, 1))
    return animation
  }

  /// The same animation, played over and over.
  ///
  /// - Parameter autoreverses: whether every second play goes back. The web host plays the animation once.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.plays = .infinity
    return animation
  }
}

// MARK: - Curves

extension Animation {
  /// The system's own: a spring that does not bounce.
  public static let `default` = spring(response: 0.55, damping: 1)

  /// The same speed all the way, for 0.35 seconds.
  public static var linear: Animation { linear(duration: 0.35) }
  /// The same speed all the way.
  public static func linear(duration: TimeInterval) -> Animation { curve(0, 0, 1, 1, duration) }

  /// Begins slowly, for 0.35 seconds.
  public static var easeIn: Animation { easeIn(duration: 0.35) }
  /// Begins slowly.
  public static func easeIn(duration: TimeInterval) -> Animation { curve(0.42, 0, 1, 1, duration) }

  /// Ends slowly, for 0.35 seconds.
  public static var easeOut: Animation { easeOut(duration: 0.35) }
  /// Ends slowly.
  public static func easeOut(duration: TimeInterval) -> Animation { curve(0, 0, 0.58, 1, duration) }

  /// Begins and ends slowly, for 0.35 seconds.
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }
  /// Begins and ends slowly.
  public static func easeInOut(duration: TimeInterval) -> Animation { curve(0.42, 0, 0.58, 1, duration) }

  /// A cubic Bézier curve by its control points, whose first coordinates are from 0 to 1.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    curve(p1x, p1y, p2x, p2y, duration)
  }
}

// MARK: - Springs

extension Animation {
  /// A spring that does not bounce.
  public static var spring: Animation { spring(duration: 0.5) }

  /// A spring by how long it seems to take, in seconds, and how much it bounces: 0 not at all, near 1 very much; below 0 it is slow to
  /// arrive.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(response: duration, damping: bounce < 0 ? 1 / max(1 + bounce, 0.01) : 1 - bounce)
  }

  /// A spring by its undamped period in seconds, and its damping, where 1 does not bounce.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(response: response, damping: dampingFraction)
  }

  /// A quick spring, to follow a finger.
  public static var interactiveSpring: Animation { interactiveSpring(response: 0.15, dampingFraction: 0.86) }

  /// A quick spring, to follow a finger, by its undamped period in seconds and its damping.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, damping: dampingFraction)
  }

  /// A quick spring, to follow a finger, by how long it seems to take and how much more than usual it bounces.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.14 + extraBounce)
  }

  /// A spring by its physics. What moves already is not taken account of.
  @_disfavoredOverload
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    let frequency = (max(stiffness, 0.001) / max(mass, 0.001)).squareRoot()
    return spring(response: 2 * .pi / frequency, damping: damping / (2 * max(mass, 0.001) * frequency))
  }

  /// A spring by how long it seems to take and how much it bounces. What moves already is not taken account of.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    spring(duration: duration, bounce: bounce)
  }

  /// A spring that does not bounce.
  public static var smooth: Animation { smooth() }
  /// A spring that does not bounce, unless more than usual is asked for.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring that bounces a little.
  public static var snappy: Animation { snappy() }
  /// A spring that bounces a little, or by more.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring that bounces.
  public static var bouncy: Animation { bouncy() }
  /// A spring that bounces, or by more.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
