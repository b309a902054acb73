internal import MilieuData

/// Does what foreign keys would have done for rows that are gone, while a migration keeps SQLite from looking after them.
enum StoreSweep {
  static func run(_ tables: some Sequence<StoreTable>, in connection: SQLiteConnection) throws {
    for table in tables {
      for (name, column) in zip(table.columns, table.entity.columns) {
        guard let target = column.target else { continue }
        try connection.execute(
          "UPDATE \(table.name) SET \(name) = NULL WHERE \(name) IS NOT NULL AND \(name) NOT IN "
            + "(SELECT \"_id\" FROM \(try SQLiteName.quoted(target)))")
      }
      for link in table.entity.links {
        for (end, entity) in [("owner", link.owner), ("target", link.target)] {
          try connection.execute(
            "DELETE FROM \(try SQLiteName.quoted(link.name)) WHERE \"\(end)\" NOT IN "
              + "(SELECT \"_id\" FROM \(try SQLiteName.quoted(entity)))")
        }
      }
    }
  }
}
