import Foundation
import MilieuData
import Testing

/// What every store promises, seen through contexts and asked of the store itself.
@Suite struct StoreContractTests {
  @Test("Every value comes back as it was", arguments: StoreKind.all)
  func values(_ kind: StoreKind) throws {
    let container = try kind.container(for: Specimen.self)
    let context = ModelContext(container)
    let specimen = Specimen(code: "Ω \u{0} 'quoted\" ; -- 🦆")
    specimen.count = .min
    specimen.small = -128
    specimen.large = .max
    specimen.ratio = -0.1
    specimen.isAlive = true
    specimen.seen = Date(timeIntervalSinceReferenceDate: 718_294_123.123_456_7)
    specimen.bytes = Data([0, 255, 10, 0])
    specimen.tag = UUID()
    specimen.price = Decimal(string: "-12345678901234567890.123456789")!
    specimen.grade = .high
    specimen.sizes = [3, 1, 2]
    specimen.note = ""
    specimen.weight = .greatestFiniteMagnitude
    context.insert(specimen)
    try context.save()
    let found = try #require(try ModelContext(container).fetch(FetchDescriptor<Specimen>()).first)
    #expect(found.code == specimen.code && found.count == .min && found.small == -128 && found.large == .max)
    #expect(found.ratio == -0.1 && found.isAlive && found.seen == specimen.seen && found.bytes == specimen.bytes)
    #expect(found.tag == specimen.tag && found.link == specimen.link && found.price == specimen.price)
    #expect(found.grade == .high && found.sizes == [3, 1, 2] && found.note == "")
    #expect(found.weight == .greatestFiniteMagnitude)
  }

  @Test("An absent value is absent, and can be set and removed again", arguments: StoreKind.all)
  func absence(_ kind: StoreKind) throws {
    let container = try kind.container(for: Specimen.self)
    let context = ModelContext(container)
    let specimen = Specimen(code: "a")
    context.insert(specimen)
    for note in [nil, "x", nil] as [String?] {
      specimen.note = note
      try context.save()
      #expect(try ModelContext(container).fetch(FetchDescriptor<Specimen>()).first?.note == note)
    }
  }

  @Test("Keys are positive, follow the order of inserts, and are not given twice", arguments: StoreKind.all)
  func keys(_ kind: StoreKind) throws {
    let store = try kind.make()
    let container = try ModelContainer(
      Schema([Drawer.self]), [(ModelConfiguration(isStoredInMemoryOnly: true), store)])
    let plan = try #require(container.plan(for: Drawer.self))
    let context = ModelContext(container)
    let shelves = (0..<10).map { Drawer(name: "\($0)") }
    for drawer in shelves { context.insert(drawer) }
    try context.save()
    let keys = try store.identifiers(StoreQuery(plan))
    #expect(keys.count == 10 && keys[0] > 0 && keys == keys.sorted())
    #expect(shelves.map { context.model(for: $0.persistentModelID) as? Drawer } == shelves)
    context.delete(shelves[9])
    try context.save()
    context.insert(Drawer(name: "later"))
    try context.save()
    #expect(try store.identifiers(StoreQuery(plan)).last.map { $0 > keys[9] } == true)
  }

  @Test("A query takes keys, a limit and an offset, and counts what it would find", arguments: StoreKind.all)
  func queries(_ kind: StoreKind) throws {
    let store = try kind.make()
    let container = try ModelContainer(
      Schema([Drawer.self]), [(ModelConfiguration(isStoredInMemoryOnly: true), store)])
    let plan = try #require(container.plan(for: Drawer.self))
    let context = ModelContext(container)
    for index in 0..<10 { context.insert(Drawer(name: "\(index)")) }
    try context.save()
    let keys = try store.identifiers(StoreQuery(plan))
    func found(_ change: (inout StoreQuery) -> Void) throws -> [Int64] {
      var query = StoreQuery(plan)
      change(&query)
      var fetched: [Int64] = []
      try store.fetch(query) { key, _ in fetched.append(key) }
      #expect(try store.identifiers(query) == fetched && store.count(query) == fetched.count)
      return fetched
    }
    #expect(try found { _ in } == keys)
    #expect(try found { $0.limit = 3 } == Array(keys[..<3]))
    #expect(try found { ($0.limit, $0.offset) = (3, 8) } == Array(keys[8...]))
    #expect(try found { $0.offset = 99 } == [])
    #expect(try found { $0.keys = [keys[4], keys[2], 12345, keys[4]] } == [keys[2], keys[4]])
    #expect(try found { $0.keys = [] } == [])
    try store.erase()
    #expect(try found { _ in } == [])
  }

