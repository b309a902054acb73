import AtlasModel
import SwiftUI

/// What a service has answered so far, so that all screens of a session ask for nothing twice.
///
/// Who asks for what somebody has asked for already waits for the same answer. A failure is not kept.
package actor AtlasRepository {
  private let service: any AtlasService
  private var details = Answers<EntryID, EntryDetail>()
  private var subdivisions = Answers<Country.ID, [Subdivision]>()
  private var countries = Answers<Whole, [Country]>()

  /// The question that has one answer.
  private enum Whole { case all }

  /// Whether nothing is asked any more.
  package private(set) var isClosed = false

  /// A repository that knows nothing yet.
  package init(_ service: any AtlasService) {
    self.service = service
  }

  /// All that is known of an entry.
  package func detail(of id: AtlasEntry.ID) async throws -> EntryDetail {
    try checkOpen()
    return try await details.answer(to: id) { [service] in try await service.detail(of: id) }.value
  }

  /// Every country, sorted by title.
  package func countries() async throws -> [Country] {
    try checkOpen()
    return try await countries.answer(to: .all) { [service] in try await service.countries() }.value
  }

  /// A country's subdivisions on every level, sorted by name.
  package func subdivisions(of country: Country.ID) async throws -> [Subdivision] {
    try checkOpen()
    return try await subdivisions.answer(to: country) { [service] in try await service.subdivisions(of: country) }.value
  }

  /// Everything in the atlas with its names. Not kept here, as the index is what is kept of them.
  package func names() async throws -> [NamedEntry] {
    try checkOpen()
    return try await service.names()
  }

  /// Lets go of all answers. Who asks from now on gets a `CancellationError`.
  package func close() {
    isClosed = true
    details = Answers()
    subdivisions = Answers()
    countries = Answers()
  }

  private func checkOpen() throws {
    if isClosed { throw CancellationError() }
  }
}

/// Answers of one kind by what was asked, each asked for once.
private struct Answers<Question: Hashable & Sendable, Answer: Sendable> {
  private var known: [Question: AsyncOnce<Answer>] = [:]

  /// The answer to a question, which is asked when the answer is first waited for.
  mutating func answer(
    to question: Question, _ ask: @escaping @Sendable () async throws -> Answer
  ) -> AsyncOnce<Answer> {
    if let answer = known[question] { return answer }
    let answer = AsyncOnce(ask)
    known[question] = answer
    return answer
  }
}
