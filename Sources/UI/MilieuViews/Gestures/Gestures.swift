public import Foundation

/// One tap or several in quick succession.
public struct TapGesture: Gesture {
  /// A tap tells nothing but that it was made.
  public typealias Value = Void
  /// A tap is made of no other gesture.
  public typealias Body = Never

  /// How many taps it takes.
  public var count: Int

  /// A gesture of taps.
  ///
  /// - Parameter count: how many it takes.
  public init(count: Int = 1) {
    self.count = count
  }

  @_documentation(visibility: internal)
  @MainActor public func makeRecognizer() -> GestureRecognizer<Void> {
    GestureRecognizer(form: .tap(count: count), value: { _ in })
  }
}

/// A pointer or a finger that is held in place.
public struct LongPressGesture: Gesture {
  /// Always `true`: told when the pointer goes down, and again when it was held long enough.
  public typealias Value = Bool
  /// A long press is made of no other gesture.
  public typealias Body = Never

  /// How long it takes, in seconds.
  public var minimumDuration: Double

  /// How far the pointer may move meanwhile, in points.
  public var maximumDistance: CGFloat

  /// A gesture of holding a pointer in place.
  ///
  /// - Parameters:
  ///   - minimumDuration: how long it takes, in seconds.
  ///   - maximumDistance: how far the pointer may move meanwhile, in points; at that distance the gesture is called off.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  @_documentation(visibility: internal)
  @MainActor public func makeRecognizer() -> GestureRecognizer<Bool> {
    GestureRecognizer(
      form: .hold(seconds: minimumDuration, distance: Double(maximumDistance)), value: { _ in true })
  }
}

/// A pointer or a finger that moves while it is down.
///
/// Places are in the view's own coordinates. Velocity and predictions are not known to the hosts there are, and not offered.
public struct DragGesture: Gesture {
  /// A drag is made of no other gesture.
  public typealias Body = Never

  /// Where a drag has come to.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date

    /// Where the pointer is.
    public var location: CGPoint

    /// Where it went down.
    public var startLocation: CGPoint

    /// How far it has come.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
  }

  /// How far the pointer moves before it is a drag, in points.
  public var minimumDistance: CGFloat

  /// A gesture of moving a pointer while it is down.
  ///
  /// - Parameter minimumDistance: how far the pointer moves before it is a drag, in points.
  public init(minimumDistance: CGFloat = 10) {
    self.minimumDistance = minimumDistance
  }

  @_documentation(visibility: internal)
  @MainActor public func makeRecognizer() -> GestureRecognizer<Value> {
    GestureRecognizer(form: .drag(distance: Double(minimumDistance))) {
      Value(time: $0.time, location: $0.location, startLocation: $0.start)
    }
  }
}
