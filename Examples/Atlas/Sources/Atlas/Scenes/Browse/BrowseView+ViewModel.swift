import SwiftUI

extension BrowseView {
  /// What is looked for, and what has come of it.
  @MainActor
  @Observable
  final class ViewModel {
    /// What is looked for.
    var query = SearchQuery()
    /// What has come of it.
    private(set) var phase = SearchPhase.searching

    private var attempt = 0
    /// What was last asked.
    @ObservationIgnored private var asked: SearchQuery?
    /// What `phase` is the outcome of.
    @ObservationIgnored private var answered: SearchRequest?
    private let logger: AtlasLogger

    /// How long to wait for the next character before asking.
    private let pause = Duration.milliseconds(200)

    /// - Parameter logger: told what is found.
    init(logger: AtlasLogger) {
      self.logger = logger
    }

    /// What calls for a search, of a service of the mode.
    func request(in mode: AtlasMode) -> SearchRequest {
      SearchRequest(query: query, mode: mode, attempt: attempt)
    }

    /// Asks again.
    func retry() {
      attempt += 1
    }

    /// Asks a service, unless the answer stands already.
    func search(_ request: SearchRequest, in service: any AtlasService) async {
      guard request != answered else { return }
      let query = request.query
      do {
        if let asked, asked.text != query.text { try await Task.sleep(for: pause) }
        asked = query
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
      answered = request
    }
  }
}
