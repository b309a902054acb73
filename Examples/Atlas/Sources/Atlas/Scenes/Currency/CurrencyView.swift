import AtlasModel
import SwiftUI

/// A currency: what is known of it, and who pays with it.
struct CurrencyView: View {
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
        RelatedSection(title: "Used in", entries: viewModel.countries)
      }
    }
    .navigationTitle(viewModel.entry?.title ?? "")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar { DetailToolbar(entry: viewModel.entry) }
  }
}

#Preview("Currency") {
  NavigationStack { CurrencyCoordinator(id: "EUR") }.injectDependencies(.mock())
}
