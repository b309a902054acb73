import Foundation
import MilieuData
import MilieuSQLite

/// Random models, and a database with the same in it.
final class ZooWorld {
  let database: MemoryDatabase
  private(set) var pets: [Pet] = []
  private(set) var owners: [Owner] = []
  private(set) var toys: [Toy] = []
  private var random: SeededGenerator

  /// Texts that are the same in other bytes, that SQL takes for its own, whose characters are several scalars.
  static let texts = [
    "", "a", "A", "ab", "abc", "b", "B", "\u{E9}", "e\u{301}", "e", "caf\u{E9}", "cafe\u{301}", "\u{C5}se",
    "A\u{30A}se",
    "\u{212A}", "K", "k", ";", "\u{37E}", "\r\n", "a\r\n", "a\n", "\n", "a\r", "\u{1F1E9}\u{1F1EA}",
    "\u{1F1E9}\u{1F1EA}\u{1F1EB}\u{1F1F7}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{1F468}", "\u{DF}", "ss",
    "SS",
    "\u{130}", "i", "'; DROP TABLE Pet; --", "\" OR 1=1", "%", "_", "a%b", "?1", "\\", "NaN", "1", "01", "tag", "Tag",
    "\u{1100}\u{1161}", "\u{AC00}", "ab\u{301}", "z", "~",
    "\0", "a\0b", "a\\u0000b",
  ]
  // A column of reals forgets the sign of zero, so that a model that is read has none.
  static let numbers = [
    0.0, 1, -1, 0.1, 0.2, 0.3, 1.5, .nan, .infinity, -.infinity, .leastNonzeroMagnitude, 1e300, -2.25,
  ]
  static let integers: [Int64] = [0, 1, -1, 2, 3, .max, .min, .max - 1, .min + 1, 1 << 53, (1 << 53) + 1]
  static let decimals = ["0", "1", "1.5", "10", "9", "-3", "0.1", "100", "-0.25"]

  init(seed: UInt64, count: Int = 150) throws {
    random = SeededGenerator(seed: seed)
    database = try MemoryDatabase()
    try database.run(
      "CREATE TABLE Owner (_id INTEGER PRIMARY KEY, name TEXT NOT NULL, nick TEXT, age INTEGER NOT NULL, boss INTEGER)")
    try database.run(
      """
      CREATE TABLE Pet (_id INTEGER PRIMARY KEY, "na""me" TEXT NOT NULL, nick TEXT, age INTEGER NOT NULL, big INTEGER NOT NULL,
        tiny INTEGER NOT NULL, maybe INTEGER, word INTEGER NOT NULL, weight REAL NOT NULL, height REAL, ratio REAL NOT NULL,
        born REAL NOT NULL, died REAL, isTame INTEGER NOT NULL, isSold INTEGER, key TEXT NOT NULL, site TEXT,
        price TEXT NOT NULL, photo BLOB NOT NULL, species TEXT NOT NULL, mood INTEGER, tags TEXT NOT NULL,
        scores TEXT NOT NULL, ratios TEXT NOT NULL, aliases TEXT, address TEXT NOT NULL, second TEXT, owner INTEGER)
      """)
    try database.run(
      "CREATE TABLE Toy (_id INTEGER PRIMARY KEY, name TEXT NOT NULL, price INTEGER, weight REAL NOT NULL, pet INTEGER)"
    )
    try database.run(
      "CREATE TABLE Pet_friends (source INTEGER, destination INTEGER, PRIMARY KEY (source, destination))")
    try database.run("CREATE INDEX pet_name ON Pet(\"na\"\"me\" COLLATE swift)")
    try database.run("CREATE INDEX pet_age ON Pet(age)")
    try database.run("CREATE INDEX pet_weight ON Pet(weight)")
    try database.run("CREATE INDEX pet_tame ON Pet(isTame)")
    try database.run("CREATE INDEX pet_owner ON Pet(owner)")
    try database.run("CREATE INDEX owner_name ON Owner(name COLLATE swift)")
    try database.run("CREATE INDEX toy_pet ON Toy(pet)")
    for row in 1...max(count / 5, 1) { owners.append(makeOwner(Int64(row))) }
    for row in 1...count { pets.append(makePet(Int64(row))) }
    for row in 1...count * 2 { toys.append(makeToy(Int64(row))) }
    for pet in pets { pet.friends = pets.filter { _ in random.next() % UInt64(count) < 2 } }
    try database.run("BEGIN")
    try owners.forEach(insert)
    try pets.forEach(insert)
    try toys.forEach(insert)
    try database.run("COMMIT")
  }

  // MARK: - Making

  private func text() -> String { random.pick(Self.texts) }

  private func number() -> Double { random.pick(Self.numbers) }

  private func small() -> Int { Int(random.next() % 12) - 4 }

  private func maybe<T>(_ value: T) -> T? { random.chance(35) ? nil : value }

  private func several<T>(_ make: () -> T) -> [T] { (0..<Int(random.next() % 4)).map { _ in make() } }

