import Foundation

/// Where the journal is kept.
package enum JournalFile {
  /// `atlas/journal.store` in the folder for a person's data: `$XDG_DATA_HOME`, or `~/.local/share` where that is not set or not absolute.
  ///
  /// - Parameter environment: the variables of the process.
  package static func url(in environment: [String: String] = ProcessInfo.processInfo.environment) -> URL {
    let data =
      environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
      ?? URL(filePath: NSHomeDirectory()).appending(path: ".local/share")
    return data.appending(path: "atlas/journal.store")
  }
}
