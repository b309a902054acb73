import SwiftUI

/// Looks names up while they are typed.
struct BrowseView: View {
  @State private var viewModel = ViewModel()

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      SearchControls(viewModel: viewModel)
      results
    }
    .offlineNotice()
    .frame(maxWidth: 704, maxHeight: .infinity, alignment: .top)
    .frame(maxWidth: .infinity)
    // Two tasks, so that the names go on being collected while one types.
    .task(id: viewModel.preparation) { await viewModel.prepare() }
    .task(id: viewModel.request) { await viewModel.search() }
    .navigationTitle("Atlas")
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) { AccountStatus() }
    }
  }

  private var results: some View {
    List {
      if case .found(let answer) = viewModel.phase, !answer.entries.isEmpty { SearchResults(answer: answer) }
    }
    .overlay(alignment: .top) {
      switch viewModel.phase {
      case .preparing:
        ProgressView("Collecting all names").padding(32)
      case .found(let answer):
        if answer.entries.isEmpty { NothingFound(text: answer.query, isLimited: viewModel.query.kind != nil) }
      case .failed(let message):
        FailureNotice(title: "The search failed", message: message, retry: { viewModel.retry() })
      }
    }
  }
}

/// The words and the kind to look for.
private struct SearchControls: View {
  @Bindable var viewModel: BrowseView.ViewModel

  var body: some View {
    VStack(spacing: 12) {
      TextField("Search", text: $viewModel.query.text, prompt: Text("Name or code"))
        .textFieldStyle(.roundedBorder)
        .accessibilityIdentifier("search-field")
      Picker("Kind", selection: $viewModel.query.kind) {
        Text("All").tag(EntryKind?.none)
        ForEach(EntryKind.allCases) { Text($0.pluralTitle).tag(Optional($0)) }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
    }
    .padding(.horizontal)
  }
}

#Preview("Browse") {
  BrowseCoordinator()
    .injectDependencies(.mock(favourites: [EntryID(.country, "JP")]))
    .environmentObject(AuthService(user: User(name: "Ada")))
}

#Preview("Browse, no connection") {
  BrowseCoordinator()
    .injectDependencies(.mock(service: FailingAtlasService()))
    .environmentObject(AuthService())
}
