import AtlasModel
import AtlasServices
import SwiftUI

extension CountryView {
  /// What the screen shows, and how it comes.
  @MainActor
  @Observable
  final class ViewModel {
    /// What is known of the country.
    private(set) var phase = LoadPhase<EntryDetail>.loading

    private let id: EntryID
    private let repository: AtlasRepository
    private let logger: AtlasLogger

    /// - Parameters:
    ///   - id: which country.
    ///   - repository: asked about it.
    ///   - logger: told what is done.
    init(id: Country.ID, repository: AtlasRepository, logger: AtlasLogger) {
      self.id = EntryID(.country, id)
      self.repository = repository
      self.logger = logger
      logger.log("Opened \(self.id)")
    }

    /// The country as lists show it, once it has come.
    var entry: AtlasEntry? { phase.value?.entry }

    /// The languages spoken there.
    var languages: [AtlasEntry] { phase.value?.related(.language) ?? [] }

    /// What is paid with there.
    var currencies: [AtlasEntry] { phase.value?.related(.currency) ?? [] }

    /// How many parts the country has.
    var subdivisionCount: Int { phase.value?.related(.subdivision).count ?? 0 }

    /// Where its parts are listed.
    var subdivisions: Destination { .subdivisions(of: id.code) }

    /// Asks about the country, unless all is known already.
    func load() async {
      guard entry == nil else { return }
      let answer = await LoadPhase.asking(for: id, logger: logger) { try await repository.detail(of: id) }
      if let answer { phase = answer }
    }
  }
}
