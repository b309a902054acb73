internal import Foundation

/// Where a database is.
package enum SQLiteLocation: Hashable, Sendable, CustomStringConvertible {
  /// In a file.
  case file(String)

  /// In memory, for one connection.
  case memory

  /// In memory, for all connections of this process that give the name; until the last of them is closed.
  case sharedMemory(name: String)

  /// The path, or what stands for it in messages.
  package var description: String {
    switch self {
    case .file(let path): path
    case .memory: "in memory"
    case .sharedMemory(let name): "in memory, named \(name)"
    }
  }

  /// What SQLite is given as a file name. One that begins with a slash is never taken for a URI.
  var fileName: String {
    switch self {
    case .file(let path): path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
    case .memory: ":memory:"
    case .sharedMemory(let name):
      "file:/\(name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")?vfs=memdb"
    }
  }

  var isFile: Bool {
    if case .file = self { true } else { false }
  }
}
