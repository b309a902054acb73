import SwiftUI

/// All parts of a country.
struct SubdivisionsView: View {
  @State private var viewModel: ViewModel

  init(viewModel: @autoclosure @escaping () -> ViewModel) {
    _viewModel = State(wrappedValue: viewModel())
  }

  var body: some View {
    LoadedView(
      phase: viewModel.phase, failureTitle: "The subdivisions cannot be shown", load: { await viewModel.load() }
    ) { groups in
      List(groups) { RelatedSection(title: $0.type, entries: $0.entries) }
    }
    .navigationTitle("Subdivisions")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar { DetailToolbar(entry: nil) }
  }
}

#Preview("Subdivisions") {
  NavigationStack { SubdivisionsCoordinator(country: "FR") }.injectDependencies(.mock())
}
