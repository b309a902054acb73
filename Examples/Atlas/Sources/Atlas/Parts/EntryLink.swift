import AtlasModel
import AtlasParts
import AtlasServices
import SwiftUI

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
