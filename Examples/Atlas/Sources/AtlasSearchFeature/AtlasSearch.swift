import AtlasModel
import Foundation
import MilieuEffects

/// The search as one pure function: what is looked for, what has come of it, and what is to be done next.
///
/// Knows no view and no service. Its services are the closures of `Env`.
package enum AtlasSearch: Transducer {
  /// How long to wait for the next character before searching.
  package static let pause = Duration.milliseconds(200)

  /// What goes on, at most once each.
  enum Work: Hashable, Sendable {
    case collecting, searching, refreshing, followingRecents
  }

  package static func transduce(_ state: inout State, event: Event) -> Effect {
    switch event {
    case .began:
      state.isAnswerOfBefore = true
      state.refreshFailure = nil
      return .sequence([
        .observe(\.recents, keyPath: \.words, id: Work.followingRecents) { .recentsChanged($0) },
        collectNames(&state),
      ])
    case .appeared:
      // What failed waits for a person to try again.
      if case .failed = state.phase { return .none }
      return state.names == .missing ? collectNames(&state) : search(state)
    case .left:
      if state.names == .awaited { state.names = .missing }
      return .sequence([
        .cancel(Work.collecting), .cancel(Work.refreshing), .cancel(Work.searching), remember(state),
      ])

    case .textChanged(let text):
      guard text != state.query.text else { return .none }
      state.query.text = text
      return search(state, after: pause)
    case .kindChosen(let kind):
      state.query.kind = kind
      return search(state)
    case .submitted:
      return .sequence([search(state), remember(state)])
    case .found(let answer, let query):
      // What a replaced search finds does not come here. That an answer to other words changes nothing is a rule all the same.
      guard query == state.query else { return .none }
      state.phase = .found(answer, to: query)
      state.isAnswerOfBefore = false
      return .action { env in env.log("Found \(answer.total) for \"\(query.text)\"") }

    case .namesCollected:
      state.names = .ready
      return search(state)
    case .failed(let message):
      state.names = .missing
      state.phase = .failed(message)
      return .sequence([.cancel(Work.searching), .action { env in env.log("Loading the names failed: \(message)") }])
    case .retried:
      return collectNames(&state)

    case .refreshed:
      guard state.names == .ready else { return collectNames(&state) }
      state.refreshFailure = nil
      return refresh
    case .namesRefreshed:
      state.isAnswerOfBefore = true
      return search(state)
    case .refreshFailed(let message):
      state.refreshFailure = message
      return .action { env in env.log("Refreshing the names failed: \(message)") }

    case .recentsChanged(let words):
      state.recents = words
      return .none
    case .recentChosen(let words):
      state.query.text = words
      return search(state)
    case .recentsCleared:
      return .action { env in env.recents.clear() }
    }
  }

  package static func failure(_ error: any Error) -> Event { .failed(error.localizedDescription) }

  // MARK: - What is to be done

  private static func collectNames(_ state: inout State) -> Effect {
    state.names = .awaited
    if case .failed = state.phase { state.phase = .preparing }
    return .task(id: Work.collecting) { _, env in
      try await env.collectNames()
      return .namesCollected
    }
  }

  /// Searches, unless the answer stands already or the names are still to come. A search that is going on is given up.
  private static func search(_ state: State, after pause: Duration? = nil) -> Effect {
    let query = state.query
    guard state.names == .ready, state.answered != query else { return .cancel(Work.searching) }
    return .task(id: Work.searching, after: pause) { _, env in .found(try await env.search(query), to: query) }
  }

  private static var refresh: Effect {
    .task(id: Work.refreshing) { _, env in
      do {
        try await env.refresh()
        return .namesRefreshed
      } catch  where !(error is CancellationError) {
        // The names of before are still good, so this is no reason to take the results away.
        return .refreshFailed(error.localizedDescription)
      }
    }
  }

  /// Keeps the words for which something is shown.
  private static func remember(_ state: State) -> Effect {
    guard state.answered == state.query, case .found(let answer, _) = state.phase, !answer.entries.isEmpty else {
      return .none
    }
    let words = state.query.text
    return .action { env in env.recents.remember(words) }
  }
}
