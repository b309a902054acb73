public import Foundation
internal import MilieuRuntime
internal import MilieuViews

extension HeadlessElement {
  /// Moves a pointer over the element, from its upper left corner on.
  ///
  /// - Parameters:
  ///   - translation: how far, in points.
  ///   - check: called before the pointer is let go of.
  public func drag(by translation: CGSize, whileDown check: () throws -> Void = {}) throws {
    let place = "\(translation.width),\(translation.height),0,0"
    try send(.drag, .text(place), as: "dragged")
    try check()
    try send(.drop, .text(place), as: "dragged")
  }

  /// Holds a pointer on the element for as long as a long press takes.
  ///
  /// - Parameter check: called before that time has passed.
  public func longPress(whileDown check: () throws -> Void = {}) throws {
    try drag(by: .zero, whileDown: check)
  }

  /// Holds a button down, then lets go of it on the button, so that it does what it does.
  ///
  /// - Parameter check: called while the button is held down.
  /// - Throws: ``HeadlessError/refused(_:)`` when it is disabled or nothing happens when it is pressed.
  public func press(whileDown check: () throws -> Void) throws {
    try hold(check)
    try tap()
  }

  /// Holds a button down, then moves away before letting go, so that it does nothing.
  ///
  /// - Parameter check: called while the button is held down.
  public func pressAndLeave(whileDown check: () throws -> Void) throws { try hold(check) }

  /// As hosts do, only buttons whose look depends on it hear of it.
  private func hold(_ check: () throws -> Void) throws {
    let isTold = element[.tellsPress] == true
    if isTold { try send(.press, as: "pressed") }
    try check()
    // What the check did may have disabled the button, which is let go of all the same.
    if isTold { try? send(.release, as: "let go of") }
  }

  /// Takes the pointer away in the middle of a gesture, as the system does when it needs it for something else.
  public func callOff() throws { try send(.cancel, as: "called off") }
}
