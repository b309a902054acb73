import SwiftUI

/// Makes the list of a country's subdivisions from what the environment holds.
struct SubdivisionsCoordinator: View {
  let country: Country.ID

  @Environment(\.atlasService) private var service
  @Environment(\.atlasMode) private var mode
  @Environment(\.atlasLogger) private var logger

  var body: some View {
    // What another source knows of the country is another screen.
    SubdivisionsView(viewModel: createViewModel()).id(mode)
  }

  private func createViewModel() -> SubdivisionsView.ViewModel {
    SubdivisionsView.ViewModel(country: country, service: service, logger: logger)
  }
}
