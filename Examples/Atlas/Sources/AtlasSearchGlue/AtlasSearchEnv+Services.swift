import AtlasModel
import AtlasSearchFeature
import AtlasServices
import SwiftUI

extension AtlasSearch.Env {
  /// How many entries a search gives at most.
  private static let limit = 50

  /// The search among a session's names.
  ///
  /// - Parameters:
  ///   - index: the names, collected when somebody waits for them.
  ///   - repository: where to fetch them again.
  ///   - logger: where to write what is done.
  ///   - recents: the words of earlier searches.
  package static func searching(
    _ index: AsyncOnce<NameIndex>, of repository: AtlasRepository, logger: AtlasLogger, recents: RecentSearches
  ) -> AtlasSearch.Env {
    AtlasSearch.Env(
      collectNames: { _ = try await index.value },
      search: { query in
        try await index.value.search(query.text, kinds: query.kind.map { [$0] }, limit: limit)
      },
      refresh: {
        let names = try await repository.names()
        try await index.value.replace(with: names)
      },
      log: { logger.log($0) }, recents: recents)
  }
}
