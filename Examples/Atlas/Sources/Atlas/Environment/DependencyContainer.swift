import AtlasJournal
import AtlasModel
import AtlasSearchFeature
import AtlasServices
import SwiftUI

/// What the screens ask for, in one place: the app fills it with what it really uses, tests and previews with stand-ins.
@MainActor
struct DependencyContainer {
  /// What is known of countries, languages and currencies, and where from.
  var source: AtlasSource
  /// The entries that were starred.
  var favourites: FavouritesStore
  /// The words of earlier searches.
  var recents: RecentSearches
  /// The places that were visited.
  var journal: JournalStore
  /// Where the screens write what they do, for the log to show.
  var logBook: LogBook

  /// Writes in the log.
  var logger: AtlasLogger { .recording(in: logBook) }

  /// Stand-ins that answer from memory, each as new as the call.
  static func mock(
    service: any AtlasService = FixtureAtlasService(), mode: AtlasMode = .live, favourites: [EntryID] = [],
    recents: [String] = [], journal: JournalStore? = nil, logBook: LogBook = LogBook()
  ) -> DependencyContainer {
    DependencyContainer(
      source: AtlasSource(mode: mode, service: service),
      favourites: FavouritesStore(favourites.compactMap(ISOCatalog.fixture.entry)),
      recents: RecentSearches(recents), journal: journal ?? JournalStore(file: nil), logBook: logBook)
  }
}

extension View {
  /// Gives a view and all below it what the container holds.
  func injectDependencies(_ dependencies: DependencyContainer) -> some View {
    environment(\.atlasSource, dependencies.source)
      .environment(\.atlasLogger, dependencies.logger)
      .environment(dependencies.favourites)
      .environment(dependencies.recents)
      .environment(dependencies.journal)
      .environment(dependencies.logBook)
  }
}
