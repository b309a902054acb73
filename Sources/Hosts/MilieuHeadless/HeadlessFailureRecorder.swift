/// Fails the running test, in a process that has one.
///
/// NB: found by name at run time, so that apps which print themselves do not carry the testing library. `MilieuTesting` has the one
/// that is looked for.
package protocol HeadlessFailureRecorder: Sendable {
  static func record(_ message: String, at site: HeadlessCallSite)
}

enum HeadlessFailureRecorders {
  /// The one that is linked into the process.
  static let linked = _typeByName("13MilieuTesting19TestFailureRecorderV") as? any HeadlessFailureRecorder.Type
}

/// Where a test mounted its views.
package struct HeadlessCallSite: Sendable {
  package let fileID: String
  package let filePath: String
  package let line: Int
  package let column: Int
}
