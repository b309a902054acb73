/// What is wrong with a value that is made from others.
enum DerivationFault {
  /// Stops where a value is needed to make itself.
  static func stop(_ cycle: [any DerivedEnvironmentKey.Type], in scope: EnvironmentScope) -> Never {
    let words = CycleWords(keys: cycle.map { "\($0)" })
    let message = Diagnosis(
      summary: words.summary,
      details: [
        Diagnosis.Detail(label: "cycle", words: words.path), Diagnosis.Detail(label: "remedy", words: words.remedy),
      ]
    ).text
    EnvironmentIssue.report(message, in: scope)
    // NB: views do not come here, as what they read is checked before their bodies run. Nothing could be given to other code.
    preconditionFailure(message)
  }

  /// Says that work goes on which nobody ended. A task that was cancelled may read until it notices, or begin only afterwards.
  static func reportEnded(_ key: any DerivedEnvironmentKey.Type, in scope: EnvironmentScope) {
    guard !Task.isCancelled else { return }
    EnvironmentIssue.report(
      """
      The value of \(key) was read after it had ended, with the view tree, session or test that it belonged to.
        got     the ended value
        remedy  Cancel the work that goes on, as task does, or hand it what it needs before the end.
      """, in: scope)
  }
}
