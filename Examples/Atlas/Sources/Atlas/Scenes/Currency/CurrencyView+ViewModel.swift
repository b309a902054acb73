import AtlasModel
import AtlasServices
import SwiftUI

extension CurrencyView {
  /// What the screen shows, and how it comes.
  @MainActor
  @Observable
  final class ViewModel {
    /// What is known of the currency.
    private(set) var phase = LoadPhase<EntryDetail>.loading

    private let id: EntryID
    private let repository: AtlasRepository
    private let logger: AtlasLogger

    /// - Parameters:
    ///   - id: which currency.
    ///   - repository: asked about it.
    ///   - logger: told what is done.
    init(id: Currency.ID, repository: AtlasRepository, logger: AtlasLogger) {
      self.id = EntryID(.currency, id)
      self.repository = repository
      self.logger = logger
      logger.log("Opened \(self.id)")
    }

    /// The currency as lists show it, once it has come.
    var entry: AtlasEntry? { phase.value?.entry }

    /// The countries that pay with it.
    var countries: [AtlasEntry] { phase.value?.related(.country) ?? [] }

    /// Asks about the currency, unless all is known already.
    func load() async {
      guard entry == nil else { return }
      let answer = await LoadPhase.asking(for: id, logger: logger) { try await repository.detail(of: id) }
      if let answer { phase = answer }
    }
  }
}
