internal import Foundation
internal import MilieuData

/// Copies of a store beside it, made before something is lost: `default.store.2026-11-30T17-30-00.backup`, where the time is UTC.
///
/// The newest three are kept. Each is a whole database: to go back, end the program and put it in the place of the store.
struct StoreBackup {
  static let limit = 3

  let path: String

  /// Copies what a connection's transaction has found, before it has changed anything.
  ///
  /// - Throws: ``SQLiteError`` if the copy cannot be made.
  init(of connection: SQLiteConnection, now: Date = .now) throws {
    let base = "\(connection.path).\(Self.stamp(now))"
    var path = "\(base).backup"
    var number = 2
    while FileManager.default.fileExists(atPath: path) {
      path = "\(base)-\(number).backup"
      number += 1
    }
    self.path = path
    // A connection of its own, as one cannot be copied while its transaction is open. Nobody else can have written since that began.
    let reader = try SQLiteConnection(connection.location, options: SQLiteOptions(isReadOnly: true))
    try reader.backUp(to: path)
    try reader.close()
  }

  /// Removes it: what it was made for has not happened.
  func remove() { unlink(path) }

  /// Removes all but the newest copies of a store.
  static func removeOld(of store: String) {
    let url = URL(filePath: store)
    let folder = url.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
    let copies = names.filter { isCopy($0, of: url.lastPathComponent) }.sorted {
      $0.order.lexicographicallyPrecedes($1.order)
    }
    for name in copies.dropLast(limit) { unlink(folder.appending(path: name).path(percentEncoded: false)) }
  }

  private static func isCopy(_ name: String, of store: String) -> Bool {
    guard name.hasPrefix("\(store).") else { return false }
    return name.dropFirst(store.count + 1).wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d(-\d+)?\.backup/) != nil
  }

  private static func stamp(_ now: Date) -> String {
    let text = now.formatted(.iso8601.year().month().day().time(includingFractionalSeconds: false))
    return text.replacing(":", with: "-").replacing("Z", with: "")
  }
}

extension String {
  /// Copies of the same second stand behind the first, by their numbers.
  fileprivate var order: [Int] { split { !$0.isNumber }.compactMap { Int($0) } }
}
