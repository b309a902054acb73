import SwiftUI

/// The favourites, and the way from them to each.
struct FavouritesCoordinator: View {
  @Environment(FavouritesStore.self) private var favourites
  @State private var path: [Destination] = []

  var body: some View {
    AtlasStack(path: $path) {
      FavouritesView(viewModel: createViewModel())
    }
  }

  private func createViewModel() -> FavouritesView.ViewModel {
    FavouritesView.ViewModel(favourites: favourites)
  }
}
