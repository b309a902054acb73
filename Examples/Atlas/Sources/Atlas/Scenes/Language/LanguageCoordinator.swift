import SwiftUI

/// Makes the screen of a language from what the environment holds.
struct LanguageCoordinator: View {
  let id: Language.ID

  @Environment(\.atlasService) private var service
  @Environment(\.atlasMode) private var mode
  @Environment(\.atlasLogger) private var logger

  var body: some View {
    // What another source knows of the language is another screen.
    LanguageView(viewModel: createViewModel()).id(mode)
  }

  private func createViewModel() -> LanguageView.ViewModel {
    LanguageView.ViewModel(id: id, service: service, logger: logger)
  }
}
