import SwiftUI

/// A stack of screens that begins with one and can show everything in the atlas.
struct AtlasStack<Root: View>: View {
  @Binding var path: [Destination]
  @ViewBuilder let root: Root

  var body: some View {
    NavigationStack(path: $path) {
      root.navigationDestination(for: Destination.self) { DestinationCoordinator(destination: $0) }
    }
    .environment(\.navigator, Navigator($path))
  }
}

/// The coordinator of the screen that a destination names.
struct DestinationCoordinator: View {
  let destination: Destination

  var body: some View {
    switch destination {
    case .country(let id): CountryCoordinator(id: id)
    case .subdivisions(let country): SubdivisionsCoordinator(country: country)
    case .subdivision(let id): SubdivisionCoordinator(id: id)
    case .language(let id): LanguageCoordinator(id: id)
    case .currency(let id): CurrencyCoordinator(id: id)
    }
  }
}
