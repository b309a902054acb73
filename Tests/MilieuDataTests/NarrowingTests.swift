import Foundation
import MilieuData
import Testing

/// A store that finds some rows too many for every predicate, and knows no order.
private final class NarrowingStore: ModelStore {
  private let rows = PlainStore()
  let read = Locked(0)

  var identifier: String { rows.identifier }

  func open(_ entities: [StoreEntity]) throws { try rows.open(entities) }

  func answer(to query: StoreQuery) -> StoreAnswer {
    if !query.order.isEmpty { return .none }
    return query.predicate == nil ? .exact : .narrowed
  }

  func fetch(_ query: StoreQuery, _ body: (Int64, any RowReader) throws -> Void) throws {
    var all = query
    all.predicate = nil
    // Rows with even keys are known not to be meant by any predicate of these tests.
    try rows.fetch(all) { key, row in
      if query.predicate != nil, key % 2 == 0 { return }
      read.withLock { $0 += 1 }
      try body(key, row)
    }
  }

  func count(_ query: StoreQuery) throws -> Int { try rows.count(query) }
  func identifiers(_ query: StoreQuery) throws -> [Int64] { try rows.identifiers(query) }
  func pairs(_ link: String, of keys: [Int64], isOwner: Bool) throws -> [(key: Int64, other: Int64)] {
    try rows.pairs(link, of: keys, isOwner: isOwner)
  }
  func save(_ changes: ChangeSet) throws { try rows.save(changes) }
  func erase() throws { try rows.erase() }
}

@Suite struct NarrowingTests {
  @Test("What a store can only narrow down, models decide, with order, limit and changes that are not saved")
  func narrowing() throws {
    let store = NarrowingStore()
    let container = try ModelContainer(
      Schema([Language.self]), [(ModelConfiguration(isStoredInMemoryOnly: true), store)])
    let context = ModelContext(container)
    let languages = (1...10).map { Language(code: "\($0 % 2)\($0)") }
    for language in languages { context.insert(language) }
    try context.save()
    var descriptor = FetchDescriptor<Language>(
      predicate: #Predicate { $0.code.contains("1") && $0.code > "11" },
      sortBy: [SortDescriptor(\.code, order: .reverse)])
    #expect(try context.fetch(descriptor).map(\.code) == ["19", "17", "15", "13"])
    #expect(store.read.withLock { $0 } == 5)
    languages[2].code = "0"
    languages[3].code = "18"
    context.insert(Language(code: "14"))
    descriptor.fetchLimit = 3
    descriptor.fetchOffset = 1
    #expect(try context.fetch(descriptor).map(\.code) == ["18", "17", "15"])
    #expect(try context.fetchCount(descriptor) == 3)
    context.rollback()
    try context.delete(model: Language.self, where: #Predicate { $0.code.contains("1") && $0.code > "11" })
    try context.save()
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Language>()) == 6)
  }
}
