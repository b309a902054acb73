internal import CSQLite

/// An order of texts that SQL names with `COLLATE`.
package struct SQLiteCollation: Sendable {
  let name: String
  let compare: @Sendable (UnsafeRawBufferPointer, UnsafeRawBufferPointer) -> Int

  /// - Parameters:
  ///   - name: what SQL calls it. Files whose indexes use it can only be changed where it is known.
  ///   - compare: less than, equal to or more than 0, as the first text, in UTF-8, comes before, with or after the second. Has to be a total
  ///     order that never changes, or indexes become wrong.
  package init(
    name: String, compare: @escaping @Sendable (UnsafeRawBufferPointer, UnsafeRawBufferPointer) -> Int
  ) {
    self.name = name
    self.compare = compare
  }
}

extension SQLiteConnection {
  /// Makes a collation known to this connection.
  ///
  /// - Throws: ``SQLiteError`` if a statement is running that may use it.
  package func register(_ collation: SQLiteCollation) throws {
    try use {
      let box = Unmanaged.passRetained(Box(collation))
      let result = sqlite3_create_collation_v2(
        handle, collation.name, SQLITE_UTF8, box.toOpaque(),
        { context, count, bytes, otherCount, otherBytes in
          guard let context else { return 0 }
          let box = Unmanaged<Box<SQLiteCollation>>.fromOpaque(context)
          return Int32(
            box._withUnsafeGuaranteedRef {
              $0.content.compare(
                UnsafeRawBufferPointer(start: bytes, count: Int(count)),
                UnsafeRawBufferPointer(start: otherBytes, count: Int(otherCount))
              ).signum()
            })
        }, { context in context.map { Unmanaged<Box<SQLiteCollation>>.fromOpaque($0).release() } })
      // Unlike for functions, SQLite does not let go of what it did not take.
      if result != SQLITE_OK { box.release() }
      try require(result)
    }
  }
}

/// What SQLite is given a pointer to.
final class Box<Content> {
  let content: Content

  init(_ content: Content) { self.content = content }
}
