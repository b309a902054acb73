import Foundation
import MilieuSQLite
import Testing

/// A predicate as people write it, and how far SQL can say it.
struct Shape: Sendable, CustomTestStringConvertible {
  enum Reach: Sendable {
    /// SQL says all of it.
    case whole
    /// SQL narrows; the rest is evaluated.
    case part
    /// All of it is evaluated.
    case none
  }

  let name: String
  let reach: Reach
  let predicate: Predicate<Pet>

  init(_ name: String, _ predicate: Predicate<Pet>) {
    self.init(name, .whole, predicate)
  }

  init(_ name: String, _ reach: Reach, _ predicate: Predicate<Pet>) {
    self.name = name
    self.reach = reach
    self.predicate = predicate
  }

  /// Whether it is the same for all rows, as it is meant to be.
  var isSettled: Bool { Self.settled.contains(name) }

  private static let settled: Set = [
    "always", "never", "real == NaN", "real != NaN", "contains the empty text", "captured empty array", "is",
    "Codable as a whole",
  ]

  var testDescription: String { name }

  static let all =
    comparisons + optionals + logic + texts + numbers + sequences + relationships + members + compositions + refusals
}

/// What is wrong with the rows a predicate gives; `nil` if they are those of `evaluate`.
func disagreement(_ predicate: Predicate<Pet>, _ world: ZooWorld) throws -> String? {
  let translation = try PredicateTranslation(predicate, schema: ZooSchema())
  var found = try world.database.identifiers(translation)
  if let remainder = translation.remainder {
    found = found.filter { row in remainder.matches(world.pets[Int(row) - 1]) }
  }
  let expected = Set(world.pets.filter { (try? predicate.evaluate($0)) == true }.map(\.row))
  guard found != expected else { return nil }
  let extra = found.subtracting(expected).sorted().prefix(3).map { world.pets[Int($0) - 1].told }
  let missing = expected.subtracting(found).sorted().prefix(3).map { world.pets[Int($0) - 1].told }
  return """
    \(translation.condition)
    \(translation.source) \(translation.parameters) \(translation.remainder?.reasons ?? [])
    found besides: \(extra)
    not found: \(missing)
    """
}

extension Pet {
  var told: String {
    """
    #\(row) \(name.debugDescription) \(String(describing: nick)) age \(age) maybe \(String(describing: maybe)) \
    weight \(weight) \(String(describing: height)) tame \(isTame) \(String(describing: isSold)) tags \(tags) \
    owner \(owner?.row ?? -1)
    """
  }
}
