internal import Foundation
internal import MilieuData

/// Which stores of this process have which files open, and what they keep there: what one of them keeps, another must not throw away.
enum SharedFiles {
  private static let entities = Locked<[String: [ObjectIdentifier: Set<String>]]>([:])

  private static func key(_ path: String) -> String { URL(filePath: path).resolvingSymlinksInPath().path() }

  static func add(_ store: SQLiteStore, at path: String, _ names: Set<String>) {
    entities.withLock { $0[key(path), default: [:]][ObjectIdentifier(store)] = names }
  }

  static func remove(_ store: SQLiteStore, at path: String) {
    entities.withLock { all in
      all[key(path)]?[ObjectIdentifier(store)] = nil
      if all[key(path)]?.isEmpty == true { all[key(path)] = nil }
    }
  }

  /// The entities that are kept in a file by stores that are open.
  static func names(at path: String) -> Set<String> {
    entities.withLock { all in (all[key(path)] ?? [:]).values.reduce(into: []) { $0.formUnion($1) } }
  }
}
