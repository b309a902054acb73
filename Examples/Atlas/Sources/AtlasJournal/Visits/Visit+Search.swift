import SwiftData

extension Visit {
  /// Holds for the visits whose place, note, country or tags have some words in them; `nil` for no words, which all have.
  package static func search(_ words: String) -> Predicate<Visit>? {
    let words = words.trimmingCharacters(in: .whitespaces)
    guard !words.isEmpty else { return nil }
    return #Predicate<Visit> { visit in
      visit.place.localizedStandardContains(words) || visit.note.localizedStandardContains(words)
        || (visit.country?.name.localizedStandardContains(words) ?? false)
        || visit.tags.contains { $0.name.localizedStandardContains(words) }
    }
  }
}
