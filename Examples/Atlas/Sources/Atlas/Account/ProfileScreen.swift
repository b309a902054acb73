import AtlasParts
import SwiftUI

/// The account, the settings and the log.
struct ProfileScreen: View {
  @Binding var isOffline: Bool
  @Binding var showsLog: Bool

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        Form {
          ProfileView()
          Section {
            Toggle("Offline", systemImage: "wifi.slash", isOn: $isOffline)
            Toggle("Show log", systemImage: "list.bullet.rectangle", isOn: $showsLog)
          } header: {
            Text("Settings")
          } footer: {
            ServiceFootnote()
          }
        }
        if showsLog { LogPanel() }
      }
      .navigationTitle("Profile")
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

#Preview("Profile screen") {
  @Previewable @State var isOffline = false
  @Previewable @State var showsLog = true
  ProfileScreen(isOffline: $isOffline, showsLog: $showsLog)
    .injectDependencies(.mock())
    .environmentObject(AuthService(user: User(name: "Ada Lovelace")))
}
