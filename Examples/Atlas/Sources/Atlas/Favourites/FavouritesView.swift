import AtlasModel
import AtlasParts
import SwiftUI

/// The starred entries, in an order that can be changed.
struct FavouritesView: View {
  @State private var viewModel: ViewModel

  init(viewModel: @autoclosure @escaping () -> ViewModel) {
    _viewModel = State(wrappedValue: viewModel())
  }

  var body: some View {
    List {
      ForEach(viewModel.entries) { entry in
        NavigationLink(value: Destination(entry.id)) { EntryRow(entry: entry) }
      }
      .onDelete { viewModel.remove(at: $0) }
      .onMove { viewModel.move(from: $0, to: $1) }
    }
    .overlay {
      if viewModel.entries.isEmpty { NoFavourites() }
    }
    .navigationTitle("Favourites")
    .toolbar {
      if !viewModel.entries.isEmpty { EditButton() }
    }
  }
}

extension FavouritesView {
  /// What the screen shows and does.
  @MainActor
  @Observable
  final class ViewModel {
    private let favourites: FavouritesStore

    /// Shows a store.
    init(favourites: FavouritesStore) {
      self.favourites = favourites
    }

    /// The entries, in order.
    var entries: [AtlasEntry] { favourites.entries }

    /// Takes stars away.
    func remove(at offsets: IndexSet) {
      favourites.remove(at: offsets)
    }

    /// Changes the order.
    func move(from offsets: IndexSet, to offset: Int) {
      favourites.move(from: offsets, to: offset)
    }
  }
}

/// Says how to get favourites.
private struct NoFavourites: View {
  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: "star").font(.largeTitle).foregroundStyle(.tertiary)
      Text("No favourites yet").font(.headline)
      Text("Press the star of a country, a language or whatever else you want to find again.")
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
    }
    .frame(maxWidth: .infinity)
    .padding(32)
  }
}

#Preview("Favourites") {
  FavouritesCoordinator()
    .injectDependencies(
      .mock(favourites: [EntryID(.country, "IS"), EntryID(.language, "isl"), EntryID(.currency, "ISK")]))
}

#Preview("No favourites") {
  FavouritesCoordinator().injectDependencies(.mock())
}
