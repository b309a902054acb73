import AtlasModel
import AtlasServices
import SwiftUI

/// Makes the screen of a language from what the environment holds.
struct LanguageCoordinator: View {
  let id: Language.ID

  @Environment(\.atlasRepository) private var repository
  @Environment(\.atlasLogger) private var logger

  var body: some View {
    // What another repository knows of the language is another screen.
    LanguageView(viewModel: createViewModel()).id(ObjectIdentifier(repository))
  }

  private func createViewModel() -> LanguageView.ViewModel {
    LanguageView.ViewModel(id: id, repository: repository, logger: logger)
  }
}
