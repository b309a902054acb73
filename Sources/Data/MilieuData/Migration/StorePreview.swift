/// What opening a store would do, found out without touching it.
package struct StorePreview: Sendable {
  /// What would become of the store.
  package enum Outcome: Hashable, Sendable {
    /// There is nothing yet, and it would be made.
    case new
    /// It has what is asked for.
    case nothing
    /// It would be changed, and nothing would be lost.
    case lightweight
    /// It would be changed after a copy was made, as something would be lost.
    case destructive
    /// It would go through these versions, from the first to the last, after a copy was made if a stage has code or loses something.
    case stages([String])
    /// It would be refused, for this reason.
    case refused(String)
  }

  package let outcome: Outcome

  /// What lies between what it keeps and what would come of the first step.
  package let difference: SchemaDifference

  package init(_ outcome: Outcome, _ difference: SchemaDifference = SchemaDifference()) {
    (self.outcome, self.difference) = (outcome, difference)
  }

  /// Whether it can be opened.
  package var isRefused: Bool { if case .refused = outcome { true } else { false } }
}

extension StorePreview: CustomStringConvertible {
  /// A sentence, and a line for each change.
  package var description: String {
    let changes = difference.isEmpty ? "" : "\n\(difference)"
    return switch outcome {
    case .new: "There is no store yet: opening would make it."
    case .nothing: "Opening would change nothing."
    case .lightweight: "Opening would make these changes, by which nothing is lost:\(changes)"
    case .destructive: "Opening would make these changes, after a copy of the store was made beside it:\(changes)"
    case .stages(let versions):
      "Opening would go through \(versions.joined(separator: ", ")). Changes of the first stage, beside what its code does:\(changes)"
    case .refused(let reason): "Opening would be refused. \(reason)"
    }
  }
}
