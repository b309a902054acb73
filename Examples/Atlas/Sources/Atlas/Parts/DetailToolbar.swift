import AtlasModel
import SwiftUI

/// What can be done on the screen of an entry: star it, or go back to where the way began.
struct DetailToolbar: ToolbarContent {
  let entry: AtlasEntry?

  var body: some ToolbarContent {
    ToolbarItem(placement: .topBarTrailing) {
      if let entry { FavouriteButton(entry: entry) }
    }
    ToolbarItem(placement: .topBarTrailing) { StartButton() }
  }
}

/// Goes back to the first screen of the stack.
struct StartButton: View {
  @Environment(\.navigator) private var navigator

  var body: some View {
    if let navigator {
      Button("Start", systemImage: "house") { navigator.returnToStart() }.labelStyle(.iconOnly)
    }
  }
}
