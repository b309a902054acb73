internal import MilieuEnvironment
@_exported public import MilieuHeadless
internal import Testing

/// What the environment knows of tests that are written with Swift Testing.
///
/// There is nothing to call: it is enough that a test target depends on this library.
struct TestingLibraryHarness: TestHarness {
  static var scopeOfRunningTest: EnvironmentScope? { TestRoots.ofRunningTest }

  static func record(_ message: String, at site: SourceSite?) {
    if let site {
      Issue.record(Comment(rawValue: message), sourceLocation: SourceLocation(site))
    } else {
      Issue.record(Comment(rawValue: message))
    }
  }
}

extension SourceLocation {
  init(_ site: SourceSite) {
    self.init(fileID: site.fileID, filePath: site.filePath, line: site.line, column: site.column)
  }
}
