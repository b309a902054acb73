/// What is wrong with a value that is made from others.
enum DerivationFault {
  /// Stops where a value is needed to make itself.
  static func stop(_ cycle: [any DerivedEnvironmentKey.Type], in scope: EnvironmentScope) -> Never {
    let message = words(forCycle: cycle)
    EnvironmentIssue.report(message, in: scope)
    // NB: views do not come here, as what they read is checked before their bodies run. Nothing could be given to other code.
    preconditionFailure(message)
  }

  static func words(forCycle cycle: [any DerivedEnvironmentKey.Type]) -> String {
    """
    \(cycle[0]) cannot be made: it is made from itself.
      path    \(cycle.map { "\($0)" }.joined(separator: " → "))
      remedy  Let one of them read what it needs when it is used rather than when it is made.
    """
  }

  static func reportEnded(_ key: any DerivedEnvironmentKey.Type, in scope: EnvironmentScope) {
    EnvironmentIssue.report(
      """
      The value of \(key) was read after it had ended, with the view tree, session or test that it belonged to.
        got     the ended value
        remedy  Cancel the work that goes on, as task does, or hand it what it needs before the end.
      """, in: scope)
  }
}
