import SwiftUI

/// Makes the screen of a subdivision from what the environment holds.
struct SubdivisionCoordinator: View {
  let id: Subdivision.ID

  @Environment(\.atlasService) private var service
  @Environment(\.atlasMode) private var mode
  @Environment(\.atlasLogger) private var logger

  var body: some View {
    // What another source knows of the subdivision is another screen.
    SubdivisionView(viewModel: createViewModel()).id(mode)
  }

  private func createViewModel() -> SubdivisionView.ViewModel {
    SubdivisionView.ViewModel(id: id, service: service, logger: logger)
  }
}
