import Foundation
import Observation

/// The words of earlier searches, for all search screens of a window.
@MainActor
@Observable
package final class RecentSearches {
  /// How many are kept.
  package static let capacity = 6

  /// The words, the latest first; none twice, however they are capitalised.
  package private(set) var words: [String] = []

  /// A store without words.
  nonisolated package init() {}

  /// A store that begins with words.
  package init(_ words: [String]) {
    self.words = words
  }

  /// Puts words in front. What is left of them without the spaces around has to be something.
  package func remember(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespaces)
    guard !text.isEmpty, text != words.first else { return }
    words = Array(([text] + words.filter { $0.lowercased() != text.lowercased() }).prefix(Self.capacity))
  }

  /// Forgets all words.
  package func clear() {
    if !words.isEmpty { words = [] }
  }

  /// Takes over the words that were kept.
  package func replace(with words: [String]) {
    if words != self.words { self.words = words }
  }
}
