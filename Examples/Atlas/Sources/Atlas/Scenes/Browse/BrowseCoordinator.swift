import SwiftUI

/// The search, and the way from it to everything in the atlas.
struct BrowseCoordinator: View {
  @State private var path: [Destination] = []

  var body: some View {
    AtlasStack(path: $path) { BrowseView() }
  }
}
