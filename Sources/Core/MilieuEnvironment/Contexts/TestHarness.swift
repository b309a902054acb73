/// What a library for tests knows that this one does not: which test runs, and how to fail it.
///
/// NB: found by name at run time, so that apps do not carry the testing library. `MilieuTesting` has the one that is looked for.
package protocol TestHarness: Sendable {
  /// The environment of the test that runs on the present task; `nil` outside tests.
  static var scopeOfRunningTest: EnvironmentScope? { get }

  /// Fails the test that runs on the present task.
  static func record(_ message: String, at site: SourceSite?)
}

package enum TestHarnesses {
  /// The one that is linked into the process.
  package static let linked = _typeByName("13MilieuTesting21TestingLibraryHarnessV") as? any TestHarness.Type
}

/// A place in a test's source.
package struct SourceSite: Sendable {
  package let fileID: String
  package let filePath: String
  package let line: Int
  package let column: Int

  package init(fileID: String, filePath: String, line: Int, column: Int) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }
}
