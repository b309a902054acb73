import Foundation
import MilieuData
import MilieuSQLite
import Testing

@Model
final class Shelf {
  @Attribute(.unique) var name: String
  @Relationship(deleteRule: .cascade, inverse: \Volume.shelf) var volumes: [Volume] = []

  init(name: String) { self.name = name }
}

@Model
final class Volume {
  var title: String
  var pages: Int
  var rating: Double?
  var read: Date?
  var shelf: Shelf?
  var tags: [String]

  init(title: String, pages: Int, rating: Double? = nil, read: Date? = nil, shelf: Shelf? = nil, tags: [String] = []) {
    (self.title, self.pages, self.rating) = (title, pages, rating)
    (self.read, self.shelf, self.tags) = (read, shelf, tags)
  }
}

@Suite("Models are kept in a database")
struct StoreTests {
  private let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)/books.store")

  private func container() throws -> ModelContainer {
    try ModelContainer(for: Shelf.self, Volume.self, configurations: ModelConfiguration(url: file))
  }

  private func fill(_ context: ModelContext) throws {
    let shelf = Shelf(name: "A")
    context.insert(shelf)
    for number in 1...10 {
      context.insert(
        Volume(
          title: "Book \(number)", pages: number * 10, rating: number % 2 == 0 ? Double(number) : nil,
          shelf: number > 5 ? shelf : nil, tags: ["t\(number)"]))
    }
    try context.save()
  }

  @Test("What was saved is there for the next container, with its relationships")
  func restart() throws {
    let id: PersistentIdentifier = try {
      let context = ModelContext(try container())
      try fill(context)
      return try #require(context.fetch(FetchDescriptor<Shelf>()).first).persistentModelID
    }()
    let context = ModelContext(try container())
    let shelf = try #require(try context.fetch(FetchDescriptor<Shelf>()).first)
    #expect(shelf.persistentModelID == id)
    #expect(shelf.volumes.count == 5 && shelf.volumes.allSatisfy { $0.shelf === shelf && $0.tags.count == 1 })
    context.delete(shelf)
    try context.save()
    #expect(try ModelContext(try container()).fetchCount(FetchDescriptor<Volume>()) == 5)
  }

  @Test("Predicates and orders are answered by the database")
  func queries() throws {
    let context = ModelContext(try container())
    try fill(context)
    let name = "A"
    let descriptor = FetchDescriptor<Volume>(
      predicate: #Predicate { $0.shelf?.name == name && $0.pages > 60 && $0.rating != nil },
      sortBy: [SortDescriptor(\.pages, order: .reverse)])
    #expect(try context.fetch(descriptor).map(\.title) == ["Book 10", "Book 8"])
    #expect(try context.fetchCount(descriptor) == 2)
    var part = FetchDescriptor<Volume>(sortBy: [SortDescriptor(\.title)])
    part.fetchLimit = 3
    part.fetchOffset = 1
    #expect(try context.fetch(part).map(\.title) == ["Book 10", "Book 2", "Book 3"])
    try context.delete(model: Volume.self, where: #Predicate { $0.pages < 50 })
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Volume>()) == 6)
  }

  @Test("The tables can be read by anybody: names, keys, foreign keys and indices as the models say")
  func tables() throws {
    try fill(ModelContext(try container()))
    let connection = try SQLiteConnection(.file(file.path), options: SQLiteOptions(isReadOnly: true))
    let table = try #require(try connection.table("Volume"))
    #expect(table.columns.map(\.name) == ["_id", "title", "pages", "rating", "read", "shelf", "tags"])
    #expect(try connection.integer("SELECT count(*) FROM Volume JOIN Shelf ON Volume.shelf = Shelf._id") == 5)
    #expect(try connection.rows("SELECT tags FROM Volume WHERE _id = 3") == [[.text("[\"t3\"]")]])
    #expect(table.foreignKeys.count == 1)
  }

  @Test("A property that is new has its default in the rows that were there")
  func newColumn() throws {
    try fill(ModelContext(try container()))
    do {
      let connection = try SQLiteConnection(.file(file.path))
      // It speaks of an order that this connection does not know.
      try connection.execute("DROP INDEX Shelf_name_unique")
      try connection.execute("ALTER TABLE Volume DROP COLUMN rating")
    }
    let found = try ModelContext(try container()).fetch(FetchDescriptor<Volume>(sortBy: [SortDescriptor(\.pages)]))
    #expect(found.count == 10 && found.allSatisfy { $0.rating == nil })
  }

  @Test("A column that holds something else is refused by name, and the file is as it was")
  func otherType() throws {
    try fill(ModelContext(try container()))
    do {
      let connection = try SQLiteConnection(.file(file.path))
      // It speaks of an order that this connection does not know.
      try connection.execute("DROP INDEX Shelf_name_unique")
      try connection.execute("ALTER TABLE Volume DROP COLUMN pages")
      try connection.execute("ALTER TABLE Volume ADD COLUMN pages TEXT")
    }
    let error = #expect(throws: (any Error).self) { try container() }
    #expect("\(error as Any)".contains("Volume.pages is kept as text, and the model asks for integer"))
    let connection = try SQLiteConnection(.file(file.path))
    #expect(try connection.integer("SELECT count(*) FROM Volume") == 10)
  }

  @Test("A file that is no database is refused, and untouched")
  func noDatabase() throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let text = Data(String(repeating: "no database ", count: 100).utf8)
    try text.write(to: file)
    #expect(throws: (any Error).self) { try container() }
    #expect(try Data(contentsOf: file) == text)
  }

  @Test("Once a container, its contexts and its models have gone, the file is closed and its journal is in it")
  func closed() throws {
    do {
      let context = ModelContext(try container())
      try fill(context)
      #expect(try context.fetch(FetchDescriptor<Volume>(predicate: #Predicate { $0.shelf != nil })).count == 5)
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path) == ["books.store"])
  }

  @Test("A save that breaks a rule leaves nothing")
  func atomic() throws {
    let container = try container()
    try fill(ModelContext(container))
    let connection = try SQLiteConnection(.file(file.path))
    try connection.execute(
      "CREATE TRIGGER stop BEFORE INSERT ON Volume WHEN NEW.title = 'bad' BEGIN SELECT RAISE(ABORT, 'no'); END")
    let context = ModelContext(container)
    context.insert(Volume(title: "good", pages: 1))
    context.insert(Volume(title: "bad", pages: 1))
    #expect(throws: (any Error).self) { try context.save() }
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Volume>()) == 10)
    #expect(context.hasChanges)
  }
}
