import Foundation

/// Where the app's parts write what they do; a value, so that each part can be given its own.
package struct AtlasLogger: Equatable, Sendable {
  private let book: LogBook?

  /// Drops every message.
  package static let silent = AtlasLogger(book: nil)

  /// Adds every message to `book`, with the time at which it was written.
  package static func recording(in book: LogBook) -> AtlasLogger { AtlasLogger(book: book) }

  /// Writes one message, on whichever thread: a line without a line break at its end.
  package func log(_ message: String) {
    guard let book else { return }
    let date = Date()
    Task { @MainActor in book.append(message, at: date) }
  }

  /// Whether both write in the same place.
  package static func == (left: AtlasLogger, right: AtlasLogger) -> Bool { left.book === right.book }
}