  private func makeOwner(_ row: Int64) -> Owner {
    let owner = Owner(row: row)
    owner.name = text()
    owner.nick = maybe(random.pick(["a", text()]))
    owner.age = small()
    owner.boss = owners.isEmpty ? nil : maybe(random.pick(owners))
    return owner
  }

  private func makeToy(_ row: Int64) -> Toy {
    let toy = Toy(row: row)
    toy.name = text()
    toy.price = maybe(small())
    toy.weight = number()
    toy.pet = maybe(random.pick(pets))
    toy.pet?.toys.append(toy)
    return toy
  }

  private func makeAddress() -> Address {
    Address(
      street: text(), number: Int(random.pick(Self.integers)), isCentral: random.chance(50),
      town: Town(name: text(), code: maybe(small())), lines: several(text))
  }

  private func makePet(_ row: Int64) -> Pet {
    let pet = Pet(row: row)
    pet.name = random.chance(3) ? "\0x" : text()
    pet.nick = maybe(text())
    pet.age = small()
    pet.big = random.pick(Self.integers)
    pet.tiny = random.pick([.min, .max, 0, 1, -1, 100])
    pet.maybe = maybe(small())
    pet.word = random.pick([0, 1, .max, 1 << 63])
    pet.weight = number()
    pet.height = maybe(number())
    pet.ratio = Float(number())
    pet.born = Date(
      timeIntervalSinceReferenceDate: random.pick([0, 1, -1, 1e9, 0.1, 123_456_789.123456, -63_114_076_800]))
    pet.died = maybe(Date(timeIntervalSinceReferenceDate: random.pick([0, 1, 1e9, 0.1])))
    pet.isTame = random.chance(50)
    pet.isSold = maybe(random.chance(50))
    pet.key = random.pick(Self.keys)
    pet.site = maybe(random.pick(Self.sites))
    pet.price = Decimal(string: random.pick(Self.decimals)) ?? 0
    pet.photo = random.pick([Data(), Data([0]), Data([0, 255]), Data("a".utf8)])
    pet.species = random.pick([.cat, .dog, .bird])
    pet.mood = maybe(random.pick(Mood.allCases))
    pet.tags = several(text)
    pet.scores = several { Int(random.pick(Self.integers)) }
    pet.ratios = several { Double(small()) / 4 }
    pet.aliases = maybe(several(text))
    pet.address = makeAddress()
    pet.second = maybe(makeAddress())
    pet.owner = maybe(random.pick(owners))
    pet.owner?.pets.append(pet)
    return pet
  }

  static let keys = ["00000000-0000-0000-0000-00000000000A", "F0000000-0000-0000-0000-000000000000"]
    .compactMap { UUID(uuidString: $0) }
  static let sites = ["https://a.example/x", "https://b.example/?q=1'"].compactMap { URL(string: $0) }

  // MARK: - Storing

  private func insert(_ owner: Owner) throws {
    try insert(
      "Owner", [.integer(owner.row), .text(owner.name), text(owner.nick), integer(owner.age), integer(owner.boss?.row)])
  }

  private func insert(_ toy: Toy) throws {
    try insert(
      "Toy",
      [.integer(toy.row), .text(toy.name), integer(toy.price), StoredValue(number: toy.weight), integer(toy.pet?.row)])
  }

  private func insert(_ pet: Pet) throws {
    try insert(
      "Pet",
      [
        .integer(pet.row), .text(pet.name), text(pet.nick), integer(pet.age), integer(pet.big), integer(pet.tiny),
        integer(pet.maybe), .integer(Int64(bitPattern: pet.word)), StoredValue(number: pet.weight),
        pet.height.map { StoredValue(number: $0) } ?? .null, StoredValue(number: Double(pet.ratio)),
        .real(pet.born.timeIntervalSinceReferenceDate),
        pet.died.map { .real($0.timeIntervalSinceReferenceDate) } ?? .null,
        integer(pet.isTame ? 1 : 0), integer(pet.isSold.map { $0 ? 1 : 0 }), .text(pet.key.uuidString),
        text(pet.site?.absoluteString), .text(pet.price.description), .blob(pet.photo), .text(pet.species.rawValue),
        integer(pet.mood?.rawValue), try json(pet.tags), try json(pet.scores), try json(pet.ratios),
        try json(pet.aliases),
        try json(pet.address), try json(pet.second), integer(pet.owner?.row),
      ])
    for friend in pet.friends { try insert("Pet_friends", [.integer(pet.row), .integer(friend.row)]) }
  }

  private func insert(_ table: String, _ values: [StoredValue]) throws {
    try database.run(
      "INSERT INTO \(table) VALUES (\(values.indices.map { "?\($0 + 1)" }.joined(separator: ", ")))", values)
  }

  private func integer(_ value: (some BinaryInteger)?) -> StoredValue { value.map { .integer(Int64($0)) } ?? .null }

  private func text(_ value: String?) -> StoredValue { value.map { .text($0) } ?? .null }

  private func json(_ value: (some Encodable)?) throws -> StoredValue {
    guard let value else { return .null }
    return .text(String(decoding: try JSONEncoder().encode(value), as: UTF8.self))
  }
}
