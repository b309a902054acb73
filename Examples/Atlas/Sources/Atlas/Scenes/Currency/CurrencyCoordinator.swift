import AtlasModel
import AtlasServices
import SwiftUI

/// Makes the screen of a currency from what the environment holds.
struct CurrencyCoordinator: View {
  let id: Currency.ID

  @Environment(\.atlasRepository) private var repository
  @Environment(\.atlasLogger) private var logger

  var body: some View {
    // What another repository knows of the currency is another screen.
    CurrencyView(viewModel: createViewModel()).id(ObjectIdentifier(repository))
  }

  private func createViewModel() -> CurrencyView.ViewModel {
    CurrencyView.ViewModel(id: id, repository: repository, logger: logger)
  }
}
