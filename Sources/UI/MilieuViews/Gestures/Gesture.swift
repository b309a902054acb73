internal import Foundation
public import MilieuRuntime

/// Something a person does with a pointer or a finger: a tap, a long press, a drag, or one of these with what follows from it.
public protocol Gesture<Value> {
  /// What the gesture tells while it goes on and when it ends.
  associatedtype Value

  /// A gesture that this one is made of.
  associatedtype Body: Gesture

  /// The gesture that this one is made of. The gestures built in have none; one of your own says it.
  @MainActor @preconcurrency var body: Body { get }

  /// How a host recognises the gesture, and what follows.
  @_documentation(visibility: internal)
  @MainActor @preconcurrency func makeRecognizer() -> GestureRecognizer<Value>
}

extension Gesture where Body.Value == Value {
  @_documentation(visibility: internal)
  @MainActor public func makeRecognizer() -> GestureRecognizer<Value> { body.makeRecognizer() }
}

extension Gesture where Body == Never {
  @_documentation(visibility: internal)
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: Gesture {
  /// Nothing can be told by a gesture that there cannot be.
  public typealias Value = Never
}

/// How a gesture is recognised, and what follows from it.
@_documentation(visibility: internal)
public struct GestureRecognizer<Value> {
  let form: GestureForm

  /// What is told at a moment of the gesture.
  let value: (GestureMoment) -> Value
  var changed: [(Value) -> Void] = []
  var ended: [(Value) -> Void] = []

  /// Called when the gesture is over, however that came.
  var over: [() -> Void] = []
}

/// What a host has to look for.
enum GestureForm: Equatable {
  case tap(count: Int)
  /// A pointer held for a number of seconds that does not move by more than a number of points.
  case hold(seconds: Double, distance: Double)
  /// A pointer that is moved by at least a number of points.
  case drag(distance: Double)
}

/// Where a pointer is, in points from the upper left corner of the view.
struct GestureMoment {
  let location: CGPoint
  let start: CGPoint
  let time: Date

  /// The place of a pointer where a host does not tell, as for taps.
  static var unknown: GestureMoment { GestureMoment(location: .zero, start: .zero, time: Date()) }

  private init(location: CGPoint, start: CGPoint, time: Date) {
    self.location = location
    self.start = start
    self.time = time
  }

  /// - Parameter text: the pointer's place and the place where it went down: four numbers with commas between.
  init?(_ text: String) {
    let numbers = text.split(separator: ",").compactMap { Double($0) }
    guard numbers.count == 4, numbers.allSatisfy({ $0.isFinite && abs($0) < 1e6 }) else { return nil }
    location = CGPoint(x: numbers[0], y: numbers[1])
    start = CGPoint(x: numbers[2], y: numbers[3])
    time = Date()
  }
}

// MARK: - What follows

extension Gesture where Value: Equatable {
  /// Runs an action when the gesture's value changes.
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    FollowedGesture(base: self) { recognizer in
      var last: Value?
      recognizer.changed.append { value in
        guard value != last else { return }
        last = value
        action(value)
      }
    }
  }
}

extension Gesture {
  /// Runs an action when the gesture ends well.
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    FollowedGesture(base: self) { $0.ended.append(action) }
  }

  /// Updates a state while the gesture goes on.
  ///
  /// - Parameters:
  ///   - state: the state, as in `$offset`.
  ///   - body: changes it, given the gesture's value and the transaction of the change.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture<Value> {
    FollowedGesture(base: self) { recognizer in
      recognizer.changed.append { value in state.update { body(value, &$0, &$1) } }
      recognizer.over.append { state.reset() }
    }
  }
}

private struct FollowedGesture<Base: Gesture>: Gesture {
  typealias Value = Base.Value
  typealias Body = Never

  let base: Base
  let follow: (inout GestureRecognizer<Base.Value>) -> Void

  @MainActor func makeRecognizer() -> GestureRecognizer<Base.Value> {
    var recognizer = base.makeRecognizer()
    follow(&recognizer)
    return recognizer
  }
}
