import Foundation
import MilieuSQLite
import Testing

@Suite("Predicates in SQL")
struct PredicateShapeTests {
  @Test("A predicate gives exactly the rows of evaluate", arguments: Shape.all)
  func agreement(_ shape: Shape) throws {
    for seed in UInt64(1)...3 {
      let world = try ZooWorld(seed: seed)
      if let disagreement = try disagreement(shape.predicate, world) {
        Issue.record("\(shape.name), seed \(seed): \(disagreement)")
        return
      }
    }
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
