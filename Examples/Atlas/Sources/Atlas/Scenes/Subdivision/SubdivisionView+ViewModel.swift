import AtlasModel
import AtlasServices
import SwiftUI

extension SubdivisionView {
  /// What the screen shows, and how it comes.
  @MainActor
  @Observable
  final class ViewModel {
    /// What is known of the subdivision.
    private(set) var phase = LoadPhase<EntryDetail>.loading

    private let id: EntryID
    private let repository: AtlasRepository
    private let logger: AtlasLogger

    /// - Parameters:
    ///   - id: which subdivision.
    ///   - repository: asked about it.
    ///   - logger: told what is done.
    init(id: Subdivision.ID, repository: AtlasRepository, logger: AtlasLogger) {
      self.id = EntryID(.subdivision, id)
      self.repository = repository
      self.logger = logger
      logger.log("Opened \(self.id)")
    }

    /// The subdivision as lists show it, once it has come.
    var entry: AtlasEntry? { phase.value?.entry }

    /// The country, and the larger part, that it lies in.
    var surroundings: [AtlasEntry] {
      (phase.value?.related ?? []).filter { $0.kind == .country || $0.id == phase.value?.parent }
    }

    /// The parts that lie in it.
    var parts: [AtlasEntry] {
      (phase.value?.related(.subdivision) ?? []).filter { $0.id != phase.value?.parent }
    }

    /// Asks about the subdivision, unless all is known already.
    func load() async {
      guard entry == nil else { return }
      let answer = await LoadPhase.asking(for: id, logger: logger) { try await repository.detail(of: id) }
      if let answer { phase = answer }
    }
  }
}
