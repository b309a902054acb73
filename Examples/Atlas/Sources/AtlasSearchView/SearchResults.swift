import AtlasModel
import AtlasParts
import AtlasSearchFeature
import MilieuEffects
import SwiftUI

/// What has come of a search.
struct SearchResults<Row: View>: View {
  let state: AtlasSearch.State
  let input: AtlasSearch.Input
  let row: (AtlasEntry) -> Row

  var body: some View {
    List {
      if case .found(let answer, _) = state.phase, !answer.entries.isEmpty {
        FoundEntries(answer: answer, row: row)
      }
    }
    .overlay(alignment: .top) {
      switch state.phase {
      case .preparing:
        ProgressView("Collecting all names").padding(32)
      case .found(let answer, _):
        if answer.entries.isEmpty { NothingFound(text: answer.query, isLimited: state.query.kind != nil) }
      case .failed(let message):
        FailureNotice(title: "The search failed", message: message, retry: { input(.retried) })
      }
    }
    .refreshable {
      // The state says what came of it; an error is that the screen is gone.
      try? await input.request(.refreshed)
    }
  }
}

/// The entries that were found, as a section of a list.
private struct FoundEntries<Row: View>: View {
  let answer: SearchAnswer
  let row: (AtlasEntry) -> Row

  var body: some View {
    Section {
      ForEach(answer.entries) { row($0) }
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
private struct NothingFound: View {
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
