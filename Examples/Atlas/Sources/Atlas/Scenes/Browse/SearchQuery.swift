import SwiftUI

/// What is looked for.
struct SearchQuery: Equatable {
  var text = ""
  /// `nil` for every kind.
  var kind: EntryKind?
}

/// What a search has come to.
enum SearchPhase: Equatable {
  /// The names are still being collected.
  case preparing
  case found(SearchAnswer)
  case failed(String)
}

/// An attempt to get the names.
struct Preparation: Equatable {
  let index: AsyncOnce<NameIndex>
  let attempt: Int

  static func == (left: Preparation, right: Preparation) -> Bool {
    left.index === right.index && left.attempt == right.attempt
  }
}

/// A query and the names to look among.
struct SearchRequest: Equatable {
  let query: SearchQuery
  let names: NameIndex?

  static func == (left: SearchRequest, right: SearchRequest) -> Bool {
    left.query == right.query && left.names === right.names
  }
}
