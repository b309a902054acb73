import SwiftUI

extension BrowseView {
  /// What is looked for, and what has come of it.
  ///
  /// Reads what it needs from the environment by itself: that of the view which made it.
  @MainActor
  @Observable
  final class ViewModel {
    @ObservationIgnored @Environment(\.nameIndex) private var nameIndex
    @ObservationIgnored @Environment(\.atlasLogger) private var logger

    /// What is looked for.
    var query = SearchQuery()
    /// What has come of it.
    private(set) var phase = SearchPhase.preparing

    /// The names to look among, once they have been collected.
    private var names: NameIndex?
    private var attempt = 0
    /// What `names` is the outcome of.
    @ObservationIgnored private var prepared: Preparation?
    /// The words that were last looked for.
    @ObservationIgnored private var lastText = ""
    /// What `phase` is the outcome of.
    @ObservationIgnored private var answered: SearchRequest?

    /// How long to wait for the next character before searching.
    private let pause = Duration.milliseconds(200)

    // MARK: - Names

    /// Whose change calls for names: those of another service, or another attempt.
    var preparation: Preparation { Preparation(index: nameIndex, attempt: attempt) }

    /// Waits for the names, unless they are there already. Meanwhile the results of before stay.
    func prepare() async {
      let preparation = preparation
      guard preparation != prepared else { return }
      if case .failed = phase { phase = .preparing }
      switch await LoadPhase.asking(for: "the names", logger: logger, { try await preparation.index.value }) {
      case .loaded(let index):
        names = index
        prepared = preparation
      case .failed(let message):
        names = nil
        prepared = nil
        answered = nil
        phase = .failed(message)
      case .loading, nil: break
      }
    }

    /// Tries again to get the names.
    func retry() {
      attempt += 1
    }

    // MARK: - Searching

    /// Whose change calls for a search.
    var request: SearchRequest { SearchRequest(query: query, names: names) }

    /// Searches the names, unless the answer stands already.
    func search() async {
      let request = request
      guard let names = request.names, request != answered else { return }
      let query = request.query
      do {
        if query.text != lastText { try await Task.sleep(for: pause) }
        lastText = query.text
        let answer = try await names.search(query.text, kinds: query.kind.map { [$0] }, limit: 50)
        try Task.checkCancellation()
        phase = .found(answer)
        answered = request
        logger.log("Found \(answer.total) for \"\(query.text)\"")
      } catch {
        // Other words were typed, the screen is gone, or its session is.
      }
    }
  }
}