  @Test("A save that fails leaves no trace of itself", arguments: StoreKind.all)
  func atomicity(_ kind: StoreKind) throws {
    let container = try kind.container(for: Specimen.self)
    let context = ModelContext(container)
    let (one, two) = (Specimen(code: "1"), Specimen(code: "2"))
    one.labels = [Label(text: "a")]
    for specimen in [one, two] { context.insert(specimen) }
    try context.save()
    let drawer = Drawer(name: "new")
    context.insert(drawer)
    one.count = 5
    one.labels = []
    two.code = "1"
    #expect(throws: (any Error).self) { try context.save() }
    let other = ModelContext(container)
    let found = try other.fetch(FetchDescriptor<Specimen>(sortBy: [SortDescriptor(\.code)]))
    #expect(found.map(\.code) == ["1", "2"] && found.map(\.count) == [0, 0] && found[0].labels.count == 1)
    #expect(try other.fetchCount(FetchDescriptor<Drawer>()) == 0)
    #expect(drawer.persistentModelID.storeIdentifier == nil)
    two.code = "3"
    try context.save()
    #expect(try ModelContext(container).fetch(FetchDescriptor<Specimen>()).map(\.code).sorted() == ["1", "3"])
    #expect(drawer.persistentModelID.storeIdentifier != nil)
  }

  @Test(
    "New rows with unique values that are there already change those rows, and what led to the new leads to them",
    arguments: StoreKind.all)
  func upserts(_ kind: StoreKind) throws {
    let container = try kind.container(for: Specimen.self)
    let context = ModelContext(container)
    let first = Specimen(code: "1")
    context.insert(first)
    try context.save()
    let drawer = Drawer(name: "s")
    let second = Specimen(code: "1")
    second.count = 9
    second.drawer = drawer
    second.labels = [Label(text: "a")]
    context.insert(second)
    try context.save()
    let other = ModelContext(container)
    let found = try other.fetch(FetchDescriptor<Specimen>())
    #expect(found.map(\.count) == [9] && found[0].persistentModelID == first.persistentModelID)
    #expect(found[0].drawer?.specimens.map(\.code) == ["1"] && found[0].labels.first?.specimens.count == 1)
  }

  @Test(
    "New rows with unique values that are there already keep what was paired with those rows, from either side",
    arguments: StoreKind.all)
  func upsertsKeepPairs(_ kind: StoreKind) throws {
    let container = try kind.container(for: Specimen.self, Stamp.self)
    let context = ModelContext(container)
    func specimen(_ code: String, _ label: Label) -> Specimen {
      let specimen = Specimen(code: code)
      specimen.labels = [label]
      return specimen
    }
    let label = Label(text: "a")
    for code in ["1", "2"] { context.insert(specimen(code, label)) }
    for sheet in ["x", "y"] { context.insert(Sheet(name: sheet, stamps: [Stamp(name: "s"), Stamp(name: "t")])) }
    try context.save()
    context.insert(specimen("1", Label(text: "b")))
    context.insert(Sheet(name: "z", stamps: [Stamp(name: "s")]))
    try context.save()
    for reader in [context, ModelContext(container)] {
      let specimens = try reader.fetch(FetchDescriptor<Specimen>(sortBy: [SortDescriptor(\.code)]))
      #expect(specimens.map { $0.labels.map(\.text).sorted() } == [["a", "b"], ["a"]])
      let stamps = try reader.fetch(FetchDescriptor<Stamp>(sortBy: [SortDescriptor(\.name)]))
      #expect(stamps.map { $0.sheets.map(\.name).sorted() } == [["x", "y", "z"], ["x", "y"]])
    }
    // What is set on a row that is known replaces.
    let sheet = try #require(try context.fetch(FetchDescriptor<Sheet>(predicate: #Predicate { $0.name == "x" })).first)
    sheet.stamps = [Stamp(name: "t")]
    try context.save()
    let stamps = try ModelContext(container).fetch(FetchDescriptor<Stamp>(sortBy: [SortDescriptor(\.name)]))
    #expect(stamps.map { $0.sheets.map(\.name).sorted() } == [["y", "z"], ["x", "y"]])
  }

