import MilieuData
import MilieuSQLite
import Testing

/// Relationships that lead to one and then to many, or the other way round.
@Suite struct RelationshipChangeTests {
  private let file: MigratedFile

  init() throws { file = try MigratedFile() }

  /// Trips and guides, with what leads from one to the other.
  private func models(
    _ trip: [StoreEntity.Column] = [], _ guide: [StoreEntity.Column] = [], _ links: StoreEntity.Link...
  ) -> [StoreEntity] {
    let entities = [
      StoreEntity(name: "Trip", columns: [.text("name")] + trip),
      StoreEntity(name: "Guide", columns: [.text("name")] + guide),
    ]
    return entities.map { entity in
      StoreEntity(name: entity.name, columns: entity.columns, links: links.filter { $0.owner == entity.name })
    }
  }

  private func link(_ owner: String, _ property: String, _ target: String, was: String? = nil, inverse: String? = nil)
    -> StoreEntity.Link
  {
    StoreEntity.Link(
      name: "\(owner)_\(property)", originalName: "\(owner)_\(was ?? property)", owner: owner, target: target,
      inverse: inverse.map { StoreEntity.End($0) })
  }

  private func fill(_ models: [StoreEntity], _ statements: String...) throws {
    try file.open(models) { connection in
      try connection.transaction {
        try connection.execute("INSERT INTO Guide (name) VALUES ('g'), ('h')")
        try connection.execute("INSERT INTO Trip (name) VALUES ('a'), ('b'), ('c')")
        for sql in statements { try connection.execute(sql) }
      }
    }
  }

  private func pairs(_ link: String) throws -> [[StoredValue]] {
    try file.rows("SELECT owner, target FROM \(link) ORDER BY _id")
  }

  @Test("What leads to one leads to many then, and back again if no row has more than one")
  func oneToMany() throws {
    try fill(models([.one("guide", "Guide")]), "UPDATE Trip SET guide = 1 WHERE _id < 3")
    let many = models([], [], link("Trip", "guides", "Guide", was: "guide"))
    try file.open(many)
    #expect(try pairs("Trip_guides") == [[1, 1], [2, 1]])
    try file.check()
    try file.open(many) { try $0.execute("INSERT INTO Trip_guides (owner, target) VALUES (1, 2)") }
    let one = models([.one("guide", "Guide", was: "guides")])
    let words = try file.refusal { try file.open(one) }
    #expect(words.contains("Trip.guide can lead to one, and in the row 1 leads to 2"))
    try file.open(many) { try $0.execute("DELETE FROM Trip_guides WHERE owner = 1 AND target = 1") }
    try file.open(one)
    #expect(try file.rows("SELECT _id, guide FROM Trip ORDER BY _id") == [[1, 2], [2, 1], [3, .null]])
    #expect(try file.backups.isEmpty)
    try file.check()
  }

  @Test("One to many becomes many to many, whichever end keeps the pairs, and back")
  func manyToMany() throws {
    try fill(models([.one("guide", "Guide", inverse: "trips")]), "UPDATE Trip SET guide = _id % 2 + 1")
    try file.open(models([], [], link("Guide", "trips", "Trip", inverse: "guide")))
    #expect(try pairs("Guide_trips") == [[2, 1], [1, 2], [2, 3]])
    try file.open(models([], [], link("Trip", "guide", "Guide", inverse: "trips")))
    #expect(try pairs("Trip_guide") == [[1, 2], [2, 1], [3, 2]])
    #expect(try file.rows("SELECT count(*) FROM sqlite_schema WHERE name LIKE 'Guide_trips%'") == [[0]])
    try file.open(models([.one("guide", "Guide", inverse: "trips")]))
    #expect(try file.rows("SELECT _id, guide FROM Trip ORDER BY _id") == [[1, 2], [2, 1], [3, 2]])
    #expect(try file.backups.isEmpty)
    try file.check()
  }

  @Test("The column of a relationship moves to the other end if each row there is led to by one at most")
  func movedColumn() throws {
    try fill(models([.one("guide", "Guide")]), "UPDATE Trip SET guide = _id WHERE _id < 3")
    try file.open(models([], [.one("trip", "Trip", inverse: "guide")]))
    #expect(try file.rows("SELECT _id, trip FROM Guide ORDER BY _id") == [[1, 1], [2, 2]])
    #expect(try file.backups.isEmpty)
    try file.open(models([], [.one("trip", "Trip", inverse: "guide")])) { try $0.execute("UPDATE Guide SET trip = 3") }
    let words = try file.refusal { try file.open(models([.one("guide", "Guide", inverse: "trip")])) }
    #expect(words.contains("Trip.guide can lead to one, and 2 rows of Guide lead to the row 3"))
  }

  @Test("Pairs that are renamed stay in their order; pairs that are gone go after a copy")
  func renamedAndRemoved() throws {
    try fill(
      models([], [], link("Trip", "guides", "Guide")),
      "INSERT INTO Trip_guides (owner, target) VALUES (2, 2), (1, 1), (2, 1)")
    try file.open(models([], [], link("Trip", "leaders", "Guide", was: "guides")))
    #expect(try pairs("Trip_leaders") == [[2, 2], [1, 1], [2, 1]])
    #expect(try file.backups.isEmpty)
    try file.open(models())
    #expect(try file.backups.count == 1)
    #expect(try file.rows("SELECT count(*) FROM sqlite_schema WHERE name LIKE 'Trip_%leaders%'") == [[0]])
    try file.check()
  }

  @Test("A model that others lead to can go; what leads to rows of one that stays there is let go with it")
  func removedTarget() throws {
    try fill(
      models([.one("guide", "Guide")], [], link("Guide", "trips", "Trip")), "UPDATE Trip SET guide = 1",
      "INSERT INTO Guide_trips (owner, target) VALUES (1, 1)")
    try file.open([StoreEntity(name: "Trip", columns: [.text("name")])])
    #expect(try file.rows("SELECT name FROM Trip ORDER BY _id") == [["a"], ["b"], ["c"]])
    #expect(try file.rows("SELECT count(*) FROM sqlite_schema WHERE name LIKE 'Guide%'") == [[0]])
    try file.check()
  }

  @Test("What must lead to one is refused while a row leads to none; what leads elsewhere now is refused")
  func required() throws {
    try fill(models([.one("guide", "Guide")]), "UPDATE Trip SET guide = 1 WHERE _id > 1")
    let words = try file.refusal { try file.open(models([.one("guide", "Guide", optional: false)])) }
    #expect(words.contains("Trip.guide may no longer be absent, and is in the row 1"))
    let new = try file.refusal {
      try file.open(models([.one("guide", "Guide"), .one("leader", "Guide", optional: false)]))
    }
    #expect(new.contains("Trip.leader is new, and nothing says what the rows that are there have for it"))
    let other = try file.refusal { try file.open(models([.one("guide", "Trip")])) }
    #expect(other.contains("Trip.guide leads to Guide, and the model asks to lead to Trip"))
  }
}
