import AtlasModel
import AtlasSearchFeature
import AtlasSearchGlue
import AtlasServices
import SwiftUI

/// The search, and the way from it to everything in the atlas.
struct BrowseCoordinator: View {
  @State private var path: [Destination] = []

  var body: some View {
    AtlasStack(path: $path) {
      AtlasSearchScreen { EntryLink(entry: $0) }
        .navigationTitle("Atlas")
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) { AccountStatus() }
        }
    }
  }
}

#Preview("Browse") {
  BrowseCoordinator()
    .injectDependencies(.mock(favourites: [EntryID(.country, "JP")]))
    .environmentObject(AuthService(user: User(name: "Ada")))
}

#Preview("Browse, no connection") {
  BrowseCoordinator()
    .injectDependencies(.mock(service: FailingAtlasService()))
    .environmentObject(AuthService())
}
