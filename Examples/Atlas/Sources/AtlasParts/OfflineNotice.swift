import SwiftUI

/// Says that answers do not come from the live service.
struct OfflineNotice: View {
  var body: some View {
    Label("Offline: showing a few entries that the app brings along", systemImage: "wifi.slash")
      .font(.callout)
      .foregroundStyle(.orange)
      .padding(.vertical, 10)
      .padding(.horizontal, 14)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color.orange.opacity(0.12), in: RoundedRectangle(cornerRadius: 10))
      .padding(.horizontal)
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
