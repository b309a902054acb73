import AtlasModel
import SwiftUI

/// Stars an entry, and shows whether it is.
struct FavouriteButton: View {
  let entry: AtlasEntry

  @Environment(FavouritesStore.self) private var favourites

  var body: some View {
    let isFavourite = favourites.contains(entry.id)
    Button {
      favourites.toggle(entry)
    } label: {
      Image(systemName: isFavourite ? "star.fill" : "star")
        .frame(minWidth: 32, minHeight: 32)
        .foregroundStyle(isFavourite ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
    }
    .buttonStyle(.borderless)
    .accessibilityLabel(isFavourite ? "Remove \(entry.title) from favourites" : "Add \(entry.title) to favourites")
  }
}
