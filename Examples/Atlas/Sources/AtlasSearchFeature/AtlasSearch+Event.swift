import AtlasModel

extension AtlasSearch {
  /// What can happen.
  package enum Event: Equatable, Sendable {
    /// There are services, for the first time or in place of others.
    case began
    /// The screen is seen.
    case appeared
    /// The screen is out of sight.
    case left

    case textChanged(String)
    case kindChosen(EntryKind?)
    /// The words are meant as they are.
    case submitted
    case found(SearchAnswer, to: SearchQuery)

    case namesCollected
    case failed(String)
    /// A person wants another attempt.
    case retried

    /// A person wants the names fetched again.
    case refreshed
    case namesRefreshed
    case refreshFailed(String)

    case recentsChanged([String])
    case recentChosen(String)
    case recentsCleared
  }
}
