internal import MilieuEnvironment
@_exported public import MilieuHeadless
internal import Testing

/// Fails the running test when views mounted in it lack something they ask for.
///
/// There is nothing to call: it is enough that a test target depends on this library.
struct TestingLibraryHarness: TestHarness {
  static var scopeOfRunningTest: EnvironmentScope? { nil }

  static func record(_ message: String, at site: SourceSite?) {
    let location = site.map {
      SourceLocation(fileID: $0.fileID, filePath: $0.filePath, line: $0.line, column: $0.column)
    }
    if let location {
      Issue.record(Comment(rawValue: message), sourceLocation: location)
    } else {
      Issue.record(Comment(rawValue: message))
    }
  }
}
