import SwiftUI

/// Makes the screen of a currency from what the environment holds.
struct CurrencyCoordinator: View {
  let id: Currency.ID

  @Environment(\.atlasService) private var service
  @Environment(\.atlasMode) private var mode
  @Environment(\.atlasLogger) private var logger

  var body: some View {
    // What another source knows of the currency is another screen.
    CurrencyView(viewModel: createViewModel()).id(mode)
  }

  private func createViewModel() -> CurrencyView.ViewModel {
    CurrencyView.ViewModel(id: id, service: service, logger: logger)
  }
}
