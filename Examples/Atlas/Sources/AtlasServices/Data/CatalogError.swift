import Foundation

/// Why the catalog cannot be loaded.
package enum CatalogError: Error, Equatable, LocalizedError, CustomStringConvertible {
  /// The file is not there or cannot be read.
  case unreadable(file: URL, cause: String)
  /// The file is there, but is not the JSON that is expected.
  case malformed(file: URL, cause: String)

  /// The file, the cause and the remedy in one sentence each.
  package var description: String {
    switch self {
    case .unreadable(let file, let cause):
      "Cannot read \(file.path): \(cause). Install the data with `apt install iso-codes`."
    case .malformed(let file, let cause):
      "Cannot understand \(file.path): \(cause). Restore the data with `apt install --reinstall iso-codes`."
    }
  }

  /// The same as `description`.
  package var errorDescription: String? { description }
}
