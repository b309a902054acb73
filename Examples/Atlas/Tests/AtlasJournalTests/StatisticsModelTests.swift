import AtlasJournalFeature
import Foundation
import Testing

@MainActor
@Suite("Statistics, whatever keeps the journal")
struct StatisticsModelTests {
  private struct Unreadable: LocalizedError {
    var errorDescription: String? { "The disk is gone." }
  }

  @Test("They show what the journal comes to once they are asked")
  func loads() {
    let model = StatisticsModel(journal: MockJournal(.travels))
    #expect(model.summary == nil)
    model.load()
    #expect(model.summary == .travels)
    #expect(model.failure == nil)
  }

  @Test("A failure is told, and what was shown stays; the next attempt forgets it")
  func failure() {
    let journal = MockJournal(.travels)
    let model = StatisticsModel(journal: journal)
    model.load()
    journal.failure = Unreadable()
    model.removeTag("hiking")
    #expect(model.failure == "The disk is gone.")
    #expect(model.summary == .travels)
    journal.failure = nil
    model.load()
    #expect(model.failure == nil)
  }

  @Test("A tag that is removed is gone from what is shown")
  func removesTag() {
    let model = StatisticsModel(journal: MockJournal(.travels))
    model.load()
    model.removeTag("hiking")
    #expect(model.summary?.tags.map(\.name) == ["food"])
    #expect(model.summary?.visits == 5)
  }

  @Test("What changes the journal elsewhere shows while they follow it")
  func follows() async {
    let journal = MockJournal(.travels)
    let model = StatisticsModel(journal: journal)
    let following = Task { await model.follow() }
    while model.summary == nil { await Task.yield() }
    journal.current = JournalSummary(visits: 6, rating: nil, countries: [], tags: [])
    while model.summary?.visits == 5 { await Task.yield() }
    #expect(model.summary == journal.current)
    following.cancel()
    await following.value
  }
}
