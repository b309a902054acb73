import Foundation
import Observation
import Synchronization

/// The words of earlier searches, for all search screens of a window.
///
/// May be used on any thread, so that the search can keep words without waiting.
package final class RecentSearches: Observable, Sendable {
  /// How many are kept.
  package static let capacity = 6

  private let contents: Mutex<[String]>
  private let registrar = ObservationRegistrar()

  /// A store that begins with words.
  package init(_ words: [String] = []) {
    contents = Mutex(words)
  }

  /// The words, the latest first; none twice, however they are capitalised.
  package var words: [String] {
    registrar.access(self, keyPath: \.words)
    return contents.withLock { $0 }
  }

  /// Puts words in front. What is left of them without the spaces around has to be something.
  package func remember(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespaces)
    guard !text.isEmpty else { return }
    change { words in
      words.removeAll { $0.lowercased() == text.lowercased() }
      words = Array(([text] + words).prefix(Self.capacity))
    }
  }

  /// Forgets all words.
  package func clear() { replace(with: []) }

  /// Takes over the words that were kept.
  package func replace(with words: [String]) {
    guard words != self.words else { return }
    change { $0 = words }
  }

  private func change(_ change: (inout [String]) -> Void) {
    registrar.withMutation(of: self, keyPath: \.words) { contents.withLock { change(&$0) } }
  }
}
