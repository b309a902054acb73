import Foundation

/// Why the journal cannot be opened, for people to read.
package struct JournalFailure: Equatable, Sendable {
  /// The file.
  package let path: String
  /// Why, as a sentence.
  package let cause: String
  /// What helps, in whole sentences.
  package let remedy: String

  /// What an error says of a file.
  package init(_ error: any Error, file: URL) {
    path = file.path
    let error = error as? any LocalizedError
    cause = Self.sentence(error?.failureReason ?? error?.errorDescription ?? "it cannot be read")
    remedy = error?.recoverySuggestion ?? "Check the file and its folder, then try again."
  }

  private static func sentence(_ words: String) -> String {
    words.prefix(1).uppercased() + words.dropFirst() + (words.hasSuffix(".") ? "" : ".")
  }
}
