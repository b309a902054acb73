import SwiftUI

/// Makes the screen of a country from what the environment holds.
struct CountryCoordinator: View {
  let id: Country.ID

  @Environment(\.atlasService) private var service
  @Environment(\.atlasMode) private var mode
  @Environment(\.atlasLogger) private var logger

  var body: some View {
    // What another source knows of the country is another screen.
    CountryView(viewModel: createViewModel()).id(mode)
  }

  private func createViewModel() -> CountryView.ViewModel {
    CountryView.ViewModel(id: id, service: service, logger: logger)
  }
}
