import SwiftUI

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

/// Looks names up while they are typed.
struct SearchScreen: View {
  @Binding var query: SearchQuery
  let open: (EntryID) -> Void

  @Environment(\.atlasService) private var service
  @Environment(\.atlasMode) private var mode
  @Environment(\.atlasLogger) private var logger
  @State private var phase = SearchPhase.searching
  @State private var attempt = 0
  /// The text that was last asked for.
  @State private var asked: String?

  /// How long to wait for the next character before asking.
  private let pause = Duration.milliseconds(200)

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      VStack(spacing: 12) {
        TextField("Search", text: $query.text, prompt: Text("Name or code"))
          .textFieldStyle(.roundedBorder)
          .accessibilityIdentifier("search-field")
        Picker("Kind", selection: $query.kind) {
          Text("All").tag(EntryKind?.none)
          ForEach(EntryKind.allCases) { Text($0.pluralTitle).tag(Optional($0)) }
        }
        .pickerStyle(.segmented)
        .labelsHidden()
      }
      .padding(.horizontal)
      results
    }
    .task(id: SearchRequest(query: query, mode: mode, attempt: attempt)) { await search() }
  }

  @ViewBuilder
  private var results: some View {
    switch phase {
    case .searching:
      ProgressView("Searching").frame(maxWidth: .infinity).padding()
    case .found(let answer) where answer.entries.isEmpty:
      NothingFound(text: answer.query)
    case .found(let answer):
      SearchResults(answer: answer, open: open)
    case .failed(let message):
      FailureNotice(title: "The search failed", message: message, retry: { attempt += 1 })
    }
  }

  private func search() async {
    let query = query
    do {
      if let asked, asked != query.text { try await Task.sleep(for: pause) }
      asked = query.text
      if case .failed = phase { phase = .searching }
      let answer = try await service.search(query.text, kinds: query.kind.map { [$0] }, limit: 50)
      try Task.checkCancellation()
      phase = .found(answer)
      logger.log("Found \(answer.total) for \"\(query.text)\"")
    } catch is CancellationError {
      return
    } catch {
      phase = .failed(error.localizedDescription)
      logger.log("Search failed: \(error.localizedDescription)")
    }
  }
}

/// Everything whose change calls for another search.
private struct SearchRequest: Equatable {
  let query: SearchQuery
  let mode: AtlasMode
  let attempt: Int
}
