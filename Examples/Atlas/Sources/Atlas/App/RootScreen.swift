import AtlasServices
import SwiftUI

/// The whole window: the atlas, what was starred in it, where one has been, and the person who looks at it.
struct RootScreen: View {
  @Environment(\.atlasSource) private var inherited
  @Environment(\.atlasLogger) private var logger
  @State private var selection = Section.browse
  @State private var isOffline = false
  @State private var showsLog = false

  private enum Section: Hashable {
    case browse, favourites, journal, profile
  }

  var body: some View {
    TabView(selection: $selection) {
      Tab("Browse", systemImage: "globe", value: Section.browse) {
        BrowseCoordinator().environment(\.atlasSource, source)
      }
      Tab("Favourites", systemImage: "star", value: Section.favourites) {
        FavouritesCoordinator().environment(\.atlasSource, source)
      }
      Tab("Journal", systemImage: "book", value: Section.journal) {
        JournalCoordinator().environment(\.atlasSource, source)
      }
      Tab("Profile", systemImage: "person", value: Section.profile) {
        ProfileScreen(isOffline: $isOffline, showsLog: $showsLog)
      }
    }
    .onChange(of: isOffline) { _, isOffline in
      logger.log(isOffline ? "Went offline" : "Went online")
    }
  }

  /// Where the atlas gets its answers from; the profile is outside of this.
  private var source: AtlasSource { isOffline ? .offline : inherited }
}

#Preview("Atlas") {
  RootScreen()
    .injectDependencies(.mock())
    .environmentObject(AuthService())
}
