import SwiftUI

/// The whole window: what is searched, the switch to offline, and the log.
struct RootScreen: View {
  let logBook: LogBook

  @Environment(\.atlasSource) private var inherited
  @Environment(\.atlasLogger) private var logger
  @State private var isOffline = false
  @State private var showsLog = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        VStack(alignment: .leading, spacing: 4) {
          Text("Atlas").font(.largeTitle).bold()
          Text("Countries, subdivisions, languages and currencies of the world")
            .foregroundStyle(.secondary)
        }
        .padding(.horizontal)
        BrowseScreen()
          .environment(\.atlasSource, isOffline ? .offline : inherited)
        settings
        if showsLog { LogPanel(book: logBook) }
      }
      .padding(.vertical)
      .frame(maxWidth: 704)
      .frame(maxWidth: .infinity)
    }
    .onChange(of: isOffline) { _, isOffline in
      logger.log(isOffline ? "Went offline" : "Went online")
    }
  }

  private var settings: some View {
    Form {
      Section {
        Toggle("Offline", systemImage: "wifi.slash", isOn: $isOffline)
        Toggle("Show log", systemImage: "list.bullet.rectangle", isOn: $showsLog)
      } footer: {
        ServiceFootnote()
      }
    }
  }
}

/// Says what stands behind the app as a whole. It lies outside the part that goes offline, and so does not change with it.
struct ServiceFootnote: View {
  @Environment(\.atlasMode) private var mode

  var body: some View {
    switch mode {
    case .live:
      Text("Offline answers come from a few entries that the app brings along; the live service stays connected.")
    case .offline: Text("No server serves this app, so all answers come from a few entries that it brings along.")
    }
  }
}
