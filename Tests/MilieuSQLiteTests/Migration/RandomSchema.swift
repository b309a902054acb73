import Foundation
import MilieuData

@testable import MilieuSQLite

/// A schema that nobody wrote, and what its rows have to be, as a store of it and of all later ones is to keep them.
///
/// What is known of rows stands here and not in SQL, so that what comes out of a file can be held against it.
struct RandomSchema {
  struct Property {
    var column: StoreEntity.Column
    var isIndexed = false
    /// Whether this version has changed what may be absent: twice would be not at all.
    var isToggled = false
  }

  struct Model {
    var name: String
    var properties: [Property]
    /// By key.
    var rows: [Int64: [String: StoredValue]] = [:]
    var lastKey: Int64 = 0
  }

  var models: [Model] = []
  /// So that no two ever have the same name by chance.
  private var number = 0

  init(using random: inout SeededGenerator) {
    for _ in 0..<Int.random(in: 1...4, using: &random) { addModel(&random) }
  }

  private mutating func nextName(_ prefix: String) -> String {
    number += 1
    // Names that SQL has to be told of, and one that is another's in other letters.
    let odd = ["", "\"", " select", "'", "é", "_index"][number % 6]
    return "\(prefix)\(number)\(odd)"
  }

  private mutating func addModel(_ random: inout SeededGenerator) {
    var model = Model(name: nextName("Model"), properties: [])
    for _ in 0..<Int.random(in: 0...5, using: &random) { model.properties.append(makeProperty(&random)) }
    models.append(model)
  }

  private mutating func makeProperty(_ random: inout SeededGenerator) -> Property {
    let name = nextName("p")
    let isOptional = Bool.random(using: &random)
    if let target = models.randomElement(using: &random), Int.random(in: 0..<4, using: &random) == 0 {
      return Property(column: .one(name, target.name))
    }
    let (type, value) = [
      (ColumnType.integer, "Int"), (.integer, "Bool"), (.real, "Double"), (.text, "String"), (.blob, "Data"),
    ].randomElement(using: &random)!
    let standard = Self.value(of: value, &random)
    let column = StoreEntity.Column(
      name: name, type: type, isOptional: isOptional,
      standard: isOptional && Bool.random(using: &random) ? StoredValue?.none : standard,
      valueType: value)
    return Property(column: column, isIndexed: Int.random(in: 0..<4, using: &random) == 0)
  }

  private static func value(of type: String, _ random: inout SeededGenerator) -> StoredValue {
    switch type {
    case "Int": .integer([.min, -1, 0, 7, 1 << 40, .max].randomElement(using: &random)!)
    case "Bool": .integer(Bool.random(using: &random) ? 1 : 0)
    case "Double": .real([0.1, -1.5, 1e300, 3, 5e-324, -.infinity].randomElement(using: &random)!)
    case "String": .text(["", "a'b\"", "NULL", "x\u{0}y", "🦆", "7"].randomElement(using: &random)!)
    default: .blob([[], [0], [1, 255, 39]].map { .init($0) }.randomElement(using: &random)!)
    }
  }

  // MARK: - What a store is asked to keep

  var entities: [StoreEntity] {
    models.map { model in
      StoreEntity(
        name: model.name, columns: model.properties.map(\.column),
        indices: model.properties.indices.filter { model.properties[$0].isIndexed }.map { [$0] })
    }
  }

  /// Puts rows into a store, as contexts would.
  mutating func addRows(to connection: SQLiteConnection, using random: inout SeededGenerator) throws {
    try connection.transaction {
      for index in models.indices {
        for _ in 0..<Int.random(in: 0...6, using: &random) {
          var row: [String: StoredValue] = [:]
          for property in models[index].properties {
            let column = property.column
            if column.isOptional, Bool.random(using: &random) {
              row[column.name] = .null
            } else if let target = column.target {
              row[column.name] =
                models.first { $0.name == target }?.rows.keys.sorted().randomElement(using: &random).map {
                  .integer($0)
                }
                ?? .null
            } else {
              row[column.name] = Self.value(of: column.valueType, &random)
            }
          }
          models[index].lastKey += 1
          models[index].rows[models[index].lastKey] = row
          let columns = models[index].properties.map(\.column)
          let names = (["_id"] + columns.map(\.name)).map(\.quotedName).joined(separator: ", ")
          let marks = Array(repeating: "?", count: columns.count + 1).joined(separator: ", ")
          _ = try connection.first(
            "INSERT INTO \(models[index].name.quotedName) (\(names)) VALUES (\(marks))",
            [.integer(models[index].lastKey)] + columns.map { row[$0.name] ?? .null })
        }
      }
    }
  }

