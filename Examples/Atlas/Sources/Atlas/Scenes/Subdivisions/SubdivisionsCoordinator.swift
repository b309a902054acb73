import AtlasModel
import AtlasServices
import SwiftUI

/// Makes the list of a country's subdivisions from what the environment holds.
struct SubdivisionsCoordinator: View {
  let country: Country.ID

  @Environment(\.atlasRepository) private var repository
  @Environment(\.atlasLogger) private var logger

  var body: some View {
    // What another repository knows of the country is another screen.
    SubdivisionsView(viewModel: createViewModel()).id(ObjectIdentifier(repository))
  }

  private func createViewModel() -> SubdivisionsView.ViewModel {
    SubdivisionsView.ViewModel(country: country, repository: repository, logger: logger)
  }
}
