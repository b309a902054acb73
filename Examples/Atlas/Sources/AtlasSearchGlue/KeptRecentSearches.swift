import AtlasSearchFeature
import SwiftUI

/// The words of earlier searches as a setting keeps them: a JSON array.
struct KeptRecentSearches: Equatable, RawRepresentable {
  /// The words, the latest first.
  let words: [String]

  /// What to keep.
  init(_ words: [String] = []) {
    self.words = words
  }

  /// What was kept; `nil` for what nobody can have written here.
  init?(rawValue: String) {
    guard let words = try? JSONDecoder().decode([String].self, from: Data(rawValue.utf8)) else { return nil }
    self.init(words)
  }

  /// The words as JSON.
  var rawValue: String {
    guard let data = try? JSONEncoder().encode(words) else { return "[]" }
    return String(decoding: data, as: UTF8.self)
  }
}

extension View {
  /// Keeps the words of earlier searches beyond the life of the view: for the browser that shows it, else for the person who runs the app.
  package func keepsRecentSearches(_ recents: RecentSearches) -> some View {
    modifier(RecentSearchesKeeper(recents: recents))
  }
}

private struct RecentSearchesKeeper: ViewModifier {
  let recents: RecentSearches
  @AppStorage("recent-searches") private var kept = KeptRecentSearches()

  func body(content: Content) -> some View {
    content
      .onChange(of: kept, initial: true) { _, kept in recents.replace(with: kept.words) }
      .onChange(of: recents.words) { _, words in kept = KeptRecentSearches(words) }
  }
}