  // MARK: - A later version

  /// Changes a few things, and what is known of rows with them.
  mutating func change(using random: inout SeededGenerator) {
    for index in models.indices {
      for place in models[index].properties.indices {
        models[index].properties[place].isToggled = false
        models[index].properties[place].column.originalName = models[index].properties[place].column.name
      }
    }
    for _ in 0..<Int.random(in: 1...5, using: &random) { changeOnce(&random) }
  }

  private mutating func changeOnce(_ random: inout SeededGenerator) {
    guard let index = models.indices.randomElement(using: &random) else { return addModel(&random) }
    let place = models[index].properties.indices.randomElement(using: &random)
    switch (Int.random(in: 0..<8, using: &random), place) {
    case (0, _): addModel(&random)
    case (1, _) where models.count > 1: removeModel(index)
    case (2, let place?): remove(place, index)
    case (3, let place?): rename(place, index)
    case (4, let place?): toggleOptional(place, index)
    case (5, let place?): changeType(place, index)
    case (6, let place?): models[index].properties[place].isIndexed.toggle()
    default: add(makeProperty(&random), index)
    }
  }

  private mutating func add(_ property: Property, _ index: Int) {
    models[index].properties.append(property)
    for key in models[index].rows.keys {
      models[index].rows[key]![property.column.name] = property.column.standard ?? .null
    }
  }

  private mutating func removeModel(_ index: Int) {
    let name = models.remove(at: index).name
    for other in models.indices {
      for place in models[other].properties.indices.reversed()
      where models[other].properties[place].column.target == name {
        remove(place, other)
      }
    }
  }

  private mutating func remove(_ place: Int, _ index: Int) {
    let name = models[index].properties.remove(at: place).column.name
    for key in models[index].rows.keys { models[index].rows[key]![name] = nil }
  }

  private mutating func rename(_ place: Int, _ index: Int) {
    let old = models[index].properties[place].column.name
    let new = nextName("p")
    models[index].properties[place].column.name = new
    for key in models[index].rows.keys {
      models[index].rows[key]![new] = models[index].rows[key]!.removeValue(forKey: old)
    }
  }

  private mutating func toggleOptional(_ place: Int, _ index: Int) {
    let column = models[index].properties[place].column
    guard column.target == nil, column.standard != nil || !column.isOptional,
      !models[index].properties[place].isToggled
    else { return }
    models[index].properties[place].isToggled = true
    models[index].properties[place].column.isOptional.toggle()
    guard column.isOptional, let standard = column.standard else { return }
    for key in models[index].rows.keys where models[index].rows[key]![column.name] == .null {
      models[index].rows[key]![column.name] = standard
    }
  }

  /// Whole numbers and truth values become text, which nothing is lost by.
  private mutating func changeType(_ place: Int, _ index: Int) {
    let column = models[index].properties[place].column
    guard column.target == nil, ["Int", "Bool"].contains(column.valueType) else { return }
    func text(_ value: StoredValue) -> StoredValue {
      guard case .integer(let number) = value else { return value }
      return .text(column.valueType == "Int" ? "\(number)" : "\(number == 1)")
    }
    models[index].properties[place].column.type = .text
    models[index].properties[place].column.valueType = "String"
    models[index].properties[place].column.standard = column.standard.map(text)
    for key in models[index].rows.keys {
      models[index].rows[key]![column.name] = text(models[index].rows[key]![column.name] ?? .null)
    }
  }
}
