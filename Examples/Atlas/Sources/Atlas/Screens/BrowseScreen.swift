import SwiftUI

/// The search, or the entry that was chosen in it.
struct BrowseScreen: View {
  @Environment(\.atlasMode) private var mode
  @State private var path: [EntryID] = []
  @State private var query = SearchQuery()

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      if mode == .offline { OfflineNotice() }
      if let id = path.last {
        DetailScreen(id: id, open: { path.append($0) }, back: { path.removeLast() })
          .id(id)
      } else {
        SearchScreen(query: $query, open: { path.append($0) })
      }
    }
  }
}

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
      .accessibilityIdentifier("offline-notice")
  }
}
