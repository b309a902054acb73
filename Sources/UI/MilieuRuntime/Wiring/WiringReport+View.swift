public import MilieuEnvironment

extension WiringReport {
  /// What a view, and everything in it, requires of the environment. What the view would find above it where it is used is not known
  /// here, so whatever it does not provide itself is missing.
  ///
  /// - Parameter view: the view's type.
  public init<Content: View>(of view: Content.Type) {
    let walk = WiringWalk()
    Content.wire(walk)
    self = walk.report(root: view)
  }
}
