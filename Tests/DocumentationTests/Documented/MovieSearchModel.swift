import SwiftUI

@Observable @MainActor final class MovieSearchModel {
  private(set) var movies: [Movie] = []
  private(set) var isLoading = false
  private(set) var failure: String?
  var query = "" {
    didSet { search() }
  }

  @ObservationIgnored @Environment(\.movieSearchEnv) private var env
  @ObservationIgnored private var searching: Task<Void, Never>?

  private func search() {
    searching?.cancel()
    isLoading = true
    failure = nil
    searching = Task {
      do {
        try await Task.sleep(for: .milliseconds(300))
        let movies = try await env.search(query)
        try Task.checkCancellation()
        self.movies = movies
      } catch is CancellationError {
        return
      } catch {
        failure = error.localizedDescription
      }
      isLoading = false
    }
  }
}
