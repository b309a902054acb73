import AtlasModel
import AtlasServices
import Synchronization

@testable import Atlas

/// Answers from the fixture, keeps what it was asked, and waits or fails when a test says so.
final class ScriptedAtlasService: AtlasService {
  private struct State {
    var nameRequests = 0
    var details: [EntryID] = []
    var subdivisions: [Country.ID] = []
    var cancelled = 0
    var error: AtlasServiceError?
    var isHeld = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let fixture = FixtureAtlasService()
  private let state = Mutex(State())

  /// How often all names were asked for.
  var nameRequests: Int { state.withLock { $0.nameRequests } }

  /// The entries whose details were asked for, in order.
  var details: [EntryID] { state.withLock { $0.details } }

  /// The countries whose subdivisions were asked for, in order.
  var subdivisions: [Country.ID] { state.withLock { $0.subdivisions } }

  /// How many questions nobody waited for any more when their answers were ready.
  var cancelled: Int { state.withLock { $0.cancelled } }

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
    if Task.isCancelled { state.withLock { $0.cancelled += 1 } }
    if let error = state.withLock({ $0.error }) { throw error }
  }

  func names() async throws -> [NamedEntry] {
    state.withLock { $0.nameRequests += 1 }
    try await ready()
    return try await fixture.names()
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
    state.withLock { $0.subdivisions.append(country) }
    try await ready()
    return try await fixture.subdivisions(of: country)
  }
}
