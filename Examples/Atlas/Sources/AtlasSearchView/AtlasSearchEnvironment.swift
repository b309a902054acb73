import AtlasSearchFeature
import SwiftUI

extension EnvironmentValues {
  /// The services of the search. Without a provider it fails and says so.
  @Entry package var atlasSearchEnv = AtlasSearch.Env.unconnected
}

extension AtlasSearch.Env {
  /// What stands where nobody provides services.
  static let unconnected = AtlasSearch.Env(
    collectNames: { throw UnconnectedSearch() }, search: { _ in throw UnconnectedSearch() }, refresh: {},
    recents: RecentSearches())
}

/// Says that a search has no services, and how to give it some.
private struct UnconnectedSearch: LocalizedError {
  var errorDescription: String? { "The search has no services. Write .environment(\\.atlasSearchEnv, …) around it." }
}
