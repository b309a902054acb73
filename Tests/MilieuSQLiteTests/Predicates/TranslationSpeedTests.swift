import Foundation
import MilieuSQLite
import Testing

@Suite("Speed of translation")
struct TranslationSpeedTests {
  /// `MILIEU_SPEED=1`, in a release build, prints figures.
  private let isMeasured = ProcessInfo.processInfo.environment["MILIEU_SPEED"] != nil

  @Test("A translation takes microseconds, so that none has to be kept")
  func translation() throws {
    let text = "a"
    let predicates: [(String, Predicate<Pet>)] = [
      ("==", #Predicate<Pet> { $0.age == 3 }),
      ("three and", #Predicate<Pet> { $0.isTame && $0.name == text && $0.age > 3 }),
      ("optional chain", #Predicate<Pet> { $0.owner?.boss?.name == text }),
      ("to-many", #Predicate<Pet> { $0.toys.contains { $0.name == text && $0.weight > 1 } }),
      ("search", #Predicate<Pet> { $0.name.contains(text) || $0.nick?.contains(text) == true }),
    ]
    let schema = ZooSchema()
    for (name, predicate) in predicates {
      let count = isMeasured ? 20_000 : 100
      let time = try ContinuousClock().measure {
        for _ in 0..<count { _ = try PredicateTranslation(predicate, schema: schema) }
      }
      if isMeasured { print("\(name): \(time / count)") }
      // Ten times what it takes unoptimised on a busy machine.
      #expect(time / count < .milliseconds(2))
    }
  }

  @Test("Functions and orders of ours cost about what SQLite's own do")
  func functions() throws {
    let count = isMeasured ? 200_000 : 2000
    let world = try ZooWorld(seed: 1, count: 20)
    try world.database.run(
      "CREATE TABLE Word AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(count)) SELECT 'word number ' || i AS word FROM n"
    )
    try world.database.run("CREATE INDEX word_swift ON Word(word COLLATE swift)")
    for sql in [
      "SELECT COUNT(*) FROM Word WHERE word = 'word number 77'",
      "SELECT COUNT(*) FROM Word WHERE +word = 'word number 77' COLLATE swift",
      "SELECT COUNT(*) FROM Word WHERE instr(word, '77')",
      "SELECT COUNT(*) FROM Word WHERE swift_contains(word, '77')",
      "SELECT COUNT(*) FROM Word WHERE swift_count(word) = 3", "SELECT COUNT(*) FROM Word WHERE length(word) = 3",
    ] {
      let time = try ContinuousClock().measure { _ = try world.database.run(sql) }
      if isMeasured { print("\(sql): \(time)") }
      #expect(time < .seconds(5))
    }
  }
}
