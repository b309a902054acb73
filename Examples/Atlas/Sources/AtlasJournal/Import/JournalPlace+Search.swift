import SwiftData

extension JournalPlace {
  /// A text in the form in which names are compared: small letters without accents.
  package static func key(of text: String) -> String {
    text.trimmingCharacters(in: .whitespaces)
      .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: Locale(identifier: "en"))
  }

  /// The places whose names have some words in them, by name.
  ///
  /// - Parameters:
  ///   - words: the words; all places for none.
  ///   - limit: how many at most.
  package static func search(_ words: String, limit: Int) -> FetchDescriptor<JournalPlace> {
    let key = key(of: words)
    return listed(key.isEmpty ? nil : #Predicate { $0.key.contains(key) }, limit: limit)
  }

  /// A few countries and subdivisions whose names begin with some words, by name; none for fewer than two letters.
  package static func suggestions(for words: String) -> FetchDescriptor<JournalPlace> {
    let key = key(of: words)
    let isEnough = key.count > 1
    return listed(#Predicate { isEnough && $0.key.starts(with: key) && $0.country != nil }, limit: 5)
  }

  private static func listed(_ predicate: Predicate<JournalPlace>?, limit: Int) -> FetchDescriptor<JournalPlace> {
    var descriptor = FetchDescriptor(predicate: predicate, sortBy: [SortDescriptor(\.key), SortDescriptor(\.entry)])
    descriptor.fetchLimit = limit
    return descriptor
  }
}
