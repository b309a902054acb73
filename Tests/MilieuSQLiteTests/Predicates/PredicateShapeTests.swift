import Foundation
import MilieuSQLite
import Testing

@Suite("Predicates in SQL")
struct PredicateShapeTests {
  @Test("A predicate gives exactly the rows of evaluate", arguments: Shape.all)
  func agreement(_ shape: Shape) throws {
    var holds = 0
    for seed in UInt64(1)...3 {
      let world = try ZooWorld(seed: seed)
      holds += world.pets.count { (try? shape.predicate.evaluate($0)) == true }
      if let disagreement = try disagreement(shape.predicate, world) {
        Issue.record("\(shape.name), seed \(seed): \(disagreement)")
        return
      }
    }
    // What holds for no row, or for all, shows little.
    #expect((holds > 0 && holds < 450) || shape.isSettled, "\(holds)")
  }

  @Test("What SQL cannot say is said at once, with the reason, and narrowed where it can be", arguments: Shape.all)
  func reach(_ shape: Shape) throws {
    let translation = try PredicateTranslation(shape.predicate, schema: ZooSchema())
    switch shape.reach {
    case .whole: #expect(translation.isComplete, "\(translation.remainder?.reasons ?? [])")
    case .part: #expect(!translation.isComplete && translation.condition != "1")
    case .none: #expect(!translation.isComplete && translation.condition == "1")
    }
    if let remainder = translation.remainder { #expect(!remainder.reasons.contains("")) }
    if ProcessInfo.processInfo.environment["MILIEU_SHAPES"] != nil {
      print("SHAPE|\(shape.name)|\(shape.reach)|\(translation.condition)|\(translation.remainder?.reasons ?? [])")
    }
  }
}
