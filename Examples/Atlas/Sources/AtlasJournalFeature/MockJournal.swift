/// A journal that is a literal, for previews and tests.
package final class MockJournal: JournalProviding {
  /// What it comes to. Setting it is a change.
  package var current: JournalSummary {
    didSet { for waiting in waiting { waiting.yield() } }
  }

  /// What everything fails with; `nil` for nothing.
  package var failure: (any Error)?

  private var waiting: [AsyncStream<Void>.Continuation] = []

  /// A journal that comes to this.
  package init(_ summary: JournalSummary, failure: (any Error)? = nil) {
    current = summary
    self.failure = failure
  }

  /// What it was given.
  package func summary() throws -> JournalSummary {
    if let failure { throw failure }
    return current
  }

  /// Takes the tag from the summary.
  package func removeTag(_ name: String) throws {
    if let failure { throw failure }
    current = JournalSummary(
      visits: current.visits, rating: current.rating, countries: current.countries,
      tags: current.tags.filter { $0.name != name })
  }

  /// Gives a value whenever the summary is set.
  package func changes() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    waiting.append(continuation)
    return stream
  }
}

extension JournalSummary {
  /// Some travels.
  package static let travels = JournalSummary(
    visits: 5, rating: 4.6,
    countries: [
      JournalSummary.Country(code: "IS", name: "Iceland", visits: 3, rating: 14.0 / 3),
      JournalSummary.Country(code: "JP", name: "Japan", visits: 2, rating: 4.5),
    ],
    tags: [JournalSummary.Tag(name: "hiking", visits: 3), JournalSummary.Tag(name: "food", visits: 2)])
}
