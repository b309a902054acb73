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

  /// Takes the pointer away in the middle of a gesture, as the system does when it needs it for something else.
  public func callOff() throws { try send(.cancel, as: "called off") }
}
