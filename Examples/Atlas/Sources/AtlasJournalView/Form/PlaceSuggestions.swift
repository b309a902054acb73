import AtlasJournal
import SwiftData
import SwiftUI

/// The imported countries and subdivisions that some words may mean; none for fewer than two letters.
struct PlaceSuggestions: View {
  @Query private var places: [JournalPlace]

  private let words: String
  private let choose: (JournalPlace) -> Void

  init(words: String, choose: @escaping (JournalPlace) -> Void) {
    self.words = words
    self.choose = choose
    _places = Query(JournalPlace.suggestions(for: words))
  }

  var body: some View {
    // What was chosen is no longer to be suggested.
    ForEach(places.contains { $0.title == words } ? [] : places) { place in
      Button {
        choose(place)
      } label: {
        PlaceRow(place: place)
      }
      .buttonStyle(.plain)
      .accessibilityLabel("Choose \(place.title)")
    }
  }
}
