internal import CThreads

/// Something about an environment that an author wants to know, noticed outside view trees.
package enum EnvironmentIssue {
  private static let reported = Guarded<Set<String>>([])

  /// Fails the test that the code belongs to; outside tests says it once a process, on the standard error.
  ///
  /// - Parameters:
  ///   - message: what is wrong, where, and what helps.
  ///   - scope: the environment in which it was noticed.
  package static func report(_ message: String, in scope: EnvironmentScope?) {
    report(message, to: scope?.topology.test)
  }

  /// Fails a test; without one says the message once a process, on the standard error.
  static func report(_ message: String, to test: (any EnvironmentTest)?) {
    if let test {
      test.record(message, at: nil)
    } else if reported.withLock({ $0.insert(message).inserted }) {
      milieu_write_error(message)
    }
  }

  /// Fails the test that read a key which names no value for tests, and for which the test provides none.
  ///
  /// - Parameters:
  ///   - site: the property that read it, if one did.
  ///   - root: the root of the test's environment.
  static func reportSubstitution<Key: EnvironmentKey>(
    _ substitution: Substitution, of key: Key.Type, readBy site: DeclarationSite?, at root: EnvironmentScope
  ) {
    let name = KeyName(key)
    let test = root.topology.test.map { "“\($0.name)”" } ?? "a test"
    let reader = site.map { "\n  read by  @Environment(\(name.keyPath)), \($0)" } ?? ""
    report(
      """
      \(name) has a live value and none for tests, and \(test) read it without providing one.\(reader)
        got      \(substitution.description)
        remedy   @Test(.environment(\(name.keyPath), …)), or withEnvironment(\(name.keyPath), …) { … } around what reads it.
      """, in: root)
  }

  static func reportReadNowhere<Key: EnvironmentKey>(of key: Key.Type, got: EnvironmentContext) {
    let reader = SlotRecording.site.map { "\n  read by  @Environment(\(KeyName(key).keyPath)), \($0)" } ?? ""
    report(
      """
      \(KeyName(key)) was read where there is no environment: outside views, their handlers and tasks, and withEnvironment.\(reader)
        got      \(got == .live ? "the key's default" : "the key's default for tests")
        remedy   Take EnvironmentValues.current along and read inside withEnvironment(environment) { … }.
      """, in: nil)
  }
}
