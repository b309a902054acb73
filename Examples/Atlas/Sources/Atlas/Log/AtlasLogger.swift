import Foundation

/// Where the app's parts write what they do; a value, so that each part can be given its own.
struct AtlasLogger: Sendable {
  private let write: @Sendable (String) -> Void

  /// A logger that hands every message to `write`, on whichever thread it is written.
  init(_ write: @escaping @Sendable (String) -> Void) {
    self.write = write
  }

  /// Writes one message: a line without a line break at its end.
  func log(_ message: String) {
    write(message)
  }

  /// Drops every message.
  static let silent = AtlasLogger { _ in }

  /// Adds every message to `book`, with the time at which it was written.
  static func recording(in book: LogBook) -> AtlasLogger {
    AtlasLogger { message in
      let date = Date()
      Task { @MainActor in book.append(message, at: date) }
    }
  }
}
