import Foundation

/// A folder of its own for a test, which goes with it.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "atlas-journal-\(UUID())")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
