import AtlasModel
import AtlasServices
import SwiftUI

/// A country: what is known of it, what is spoken and paid with there, and the way to its parts.
struct CountryView: View {
  @State private var viewModel: ViewModel

  init(viewModel: @autoclosure @escaping () -> ViewModel) {
    _viewModel = State(wrappedValue: viewModel())
  }

  var body: some View {
    LoadedView(
      phase: viewModel.phase, failureTitle: "This entry cannot be shown", load: { await viewModel.load() }
    ) { detail in
      List {
        Section { DetailHeader(detail: detail) }
        FactsSection(facts: detail.facts)
        RelatedSection(title: "Languages", entries: viewModel.languages)
        RelatedSection(title: "Currencies", entries: viewModel.currencies)
        if viewModel.subdivisionCount > 0 {
          Section("Subdivisions") {
            NavigationLink(value: viewModel.subdivisions) {
              Label("All \(viewModel.subdivisionCount) subdivisions", systemImage: EntryKind.subdivision.symbol)
            }
          }
        }
      }
    }
    .navigationTitle(viewModel.entry?.title ?? "")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar { DetailToolbar(entry: viewModel.entry) }
  }
}

#Preview("Country") {
  @Previewable @State var path: [Destination] = []
  AtlasStack(path: $path) { CountryCoordinator(id: "FR") }
    .injectDependencies(.mock(favourites: [EntryID(.currency, "EUR")]))
}

#Preview("Country, no connection") {
  NavigationStack { CountryCoordinator(id: "FR") }
    .injectDependencies(.mock(service: FailingAtlasService()))
}
