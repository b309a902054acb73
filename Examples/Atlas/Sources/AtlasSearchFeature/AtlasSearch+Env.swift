import AtlasModel
import MilieuEffects

extension AtlasSearch {
  /// The services of the search, each a closure: what stands in for one in a test is a literal.
  package struct Env: ClockProviding, Sendable {
    /// Waits for the names to look among. Those that are there already are kept.
    package var collectNames: @Sendable () async throws -> Void

    /// Searches the names.
    package var search: @Sendable (SearchQuery) async throws -> SearchAnswer

    /// Fetches the names again. When it throws, those of before remain.
    package var refresh: @Sendable () async throws -> Void

    /// Writes a line in the log.
    package var log: @Sendable (String) -> Void

    /// The words of earlier searches.
    package var recents: RecentSearches

    /// Measures the pause while somebody types.
    package var clock: any Clock<Duration>

    /// Services spelled out one by one.
    package init(
      collectNames: @escaping @Sendable () async throws -> Void = {},
      search: @escaping @Sendable (SearchQuery) async throws -> SearchAnswer,
      refresh: @escaping @Sendable () async throws -> Void = {}, log: @escaping @Sendable (String) -> Void = { _ in },
      recents: RecentSearches, clock: any Clock<Duration> = ContinuousClock()
    ) {
      self.collectNames = collectNames
      self.search = search
      self.refresh = refresh
      self.log = log
      self.recents = recents
      self.clock = clock
    }
  }
}
