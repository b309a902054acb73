import SwiftData

extension JournalPlace {
  /// The places whose names have some words in them, by name.
  ///
  /// - Parameters:
  ///   - words: the words; all places for none.
  ///   - limit: how many at most.
  package static func search(_ words: String, limit: Int) -> FetchDescriptor<JournalPlace> {
    let words = words.trimmingCharacters(in: .whitespaces)
    var descriptor = FetchDescriptor<JournalPlace>(sortBy: [SortDescriptor(\.title), SortDescriptor(\.entry)])
    if !words.isEmpty { descriptor.predicate = #Predicate { $0.title.localizedStandardContains(words) } }
    descriptor.fetchLimit = limit
    return descriptor
  }

  /// A few countries and subdivisions whose names begin with some words, by name; none for fewer than two letters.
  package static func suggestions(for words: String) -> FetchDescriptor<JournalPlace> {
    let words = words.trimmingCharacters(in: .whitespaces)
    var descriptor = FetchDescriptor<JournalPlace>(sortBy: [SortDescriptor(\.title), SortDescriptor(\.entry)])
    if words.count < 2 {
      descriptor.predicate = #Predicate { _ in false }
    } else {
      descriptor.predicate = #Predicate { $0.country != nil && $0.title.localizedStandardContains(words) }
    }
    descriptor.fetchLimit = 5
    return descriptor
  }
}
