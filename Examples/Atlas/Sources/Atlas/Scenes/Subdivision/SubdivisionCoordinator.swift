import AtlasModel
import AtlasServices
import SwiftUI

/// Makes the screen of a subdivision from what the environment holds.
struct SubdivisionCoordinator: View {
  let id: Subdivision.ID

  @Environment(\.atlasRepository) private var repository
  @Environment(\.atlasLogger) private var logger

  var body: some View {
    // What another repository knows of the subdivision is another screen.
    SubdivisionView(viewModel: createViewModel()).id(ObjectIdentifier(repository))
  }

  private func createViewModel() -> SubdivisionView.ViewModel {
    SubdivisionView.ViewModel(id: id, repository: repository, logger: logger)
  }
}
