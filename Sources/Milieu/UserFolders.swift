package import Foundation

/// Where a program keeps what is the user's, after the XDG Base Directory Specification.
package enum UserFolders {
  /// The program's own folder in `$XDG_DATA_HOME`, or in `~/.local/share` where that is not set or not absolute.
  package static var data: URL {
    let environment = ProcessInfo.processInfo.environment
    let program = CommandLine.arguments.first.map { URL(filePath: $0).lastPathComponent } ?? "app"
    let base =
      if let path = environment["XDG_DATA_HOME"], path.hasPrefix("/") {
        URL(filePath: path)
      } else {
        URL(filePath: NSHomeDirectory()).appending(path: ".local/share")
      }
    return base.appending(path: program)
  }
}
