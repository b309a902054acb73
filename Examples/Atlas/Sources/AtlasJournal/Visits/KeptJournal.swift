import AtlasJournalFeature
import SwiftData

/// The journal that a context keeps, as the statistics ask for it.
package final class KeptJournal: JournalProviding {
  private let context: ModelContext

  /// Asks a context.
  package init(context: ModelContext) {
    self.context = context
  }

  /// Counts the visits of each country and each tag.
  package func summary() throws -> JournalSummary {
    var visited = FetchDescriptor<JournalCountry>(predicate: #Predicate { !$0.visits.isEmpty })
    visited.relationshipKeyPathsForPrefetching = [\.visits]
    var used = FetchDescriptor<JournalTag>(predicate: #Predicate { !$0.visits.isEmpty })
    used.relationshipKeyPathsForPrefetching = [\.visits]
    let visits = try context.fetch(FetchDescriptor<Visit>())
    let countries = try context.fetch(visited).map { country in
      JournalSummary.Country(
        code: country.code, name: country.name, visits: country.visits.count,
        rating: Self.rating(of: country.visits) ?? 0)
    }
    let tags = try context.fetch(used).map { JournalSummary.Tag(name: $0.name, visits: $0.visits.count) }
    return JournalSummary(
      visits: visits.count, rating: Self.rating(of: visits),
      countries: countries.sorted { ($1.visits, $0.name) < ($0.visits, $1.name) },
      tags: tags.sorted { ($1.visits, $0.name) < ($0.visits, $1.name) })
  }

  private static func rating(of visits: [Visit]) -> Double? {
    visits.isEmpty ? nil : Double(visits.reduce(0) { $0 + $1.rating }) / Double(visits.count)
  }

  /// Deletes the tag; its delete rule leaves the visits as they are.
  package func removeTag(_ name: String) throws {
    for tag in try context.fetch(FetchDescriptor<JournalTag>(predicate: #Predicate { $0.name == name })) {
      context.delete(tag)
    }
    try context.saveOrRollBack()
  }

  /// Gives a value whenever the main context or any other of the container has saved something.
  package func changes() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let container = context.container
    // NB: only handed back to the centre, which any thread may do.
    nonisolated(unsafe) let observer = NotificationCenter.default.addObserver(
      forName: ModelContext.didSave, object: nil, queue: nil
    ) { notification in
      if (notification.object as? ModelContext)?.container == container { continuation.yield() }
    }
    continuation.onTermination = { _ in NotificationCenter.default.removeObserver(observer) }
    return stream
  }
}
