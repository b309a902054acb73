import SwiftUI

/// The entries that were found, as a section of a list.
struct SearchResults: View {
  let answer: SearchAnswer

  var body: some View {
    Section {
      ForEach(answer.entries) { EntryLink(entry: $0) }
    } header: {
      Text("\(answer.total) found").accessibilityIdentifier("result-count")
    } footer: {
      if answer.isTruncated {
        Text("The first \(answer.entries.count) are shown. Type more to narrow them down.")
      }
    }
  }
}

/// Says that nothing was found.
struct NothingFound: View {
  let text: String
  /// Whether one kind alone was searched.
  let isLimited: Bool

  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: "magnifyingglass").font(.largeTitle).foregroundStyle(.tertiary)
      Text("Nothing is called \u{201C}\(text)\u{201D}").font(.headline)
      Text(isLimited ? "Check the spelling, or search all kinds." : "Check the spelling.").foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity)
    .padding(.horizontal)
    .padding(.vertical, 32)
  }
}
