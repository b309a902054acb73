import SwiftUI

/// An atlas of the world's countries, subdivisions, languages and currencies.
@main
struct AtlasApp: App {
  @Environment(\.serverURL) private var serverURL
  @State private var logBook = LogBook()

  var body: some Scene {
    WindowGroup("Atlas") {
      RootScreen(logBook: logBook)
        .environment(\.atlasSource, source)
        .environment(\.atlasLogger, .recording(in: logBook))
    }
    .routes { AtlasRoutes.all }
  }

  /// The app's own JSON routes, over HTTP, where a server serves them; else what the app brings along.
  private var source: AtlasSource {
    guard let serverURL else { return .offline }
    return AtlasSource(
      mode: .live, service: LiveAtlasService(baseURL: serverURL, logger: .recording(in: logBook)))
  }
}
