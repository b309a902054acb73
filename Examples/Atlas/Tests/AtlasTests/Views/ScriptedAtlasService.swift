import Synchronization

@testable import Atlas

/// Answers from the fixture, keeps what it was asked, and waits or fails when a test says so.
final class ScriptedAtlasService: AtlasService {
  private struct State {
    var searches: [String] = []
    var details: [EntryID] = []
    var error: AtlasServiceError?
    var isHeld = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let fixture = FixtureAtlasService()
  private let state = Mutex(State())

  /// The texts searched for, in order.
  var searches: [String] { state.withLock { $0.searches } }

  /// The entries whose details were asked for, in order.
  var details: [EntryID] { state.withLock { $0.details } }

  /// What every question fails with from now on; `nil` for answers.
  func fail(with error: AtlasServiceError?) { state.withLock { $0.error = error } }

  /// Leaves every question from now on without an answer, until `release()`.
  func hold() { state.withLock { $0.isHeld = true } }

  /// Answers what was held back.
  func release() {
    let waiting = state.withLock { state in
      state.isHeld = false
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  private func ready() async throws {
    await withCheckedContinuation { continuation in
      let goesOn = state.withLock { state in
        if state.isHeld { state.waiting.append(continuation) }
        return !state.isHeld
      }
      if goesOn { continuation.resume() }
    }
    if let error = state.withLock({ $0.error }) { throw error }
  }

  func search(_ text: String, kinds: Set<EntryKind>?, limit: Int) async throws -> SearchAnswer {
    state.withLock { $0.searches.append(text) }
    try await ready()
    return try await fixture.search(text, kinds: kinds, limit: limit)
  }

  func detail(of id: AtlasEntry.ID) async throws -> EntryDetail {
    state.withLock { $0.details.append(id) }
    try await ready()
    return try await fixture.detail(of: id)
  }

  func countries() async throws -> [Country] {
    try await ready()
    return try await fixture.countries()
  }

  func subdivisions(of country: Country.ID) async throws -> [Subdivision] {
    try await ready()
    return try await fixture.subdivisions(of: country)
  }
}
