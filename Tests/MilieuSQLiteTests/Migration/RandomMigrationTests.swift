import Foundation
import MilieuData
import Testing

@testable import MilieuSQLite

/// Schemas that change at random, with random rows.
@Suite struct RandomMigrationTests {
  static let count = ProcessInfo.processInfo.environment["MILIEU_MIGRATIONS"].flatMap { Int($0) } ?? 100

  @Test("Whatever changes, what is to survive does, to the last bit, and the file is sound", arguments: 0..<10)
  func migrations(_ suite: Int) throws {
    let file = try MigratedFile()
    let seed = UInt64.random(in: 0...UInt64(UInt32.max)) * 10 + UInt64(suite)
    var random = SeededGenerator(seed: seed)
    var schema = RandomSchema(using: &random)
    var lost = false
    for step in 0..<max(1, Self.count / 10) {
      let comment: Comment = "seed \(seed), step \(step)"
      do {
        try reports {
          try file.open(schema.entities) { connection in
            try look(schema, connection, comment)
            try schema.addRows(to: connection, using: &random)
          }
        }.forEach { _ in lost = true }
        try file.check()
      } catch {
        Issue.record(error, comment)
        return
      }
      let before = schema
      schema.change(using: &random)
      try dig(from: before, to: schema, comment)
    }
    #expect(try lost == !file.backups.isEmpty, "seed \(seed)")
  }

  /// That what was looked at beforehand and what comes of it agree.
  private func dig(from old: RandomSchema, to new: RandomSchema, _ comment: Comment) throws {
    let difference = SchemaMapping(from: old.entities, to: new.entities).difference
    #expect(difference.effect != .refused, comment)
    #expect(SchemaMapping(from: new.entities, to: new.entities).difference.isEmpty, comment)
  }

  private func look(_ schema: RandomSchema, _ connection: SQLiteConnection, _ comment: Comment) throws {
    for model in schema.models {
      let columns = model.properties.map(\.column.name)
      let names = (["_id"] + columns).map(\.quotedName).joined(separator: ", ")
      let rows = try connection.rows("SELECT \(names) FROM \(model.name.quotedName) ORDER BY _id")
      #expect(rows.map(\.[0]) == model.rows.keys.sorted().map { .integer($0) }, comment)
      for row in rows {
        guard case .integer(let key) = row[0], let known = model.rows[key] else { continue }
        for (name, value) in zip(columns, row.dropFirst()) {
          #expect(value == known[name], "\(comment): \(model.name).\(name) of \(key)")
        }
      }
      let found = try #require(try connection.table(model.name))
      #expect(Set(found.columns.map(\.name)) == Set(["_id"] + columns), comment)
      for property in model.properties where property.column.target == nil {
        #expect(
          found.columns.first { $0.name == property.column.name }?.isNotNull == !property.column.isOptional, comment)
      }
      let indexed = Set(
        model.properties.filter { $0.isIndexed || $0.column.target != nil }.map { [$0.column.name] })
      #expect(Set(found.indexes.map { $0.columns.compactMap(\.self) }) == indexed, comment)
    }
    #expect(
      try Set(connection.tableNames().filter { !$0.hasPrefix("_") }) == Set(schema.models.map(\.name)), comment)
  }
}
