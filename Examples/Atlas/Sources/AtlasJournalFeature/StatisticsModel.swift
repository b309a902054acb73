import Foundation
import Observation

/// What the statistics show and do.
@MainActor
@Observable
package final class StatisticsModel {
  /// What the journal comes to; `nil` until it was asked.
  package private(set) var summary: JournalSummary?
  /// Why the last thing that was asked of the journal failed; `nil` if it did not.
  package private(set) var failure: String?

  private let journal: any JournalProviding

  /// Shows a journal.
  package init(journal: any JournalProviding) {
    self.journal = journal
  }

  /// Shows the journal as it is now.
  package func load() {
    attempt { summary = try journal.summary() }
  }

  /// Shows the journal as it is, until the task is cancelled.
  package func follow() async {
    let changes = journal.changes()
    load()
    for await _ in changes { load() }
  }

  /// Takes a tag from all visits.
  package func removeTag(_ name: String) {
    attempt {
      try journal.removeTag(name)
      summary = try journal.summary()
    }
  }

  private func attempt(_ work: () throws -> Void) {
    do {
      try work()
      failure = nil
    } catch {
      failure = (error as? any LocalizedError)?.errorDescription ?? "\(error)"
    }
  }
}
