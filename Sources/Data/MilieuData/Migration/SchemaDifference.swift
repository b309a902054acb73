/// What lies between what a store keeps and what models ask for, in words, entity by entity.
package struct SchemaDifference: Hashable, Sendable {
  /// What a change does to what is kept.
  package enum Effect: Int, Hashable, Sendable, Comparable {
    /// Nothing is lost.
    case lightweight
    /// Something is lost, of which there is a backup.
    case destructive
    /// It is not made: something would be lost that was not asked to be, or nobody knows what rows are to have.
    case refused

    package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// One change.
  package struct Change: Hashable, Sendable {
    package let entity: String
    /// The property, or the properties of a set; `nil` for the entity itself.
    package let property: String?
    /// What is said of it, as in "is new".
    package let words: String
    package let effect: Effect
    /// What helps where it is refused, as a sentence.
    package let remedy: String?

    package init(_ entity: String, _ property: String?, _ words: String, _ effect: Effect, remedy: String? = nil) {
      (self.entity, self.property, self.words) = (entity, property, words)
      (self.effect, self.remedy) = (effect, remedy)
    }

    /// As in "Trip.name is new".
    package var sentence: String { "\(property.map { "\(entity).\($0)" } ?? entity) \(words)" }
  }

  package var changes: [Change]

  package init(_ changes: [Change] = []) {
    self.changes = changes
  }

  /// Whether a store has what is asked for and nothing else.
  package var isEmpty: Bool { changes.isEmpty }

  /// The most that any change does; `nil` if there is none.
  package var effect: Effect? { changes.map(\.effect).max() }

  /// Only the changes that have an effect.
  package func only(_ effect: Effect) -> [Change] { changes.filter { $0.effect == effect } }

  /// All changes in one sentence.
  package var sentence: String { changes.map(\.sentence).joined(separator: "; ") + "." }

  /// What helps with what is refused.
  package var remedies: String {
    var seen: Set<String> = []
    return changes.compactMap(\.remedy).filter { seen.insert($0).inserted }.joined(separator: " ")
  }
}

extension SchemaDifference: CustomStringConvertible {
  /// A line for each entity that differs, and one for each change of it.
  package var description: String {
    guard !changes.isEmpty else { return "no difference" }
    var order: [String] = []
    for change in changes where !order.contains(change.entity) { order.append(change.entity) }
    return order.map { entity in
      let lines = changes.filter { $0.entity == entity }.map { change in
        let mark =
          switch change.effect {
          case .lightweight: ""
          case .destructive: " (lost)"
          case .refused: " (refused)"
          }
        return "  \(change.property.map { "\($0) " } ?? "")\(change.words)\(mark)"
      }
      return ([entity] + lines).joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
