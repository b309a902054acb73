import SwiftUI

/// Says that answers do not come from the live service.
struct OfflineNotice: View {
  var body: some View {
    NoticeBanner("Offline: showing a few entries that the app brings along", systemImage: "wifi.slash")
      .accessibilityIdentifier("offline-notice")
  }
}

extension View {
  /// Says above a view when its answers do not come from the live service.
  package func offlineNotice() -> some View { modifier(OfflineNoticeModifier()) }
}

private struct OfflineNoticeModifier: ViewModifier {
  @Environment(\.atlasMode) private var mode

  func body(content: Content) -> some View {
    VStack(alignment: .leading, spacing: 12) {
      if mode == .offline { OfflineNotice() }
      content
    }
  }
}
