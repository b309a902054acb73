import AtlasModel
import SwiftUI

/// What the journal gets from the atlas, whoever that is.
package struct JournalSource: Sendable {
  /// Gets the countries to choose from, sorted by title.
  package var countries: @Sendable () async throws -> [Country]
  /// Gets all entries, to be imported.
  package var entries: @Sendable () async throws -> [AtlasEntry]

  /// A source of these.
  package init(
    countries: @escaping @Sendable () async throws -> [Country],
    entries: @escaping @Sendable () async throws -> [AtlasEntry]
  ) {
    self.countries = countries
    self.entries = entries
  }

  /// What stands where nobody provides an atlas.
  static let unconnected = JournalSource(
    countries: { throw UnconnectedJournal() }, entries: { throw UnconnectedJournal() })
}

extension EnvironmentValues {
  /// What the journal gets from the atlas. Without a provider it fails and says so.
  @Entry package var journalSource = JournalSource.unconnected
}

private struct UnconnectedJournal: LocalizedError {
  var errorDescription: String? { "The journal has no atlas. Write .environment(\\.journalSource, …) around it." }
}
