internal import MilieuData

/// What a store says of itself: which version of the models wrote it, and what its columns mean.
///
/// It stands in two tables that anybody can read, `_schema_version` and `_schema`. Which columns there are and how they are kept, the
/// tables themselves say.
struct StoreRecord: Equatable {
  /// A row of `_schema`; for an entity itself, the property and what follows are empty.
  struct Line: Equatable {
    let entity: String
    let property: String
    /// How the values are kept, as in a column; `pairs` for a relationship to many that has a table.
    let kept: String
    /// The type of the value in the program, or the entity at the other end.
    let type: String
    let isOptional: Bool
    /// The property at the other end.
    let inverse: String
  }

  let version: Schema.Version
  let lines: [Line]

  init(_ version: StoreHistory.Version) {
    self.version = version.identifier
    lines = version.entities.flatMap { entity in
      [Line(entity: entity.name, property: "", kept: "table", type: "", isOptional: false, inverse: "")]
        + entity.columns.map { column in
          Line(
            entity: entity.name, property: column.name, kept: column.type.rawValue, type: column.valueType,
            isOptional: column.isOptional, inverse: column.inverse?.name ?? "")
        }
        + entity.links.map { link in
          Line(
            entity: entity.name, property: link.property, kept: "pairs", type: link.target, isOptional: true,
            inverse: link.inverse?.name ?? "")
        }
    }
  }

  /// The names of the entities.
  var entities: [String] { lines.filter { $0.property.isEmpty }.map(\.entity) }

  func line(_ entity: String, _ property: String) -> Line? {
    lines.first { $0.entity.lowercased() == entity.lowercased() && $0.property == property }
  }

  // MARK: - In a file

  private static let columns = "entity, property, kept, type, optional, inverse"

  /// Reads what a store says of itself; `nil` if it says nothing, or nothing that can be understood.
  init?(in connection: SQLiteConnection) throws {
    guard try connection.table("_schema_version") != nil, try connection.table("_schema") != nil,
      case .text(let text)? = try connection.rows("SELECT version FROM _schema_version").first?.first,
      let version = Schema.Version(text)
    else { return nil }
    self.version = version
    lines = try connection.rows("SELECT \(Self.columns) FROM _schema ORDER BY rowid").map { row in
      func text(_ index: Int) -> String { if case .text(let text) = row[index] { text } else { "" } }
      return Line(
        entity: text(0), property: text(1), kept: text(2), type: text(3), isOptional: row[4] == .integer(1),
        inverse: text(5))
    }
  }

  /// Writes it, inside a transaction, in the place of what was there.
  func write(to connection: SQLiteConnection) throws {
    try connection.execute("CREATE TABLE IF NOT EXISTS _schema_version (version TEXT NOT NULL)")
    try connection.execute(
      "CREATE TABLE IF NOT EXISTS _schema (entity TEXT NOT NULL, property TEXT NOT NULL, kept TEXT NOT NULL, "
        + "type TEXT NOT NULL, optional INTEGER NOT NULL, inverse TEXT NOT NULL)")
    try connection.execute("DELETE FROM _schema_version")
    try connection.execute("DELETE FROM _schema")
    try connection.execute("INSERT INTO _schema_version VALUES (?)", .text("\(version)"))
    for line in lines {
      try connection.execute(
        "INSERT INTO _schema (\(Self.columns)) VALUES (?, ?, ?, ?, ?, ?)", .text(line.entity), .text(line.property),
        .text(line.kept), .text(line.type), .integer(line.isOptional ? 1 : 0), .text(line.inverse))
    }
  }
}

extension Schema.Version {
  /// Reads what ``description`` writes.
  fileprivate init?(_ text: String) {
    let numbers = text.split(separator: ".").map { Int($0) }
    guard numbers.count == 3, let major = numbers[0], let minor = numbers[1], let patch = numbers[2] else { return nil }
    self.init(major, minor, patch)
  }
}
