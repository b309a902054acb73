import AtlasModel

extension AtlasSearch {
  /// What the search knows.
  package struct State: Equatable, Sendable {
    /// What is looked for.
    package var query = SearchQuery()

    /// What has come of it.
    package var phase = Phase.preparing

    /// Whether there are names to look among.
    package var names = Names.missing

    /// Whether what is shown was found among other names than those there are now.
    package var isAnswerOfBefore = false

    /// Why the names could not be fetched again; `nil` where they were, or nobody tried.
    package var refreshFailure: String?

    /// The words of earlier searches, the latest first.
    package var recents: [String] = []

    /// A search that has not begun.
    package init() {}

    /// The query whose answer stands.
    package var answered: SearchQuery? {
      guard !isAnswerOfBefore, case .found(_, let query) = phase else { return nil }
      return query
    }
  }

  /// What a search has come to.
  package enum Phase: Equatable, Sendable {
    /// The names are still being collected.
    case preparing
    case found(SearchAnswer, to: SearchQuery)
    case failed(String)
  }

  /// Whether there are names to look among.
  package enum Names: Equatable, Sendable {
    case missing, awaited, ready
  }
}
