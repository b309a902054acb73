public import MilieuRuntime

/// What a gesture on a view leaves to the gestures inside.
public struct GestureMask: OptionSet, Sendable {
  /// The mask as bits: 1 for the gesture itself, 2 for those inside.
  public let rawValue: UInt32

  /// A mask of bits.
  ///
  /// - Parameter rawValue: 1 for the gesture itself, 2 for those inside, or their sum.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Neither the gesture nor those inside.
  public static let none: GestureMask = []

  /// The gesture alone.
  public static let gesture = GestureMask(rawValue: 1)

  /// Those inside alone.
  public static let subviews = GestureMask(rawValue: 2)

  /// The gesture and those inside.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// Lets a person make a gesture on this view.
  ///
  /// - Parameters:
  ///   - gesture: the gesture.
  ///   - mask: whether it is on; gestures inside stay on whatever is said here, and the innermost takes what a person does.
  @ViewBuilder
  public nonisolated func gesture<Added: Gesture>(_ gesture: Added, including mask: GestureMask = .all) -> some View {
    if mask.contains(.gesture) { modifier(GestureModifier(gesture: gesture)) } else { self }
  }

  /// Lets a person make a gesture on this view.
  ///
  /// - Parameter gesture: the gesture; `nil` for none.
  @ViewBuilder
  public nonisolated func gesture<Added: Gesture>(_ gesture: Added, isEnabled: Bool) -> some View {
    if isEnabled { modifier(GestureModifier(gesture: gesture)) } else { self }
  }
}

nonisolated struct GestureModifier<Added: Gesture>: PrimitiveModifier {
  let gesture: Added

  static var elementKind: ElementKind { .gestureArea }

  @MainActor func describe(_ element: inout ElementDescription) {
    let recognizer = gesture.makeRecognizer()
    element.setEnabled(element.environment.isEnabled)
    switch recognizer.form {
    case .tap(let count):
      if count != 1 { element.set(.tapCount, Double(count)) }
      element.on(.tap) { _, _ in recognizer.end(at: .unknown) }
      return
    case .hold(let seconds, let distance):
      element.set(.holdDuration, seconds)
      element.set(.dragDistance, distance)
    case .drag(let distance): element.set(.dragDistance, distance)
    }
    element.on(.drag) { event, _ in
      guard let moment = event.gestureMoment else { return }
      let value = recognizer.value(moment)
      for action in recognizer.changed { action(value) }
    }
    element.on(.drop) { event, _ in event.gestureMoment.map(recognizer.end(at:)) }
    element.on(.cancel) { _, _ in recognizer.finish() }
  }
}

extension GestureRecognizer {
  @MainActor
  fileprivate func end(at moment: GestureMoment) {
    let value = value(moment)
    finish()
    for action in ended { action(value) }
  }

  @MainActor
  fileprivate func finish() {
    for action in over { action() }
  }
}

extension ElementEvent {
  fileprivate var gestureMoment: GestureMoment? {
    guard case .text(let text) = value else { return nil }
    return GestureMoment(text)
  }
}
