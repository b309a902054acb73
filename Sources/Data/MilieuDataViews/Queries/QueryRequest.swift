internal import Foundation
internal import MilieuData
internal import MilieuRuntime

/// What a query asks for, and what goes along with a change of the results.
struct QueryRequest<Element: PersistentModel> {
  var descriptor: FetchDescriptor<Element>
  var transaction: Transaction?

  /// What sections are made by; `nil` for none.
  var titles: ModelTitles<Element>?

  /// Whether the results are the same, as far as can be told.
  func isSame(as other: Self) -> Bool {
    let (mine, others) = (descriptor, other.descriptor)
    guard mine.sortBy == others.sortBy, mine.fetchLimit == others.fetchLimit, mine.fetchOffset == others.fetchOffset,
      mine.includePendingChanges == others.includePendingChanges,
      mine.relationshipKeyPathsForPrefetching == others.relationshipKeyPathsForPrefetching,
      titles?.keyPath == other.titles?.keyPath
    else { return false }
    switch (mine.predicate, others.predicate) {
    case (nil, nil): return true
    case (let mine?, let others?): return PredicateParts(mine).areSame(as: PredicateParts(others))
    default: return false
    }
  }
}
