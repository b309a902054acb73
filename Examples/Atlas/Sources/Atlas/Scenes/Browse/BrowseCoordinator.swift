import SwiftUI

/// The search, and the way from it to everything in the atlas.
struct BrowseCoordinator: View {
  @Environment(\.atlasLogger) private var logger
  @State private var path: [Destination] = []

  var body: some View {
    AtlasStack(path: $path) {
      BrowseView(viewModel: createViewModel())
    }
  }

  private func createViewModel() -> BrowseView.ViewModel {
    BrowseView.ViewModel(logger: logger)
  }
}
