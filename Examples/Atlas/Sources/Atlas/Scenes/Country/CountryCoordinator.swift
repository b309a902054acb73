import AtlasModel
import AtlasServices
import SwiftUI

/// Makes the screen of a country from what the environment holds.
struct CountryCoordinator: View {
  let id: Country.ID

  @Environment(\.atlasRepository) private var repository
  @Environment(\.atlasLogger) private var logger

  var body: some View {
    // What another repository knows of the country is another screen.
    CountryView(viewModel: createViewModel()).id(ObjectIdentifier(repository))
  }

  private func createViewModel() -> CountryView.ViewModel {
    CountryView.ViewModel(id: id, repository: repository, logger: logger)
  }
}
