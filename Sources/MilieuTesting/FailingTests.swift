@_exported public import MilieuHeadless
internal import Testing

/// Fails the running test when views mounted in it lack something they ask for.
///
/// There is nothing to call: it is enough that a test target depends on this library.
struct TestFailureRecorder: HeadlessFailureRecorder {
  static func record(_ message: String, at site: HeadlessCallSite) {
    Issue.record(
      Comment(rawValue: message),
      sourceLocation: SourceLocation(
        fileID: site.fileID, filePath: site.filePath, line: site.line, column: site.column))
  }
}
