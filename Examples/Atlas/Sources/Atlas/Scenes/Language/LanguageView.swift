import AtlasModel
import SwiftUI

/// A language: what is known of it, and where it is spoken.
struct LanguageView: View {
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
        RelatedSection(title: "Spoken in", entries: viewModel.countries)
      }
    }
    .navigationTitle(viewModel.entry?.title ?? "")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar { DetailToolbar(entry: viewModel.entry) }
  }
}

#Preview("Language") {
  NavigationStack { LanguageCoordinator(id: "eng") }.injectDependencies(.mock())
}
