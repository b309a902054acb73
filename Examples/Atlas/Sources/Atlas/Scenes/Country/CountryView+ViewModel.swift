import SwiftUI

extension CountryView {
  /// What the screen shows, and how it comes.
  @MainActor
  @Observable
  final class ViewModel {
    /// What is known of the country.
    private(set) var phase = LoadPhase<EntryDetail>.loading

    private let id: EntryID
    private let service: any AtlasService
    private let logger: AtlasLogger

    /// - Parameters:
    ///   - id: which country.
    ///   - service: asked about it.
    ///   - logger: told what is done.
    init(id: Country.ID, service: any AtlasService, logger: AtlasLogger) {
      self.id = EntryID(.country, id)
      self.service = service
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
      let answer = await LoadPhase.asking(for: id, logger: logger) { try await service.detail(of: id) }
      if let answer { phase = answer }
    }
  }
}
