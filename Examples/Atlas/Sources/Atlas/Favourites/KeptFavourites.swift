import AtlasModel
import SwiftUI

/// The favourites as a setting keeps them: the entries as JSON.
struct KeptFavourites: Equatable, RawRepresentable {
  /// The entries, in order.
  let entries: [AtlasEntry]

  /// What to keep of some entries.
  init(_ entries: [AtlasEntry] = []) {
    self.entries = entries
  }

  /// What was kept; `nil` for what nobody can have written here.
  init?(rawValue: String) {
    guard let entries = try? JSONDecoder().decode([AtlasEntry].self, from: Data(rawValue.utf8)) else { return nil }
    self.init(entries)
  }

  /// The entries as JSON.
  var rawValue: String {
    // NB: what has a raw value is compared by it, so the same entries must always be written in the same way.
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(entries) else { return "[]" }
    return String(decoding: data, as: UTF8.self)
  }
}

extension View {
  /// Keeps the favourites beyond the life of the view: for the browser that shows it, else for the person who runs the app.
  func keepsFavourites(_ favourites: FavouritesStore) -> some View {
    modifier(FavouritesKeeper(favourites: favourites))
  }
}

private struct FavouritesKeeper: ViewModifier {
  let favourites: FavouritesStore
  @AppStorage("favourites") private var kept = KeptFavourites()

  func body(content: Content) -> some View {
    content
      .onChange(of: kept, initial: true) { _, kept in favourites.replace(with: kept.entries) }
      .onChange(of: favourites.entries) { _, entries in kept = KeptFavourites(entries) }
  }
}
