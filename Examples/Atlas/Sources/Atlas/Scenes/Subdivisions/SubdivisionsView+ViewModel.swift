import AtlasModel
import AtlasServices
import SwiftUI

extension SubdivisionsView {
  /// What the screen shows, and how it comes.
  @MainActor
  @Observable
  final class ViewModel {
    /// The country's parts by what they are called there.
    private(set) var phase = LoadPhase<[Group]>.loading

    private let country: Country.ID
    private let repository: AtlasRepository
    private let logger: AtlasLogger

    /// The parts of one type.
    struct Group: Hashable, Identifiable, Sendable {
      /// What the country calls them: "Metropolitan department".
      let type: String
      /// The parts, sorted by name; never empty.
      let entries: [AtlasEntry]

      /// The type.
      var id: String { type }
    }

    /// - Parameters:
    ///   - country: whose parts.
    ///   - repository: asked about them.
    ///   - logger: told what is done.
    init(country: Country.ID, repository: AtlasRepository, logger: AtlasLogger) {
      self.country = country
      self.repository = repository
      self.logger = logger
      logger.log("Opened the subdivisions of \(country)")
    }

    /// Asks for the parts, unless they are known already.
    func load() async {
      guard phase.value == nil else { return }
      let answer = await LoadPhase.asking(for: "the subdivisions of \(country)", logger: logger) {
        Self.groups(of: try await repository.subdivisions(of: country))
      }
      if let answer { phase = answer }
    }

    /// Sorts parts into their types, those that lie in no other part first.
    static func groups(of subdivisions: [Subdivision]) -> [Group] {
      Dictionary(grouping: subdivisions, by: \.type)
        .map { type, parts in
          let entries = parts.map {
            AtlasEntry(id: EntryID(.subdivision, $0.code), title: $0.name, subtitle: $0.code)
          }
          return (isTop: parts.contains { $0.parent == nil }, group: Group(type: type, entries: entries))
        }
        .sorted { ($0.isTop ? 0 : 1, $0.group.type) < ($1.isTop ? 0 : 1, $1.group.type) }
        .map(\.group)
    }
  }
}
