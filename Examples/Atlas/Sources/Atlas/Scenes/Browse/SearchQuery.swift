/// What is looked for.
struct SearchQuery: Equatable {
  var text = ""
  /// `nil` for every kind.
  var kind: EntryKind?
}

/// What a search has come to.
enum SearchPhase: Equatable {
  case searching
  case found(SearchAnswer)
  case failed(String)
}

/// Everything whose change calls for another search.
struct SearchRequest: Equatable {
  let query: SearchQuery
  let mode: AtlasMode
  let attempt: Int
}
