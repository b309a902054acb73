import AtlasJournal
import AtlasSearchFeature
import AtlasSearchGlue
import AtlasServices
import SwiftData
import SwiftUI

/// An atlas of the world's countries, subdivisions, languages and currencies.
@main
struct AtlasApp: App {
  @Environment(\.serverURL) private var serverURL
  @StateObject private var auth = AuthService()
  @State private var favourites = FavouritesStore()
  @State private var recents = RecentSearches()
  @State private var logBook = LogBook()
  @State private var sampleJournal = JournalStore(file: nil)

  /// All windows of the process share it.
  private static let journal = JournalStore(file: JournalFile.url())

  var body: some Scene {
    WindowGroup("Atlas") {
      RootScreen()
        .injectDependencies(dependencies)
        .environmentObject(auth)
        .keepsFavourites(favourites)
        .keepsRecentSearches(recents)
    }
    .routes { AtlasRoutes.all }
    .schemaContainers { _ = try JournalSchema.file(JournalFile.url()) }
  }

  private var dependencies: DependencyContainer {
    DependencyContainer(source: source, favourites: favourites, recents: recents, journal: journal, logBook: logBook)
  }

  /// The journal of the person who serves the app; else one that is gone with the window.
  private var journal: JournalStore { serverURL == nil ? sampleJournal : Self.journal }

  /// The app's own JSON routes, over HTTP, where a server serves them; else what the app brings along.
  private var source: AtlasSource {
    guard let serverURL else { return .offline }
    return AtlasSource(
      mode: .live, service: LiveAtlasService(baseURL: serverURL, logger: .recording(in: logBook)))
  }
}
