import Foundation
import SwiftData

/// A folder for stores, which goes with it.
final class DataFolder {
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "milieu-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appending(path: name).path(percentEncoded: false) }

  /// A container whose store is in a file.
  func container(_ name: String, for types: any PersistentModel.Type...) throws -> ModelContainer {
    try ModelContainer(
      for: Schema(types), configurations: ModelConfiguration(url: URL(filePath: path(name))))
  }
}
