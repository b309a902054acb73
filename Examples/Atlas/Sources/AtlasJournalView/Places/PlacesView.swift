import AtlasJournal
import SwiftData
import SwiftUI

/// The entries that were imported from the atlas, and their import.
struct PlacesView: View {
  @State private var words = ""

  var body: some View {
    VStack(spacing: 0) {
      ImportBar().padding([.horizontal, .top]).readableWidth()
      PlaceList(words: words).readableWidth()
    }
    .searchable(text: $words, prompt: "Name")
    .navigationTitle("Places")
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// The places whose names have some words in them, as far as a list is useful.
private struct PlaceList: View {
  @Query private var places: [JournalPlace]

  private static let limit = 50

  init(words: String) {
    _places = Query(JournalPlace.search(words, limit: Self.limit))
  }

  var body: some View {
    List {
      Section {
        ForEach(places) { PlaceRow(place: $0) }
      } footer: {
        if places.count == Self.limit { Text("The first \(Self.limit) are shown. Type to narrow them down.") }
      }
    }
  }
}

/// One place in a list.
struct PlaceRow: View {
  let place: JournalPlace

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: place.kind.symbol).foregroundStyle(.tint).frame(width: 28).accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        Text(place.title)
        Text(place.subtitle).font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}

#Preview("Places") {
  NavigationStack { PlacesView() }
    .modelContainer(PreviewedJournal.container)
    .environment(JournalStore(file: nil))
}
