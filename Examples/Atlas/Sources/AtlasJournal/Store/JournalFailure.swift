import Foundation

/// Why the journal cannot be opened, for people to read.
package struct JournalFailure: Equatable, Sendable {
  /// The file.
  package let path: String
  /// Why, without a full stop.
  package let cause: String
  /// What helps, in whole sentences.
  package let remedy: String

  /// What an error says of a file.
  package init(_ error: any Error, file: URL) {
    path = file.path
    let error = error as? any LocalizedError
    cause = error?.failureReason ?? error?.errorDescription ?? "it cannot be read"
    remedy = error?.recoverySuggestion ?? "Check the file and its folder, then try again."
  }
}
