import CSQLite
import Foundation
import MilieuData
import MilieuSQLite
import Testing

@Model final class Word {
  @Attribute(.unique) var text: String
  var meaning: String
  @Attribute(.unique) var price: Decimal
  @Attribute(.unique) var tag = UUID()

  #Index<Word>([\.meaning])

  init(_ text: String, _ meaning: String = "", price: Decimal = 0) {
    self.text = text
    self.meaning = meaning
    self.price = price
  }
}

/// How texts are indexed: so that any program can read the file, as long as their bytes tell which are equal.
@Suite struct NormalTextTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  private func container() throws -> ModelContainer {
    try ModelContainer(for: Word.self, configurations: ModelConfiguration(url: URL(fileURLWithPath: folder.path())))
  }

  /// What a program that knows nothing of ours makes of the file.
  private func elsewhere(_ sql: String) throws -> [String] {
    var handle: OpaquePointer?
    try #require(sqlite3_open_v2(folder.path(), &handle, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK)
    defer { sqlite3_close(handle) }
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK else {
      return ["error: \(String(cString: sqlite3_errmsg(handle)))"]
    }
    defer { sqlite3_finalize(statement) }
    var rows: [String] = []
    while sqlite3_step(statement) == SQLITE_ROW {
      rows.append(sqlite3_column_text(statement, 0).map { String(cString: $0) } ?? "NULL")
    }
    return rows
  }

  @Test("Another program counts, sorts, finds, checks and adds rows")
  func readable() throws {
    let context = ModelContext(try container())
    for (index, text) in ["été", "zoo", "Ärger", "東京"].enumerated() {
      context.insert(Word(text, "m\(index)", price: Decimal(index)))
    }
    try context.save()
    #expect(try elsewhere("SELECT count(*) FROM Word") == ["4"])
    #expect(try elsewhere("SELECT text FROM Word ORDER BY text") == ["zoo", "Ärger", "été", "東京"])
    #expect(try elsewhere("SELECT meaning FROM Word WHERE text = 'été'") == ["m0"])
    #expect(try elsewhere("PRAGMA integrity_check") == ["ok"])
    #expect(
      try elsewhere(
        "INSERT INTO Word (text, meaning, price, tag) VALUES ('new', 'n', '9', 'E621E1F8-C36C-495A-93FC-0C247A3E6E5F')")
        == [])
    #expect(try ModelContext(try container()).fetchCount(FetchDescriptor<Word>()) == 5)
  }

  @Test("An index serves a comparison, a beginning, an order, a list and a UUID")
  func plan() throws {
    let store = try SQLiteStore(.file(folder.path()))
    let container = try ModelContainer(
      Schema([Word.self]), [(ModelConfiguration(url: URL(fileURLWithPath: folder.path())), store)])
    let plan = try #require(container.plan(for: Word.self))
    func explained(_ predicate: Predicate<Word>?, sort: [SortDescriptor<Word>] = []) throws -> String {
      var query = StoreQuery(plan)
      query.predicate = predicate
      query.order = sort
      return try store.explain(query).joined(separator: "; ")
    }
    let (texts, tag) = (["a", "b", "c"], UUID())
    #expect(try explained(#Predicate { $0.text == "été" }).contains("Word_text_unique (text=?)"))
    #expect(try explained(#Predicate { $0.text.starts(with: "ab") }).contains("Word_text_unique (text>? AND text<?)"))
    #expect(try explained(#Predicate { texts.contains($0.text) }).contains("Word_text_unique (text=?)"))
    #expect(try explained(#Predicate { $0.tag == tag }).contains("Word_tag_unique (tag=?)"))
    #expect(try explained(#Predicate { $0.price == 1 }).contains("Word_price_unique (price=?)"))
    #expect(!(try explained(nil, sort: [SortDescriptor(\.meaning, comparator: .lexical)])).contains("TEMP B-TREE"))
  }

  @Test("Texts that are equal without having the same bytes are equal, also where they come late and from elsewhere")
  func spellings() throws {
    let (composed, decomposed) = ("\u{E9}t\u{E9}", "e\u{301}te\u{301}")
    let (here, there) = (ModelContext(try container()), ModelContext(try container()))
    here.insert(Word("zoo", "z", price: 1))
    try here.save()
    #expect(try here.fetchCount(FetchDescriptor<Word>(predicate: #Predicate { $0.text == composed })) == 0)
    there.insert(Word(decomposed, decomposed, price: 2))
    try there.save()
    for text in [composed, decomposed] {
      let texts = [text, "x"]
      for predicate in [
        #Predicate<Word> { $0.text == text }, #Predicate { $0.meaning == text },
        #Predicate { $0.text >= text && $0.text <= text }, #Predicate { texts.contains($0.text) },
        #Predicate { $0.text == $0.meaning },
      ] as [Predicate<Word>] {
        let found = try here.fetch(FetchDescriptor(predicate: predicate))
        #expect(found.map { Array($0.text.utf8) } == [Array(decomposed.utf8)])
      }
    }
    // As it was written, and unique whatever the spelling.
    here.insert(Word(composed, "again", price: 3))
    try here.save()
    let all = try ModelContext(try container()).fetch(FetchDescriptor<Word>(sortBy: [SortDescriptor(\.price)]))
    #expect(all.map(\.meaning) == ["z", "again"])
    #expect(try elsewhere("SELECT count(*) FROM Word WHERE meaning > ''").first?.first == "2")
  }

  @Test("Two spellings of a unique text do not come into one store by a change")
  func clash() throws {
    let context = ModelContext(try container())
    let (first, second) = (Word("\u{E9}", price: 1), Word("x", price: 2))
    context.insert(first)
    context.insert(second)
    try context.save()
    second.text = "e\u{301}"
    #expect(throws: (any Error).self) { try context.save() }
    context.rollback()
    #expect(second.text == "x")
    second.text = "y"
    try context.save()
    let other = try container()
    #expect(try ModelContext(other).fetchCount(FetchDescriptor<Word>(predicate: #Predicate { $0.text == "y" })) == 1)
  }
}
