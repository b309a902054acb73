import AtlasJournalView
import AtlasModel
import AtlasServices
import SwiftUI

/// The journal, with the atlas around as what its places and countries come from.
struct JournalCoordinator: View {
  @Environment(\.atlasRepository) private var repository

  var body: some View {
    JournalScreen().environment(\.journalSource, .asking(repository))
  }
}

extension JournalSource {
  /// What a repository knows.
  fileprivate static func asking(_ repository: AtlasRepository) -> JournalSource {
    JournalSource(
      countries: { try await repository.countries() },
      entries: { try await repository.names().map(\.entry) })
  }
}

#Preview("Journal of the app") {
  JournalCoordinator().injectDependencies(.mock())
}
