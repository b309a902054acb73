import SwiftUI

/// One entry in a list.
struct EntryRow: View {
  let entry: AtlasEntry

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: entry.symbol)
        .foregroundStyle(.tint)
        .frame(width: 28)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        Text(entry.title)
        Text(entry.subtitle).font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}

/// One entry in a list, with its star and the way to its screen.
struct EntryLink: View {
  let entry: AtlasEntry

  var body: some View {
    HStack(spacing: 8) {
      NavigationLink(value: Destination(entry.id)) { EntryRow(entry: entry) }
      FavouriteButton(entry: entry)
    }
  }
}

#Preview("Rows", traits: .fixedLayout(width: 390, height: 240)) {
  NavigationStack {
    List(ISOCatalog.fixture.entries.filter { $0.title.hasPrefix("Ice") }) { EntryLink(entry: $0) }
  }
  .injectDependencies(.mock(favourites: [EntryID(.country, "IS")]))
}
