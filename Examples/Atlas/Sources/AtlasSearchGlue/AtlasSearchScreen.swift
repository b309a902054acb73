import AtlasModel
import AtlasSearchFeature
import AtlasSearchView
import AtlasServices
import SwiftUI

/// The search over the session's names: the only place that knows both the search and the services behind it.
package struct AtlasSearchScreen<Row: View>: View {
  @Environment(\.nameIndex) private var index
  @Environment(\.atlasRepository) private var repository
  @Environment(\.atlasLogger) private var logger
  @Environment(RecentSearches.self) private var recents
  @State private var state = AtlasSearch.State()
  private let row: (AtlasEntry) -> Row

  /// A search.
  ///
  /// - Parameter row: shows an entry that was found.
  package init(@ViewBuilder row: @escaping (AtlasEntry) -> Row) {
    self.row = row
  }

  package var body: some View {
    AtlasSearchView(state: $state, row: row)
      // Other names begin another search, which takes over the words and the results of the one before.
      .id(index)
      .environment(
        \.atlasSearchEnv, .searching(index, of: repository, logger: logger, recents: recents))
  }
}
