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
    Self.files(beside: connection.path).filter { Self.isUnfinished($0, of: connection.path) }.forEach { unlink($0) }
    // A connection of its own, as one cannot be copied while its transaction is open. Nobody else can have written since that began.
    let reader = try SQLiteConnection(connection.location, options: SQLiteOptions(isReadOnly: true))
    try reader.backUp(to: path)
    try reader.close()
  }

  /// Removes it: what it was made for has not happened.
  func remove() { unlink(path) }

  /// Removes all but the newest copies of a store.
  static func removeOld(of store: String) {
    let copies = files(beside: store).compactMap { path in
      end(of: path, store)?.wholeMatch(of: name).map { (path, time: $0.1, number: Int($0.2 ?? "") ?? 1) }
    }
    let sorted = copies.sorted { ($0.time, $0.number) < ($1.time, $1.number) }
    for copy in sorted.dropLast(limit) { unlink(copy.0) }
  }

  /// The time, and a number from 2 for copies of the same second.
  private static var name: Regex<(Substring, Substring, Substring?)> {
    /(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d)(?:-(\d+))?\.backup/
  }

  /// Whether a file is what is left of a copy whose process was killed: only who holds the lock for writing makes one.
  private static func isUnfinished(_ path: String, of store: String) -> Bool {
    guard let end = end(of: path, store), let match = end.prefixMatch(of: name) else { return false }
    return end[match.range.upperBound...].contains(".partial")
  }

  private static func files(beside store: String) -> [String] {
    let folder = URL(filePath: store).deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
    return names.map { folder.appending(path: $0).path(percentEncoded: false) }
  }

  /// What follows the name of the store and a point.
  private static func end(of path: String, _ store: String) -> Substring? {
    let name = URL(filePath: path).lastPathComponent
    let prefix = URL(filePath: store).lastPathComponent + "."
    return name.hasPrefix(prefix) ? name.dropFirst(prefix.count) : nil
  }

  private static func stamp(_ now: Date) -> String {
    let text = now.formatted(.iso8601.year().month().day().time(includingFractionalSeconds: false))
    return text.replacing(":", with: "-").replacing("Z", with: "")
  }
}
