internal import Foundation

/// What is in the way of opening a file. SQLite says only that something is.
struct PathObstacle {
  let cause: String
  let remedy: String

  /// What is wrong with the path, if that can be told.
  static func find(at path: String) -> Self? {
    // NB: a path that ends with a slash leads nowhere where a file stands.
    let folder = URL(filePath: path).deletingLastPathComponent().path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else { return missing(folder) }
    guard isFolder.boolValue else {
      return Self(cause: "\(folder) is no folder", remedy: "Choose a path inside a folder.")
    }
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
      if isFolder.boolValue { return Self(cause: "it is a folder", remedy: "Choose the path of a file.") }
      if access(path, R_OK) != 0 {
        return Self(cause: "the file may not be read by this user", remedy: "Run `chmod u+rw` on it as its owner.")
      }
    }
    if access(folder, W_OK | X_OK) != 0 {
      return Self(
        cause: "this user may not make files in the folder \(folder), where the journal has to stand beside the store",
        remedy: "Make the folder writable, or choose another one.")
    }
    return nil
  }

  /// What keeps a folder from being there.
  private static func missing(_ folder: String) -> Self {
    var around = URL(filePath: folder).deletingLastPathComponent()
    var isFolder: ObjCBool = false
    while !FileManager.default.fileExists(atPath: around.path, isDirectory: &isFolder), around.path != "/" {
      around.deleteLastPathComponent()
    }
    if !isFolder.boolValue {
      return Self(cause: "\(around.path) is no folder", remedy: "Choose a path inside a folder.")
    }
    if access(around.path, W_OK | X_OK) != 0 {
      return Self(
        cause: "the folder \(folder) does not exist, and this user may not make it in \(around.path)",
        remedy: "Make \(around.path) writable, or choose another folder.")
    }
    return Self(
      cause: "the folder \(folder) does not exist, or may not be looked into", remedy: "Make the folder first.")
  }
}
