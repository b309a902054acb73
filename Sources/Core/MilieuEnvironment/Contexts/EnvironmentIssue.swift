internal import CThreads
internal import Synchronization

/// Something about an environment that an author wants to know, noticed outside view trees.
package enum EnvironmentIssue {
  private static let reported = Mutex<Set<String>>([])

  /// Fails the test that the code belongs to; outside tests says it once a process, on the standard error.
  ///
  /// - Parameters:
  ///   - message: what is wrong, where, and what helps.
  ///   - scope: the environment in which it was noticed.
  package static func report(_ message: String, in scope: EnvironmentScope?) {
    if let test = scope?.topology.test {
      test.record(message)
    } else if reported.withLock({ $0.insert(message).inserted }) {
      milieu_write_error(message)
    }
  }

  static func reportReadNowhere<Key: EnvironmentKey>(of key: Key.Type) {
    report(
      """
      \(key) was read where there is no environment: outside views, their handlers and tasks, and withEnvironment.
        got     the key's default
        remedy  Take EnvironmentValues.current along and read inside withEnvironment(environment) { … }.
      """, in: nil)
  }
}