  @Test("A row that has been deleted frees its unique values in the same save", arguments: StoreKind.all)
  func replaced(_ kind: StoreKind) throws {
    let container = try kind.container(for: Specimen.self)
    let context = ModelContext(container)
    let old = Specimen(code: "1")
    context.insert(old)
    try context.save()
    let identifier = old.persistentModelID
    context.delete(old)
    let new = Specimen(code: "1")
    context.insert(new)
    try context.save()
    #expect(new.persistentModelID != identifier)
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Specimen>()) == 1)
  }

  @Test("Models that lead to each other in a circle are saved at once", arguments: StoreKind.all)
  func circles(_ kind: StoreKind) throws {
    let container = try kind.container(for: Specimen.self)
    let context = ModelContext(container)
    let drawer = Drawer(name: "s")
    drawer.specimens = (0..<3).map { Specimen(code: "\($0)") }
    let label = Label(text: "l")
    label.specimens = drawer.specimens
    context.insert(label)
    context.insert(drawer)
    try context.save()
    let found = try #require(try ModelContext(container).fetch(FetchDescriptor<Drawer>()).first)
    #expect(found.specimens.map(\.code) == ["0", "1", "2"])
    #expect(found.specimens.allSatisfy { $0.labels.first?.specimens.count == 3 && $0.drawer === found })
  }

  @Test("Nothing leads to a row that is gone", arguments: StoreKind.all)
  func dangling(_ kind: StoreKind) throws {
    let container = try kind.container(for: Specimen.self)
    let context = ModelContext(container)
    let specimen = Specimen(code: "1")
    specimen.drawer = Drawer(name: "s")
    specimen.labels = [Label(text: "a"), Label(text: "b")]
    context.insert(specimen)
    try context.save()
    let other = ModelContext(container)
    try other.delete(model: Drawer.self)
    try other.delete(model: Label.self, where: #Predicate { $0.text == "a" })
    try other.save()
    let found = try #require(try ModelContext(container).fetch(FetchDescriptor<Specimen>()).first)
    #expect(found.drawer == nil && found.labels.map(\.text) == ["b"])
  }

  @Test("Random changes through contexts leave the same as the same changes to plain values", arguments: StoreKind.all)
  func random(_ kind: StoreKind) throws {
    for seed in 0..<20 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let container = try kind.container(for: Specimen.self)
      let context = ModelContext(container)
      var counts: [String: Int] = [:]
      var shelves: [String: String] = [:]
      var saved = (counts, shelves)
      for step in 0..<60 {
        let code = "\(Int.random(in: 0..<12, using: &generator))"
        let known = try context.fetch(FetchDescriptor<Specimen>(predicate: #Predicate { $0.code == code })).first
        switch Int.random(in: 0..<8, using: &generator) {
        case 0, 1, 2:
          guard known == nil else { continue }
          let specimen = Specimen(code: code)
          specimen.count = step
          context.insert(specimen)
          counts[code] = step
        case 3:
          known?.count += 1
          if known != nil { counts[code]! += 1 }
        case 4:
          if let known { context.delete(known) }
          counts[code] = nil
          shelves[code] = nil
        case 5:
          let name = "\(Int.random(in: 0..<3, using: &generator))"
          guard let known else { continue }
          let drawer = try context.fetch(FetchDescriptor<Drawer>(predicate: #Predicate { $0.name == name })).first
          if step % 2 == 0 {
            known.drawer = drawer ?? Drawer(name: name)
          } else {
            (drawer
              ?? {
                let made = Drawer(name: name); context.insert(made); return made
              }()).specimens.append(known)
          }
          shelves[code] = name
        case 6:
          try context.save()
          saved = (counts, shelves)
        default:
          guard step % 3 == 0 else { continue }
          context.rollback()
          (counts, shelves) = saved
        }
        let now = try context.fetch(FetchDescriptor<Specimen>())
        #expect(
          Dictionary(uniqueKeysWithValues: now.map { ($0.code, $0.count) }) == counts, "seed \(seed), step \(step)")
        // Reading relationships brings them here, so half of the rounds do it as they go.
        if seed % 2 == 0 {
          Self.check(now, try context.fetch(FetchDescriptor<Drawer>()), shelves, "seed \(seed), step \(step)")
        }
      }
      try context.save()
      let other = ModelContext(container)
      let found = try other.fetch(FetchDescriptor<Specimen>())
      #expect(Dictionary(uniqueKeysWithValues: found.map { ($0.code, $0.count) }) == counts, "seed \(seed)")
      Self.check(found, try other.fetch(FetchDescriptor<Drawer>()), shelves, "seed \(seed)")
    }
  }

  private static func check(
    _ specimens: [Specimen], _ shelves: [Drawer], _ expected: [String: String], _ place: Comment
  ) {
    let names = specimens.compactMap { specimen in specimen.drawer.map { (specimen.code, $0.name) } }
    #expect(Dictionary(uniqueKeysWithValues: names) == expected, place)
    for drawer in shelves {
      #expect(Set(drawer.specimens.map(\.code)) == Set(expected.filter { $0.value == drawer.name }.keys), place)
    }
  }
}
