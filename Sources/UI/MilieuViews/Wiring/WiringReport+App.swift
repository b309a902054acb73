public import MilieuEnvironment
internal import MilieuRuntime

extension WiringReport {
  /// What everything in an app requires of the environment.
  ///
  /// - Parameter app: the app's type; no app is made.
  public init<Content: App>(of app: Content.Type) {
    let walk = WiringWalk()
    walk.enter(app) { Content.Body.wireScene($0) }
    self = walk.report(root: app)
  }
}
