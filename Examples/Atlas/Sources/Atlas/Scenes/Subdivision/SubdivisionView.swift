import AtlasModel
import SwiftUI

/// A part of a country: what is known of it, what it lies in, and what lies in it.
struct SubdivisionView: View {
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
        RelatedSection(title: "Lies in", entries: viewModel.surroundings)
        RelatedSection(title: "Parts", entries: viewModel.parts)
      }
    }
    .navigationTitle(viewModel.entry?.title ?? "")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar { DetailToolbar(entry: viewModel.entry) }
  }
}

#Preview("Subdivision") {
  NavigationStack { SubdivisionCoordinator(id: "FR-ARA") }.injectDependencies(.mock())
}
