import Foundation
import MilieuSQLite
import Testing

@Suite("Predicates nobody wrote")
struct PredicateGeneratorTests {
  /// How many are tried; `MILIEU_PREDICATES=10000` for a full run, `MILIEU_SEED` to try one again.
  static let count = ProcessInfo.processInfo.environment["MILIEU_PREDICATES"].flatMap(Int.init) ?? 600
  static let seed =
    ProcessInfo.processInfo.environment["MILIEU_SEED"].flatMap(UInt64.init) ?? UInt64.random(in: 0..<1_000_000_000)

  @Test("Random predicates give exactly the rows of evaluate")
  func agreement() throws {
    print("Random predicates: seed \(Self.seed), \(Self.count) of them")
    var generator = PredicateGenerator(seed: Self.seed)
    var (whole, part, some) = (0, 0, 0)
    var world = try ZooWorld(seed: Self.seed, count: 40)
    for number in 0..<Self.count {
      if number % 500 == 499 { world = try ZooWorld(seed: Self.seed &+ UInt64(number), count: 40) }
      let predicate = generator.predicate()
      if let disagreement = try disagreement(predicate, world) {
        Issue.record("Number \(number) of seed \(Self.seed): \(predicate.expression)\n\(disagreement)")
        return
      }
      let translation = try PredicateTranslation(predicate, schema: ZooSchema())
      if translation.isComplete { whole += 1 } else if translation.condition != "1" { part += 1 }
      if try !world.database.identifiers(translation).isEmpty { some += 1 }
    }
    print("SQL says all of \(whole), narrows \(part); \(some) hold for a row")
    #expect(whole > Self.count * 3 / 4)
    #expect(some > Self.count / 3)
  }
}
