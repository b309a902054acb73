import AtlasModel
import MilieuEffects
import Testing

@testable import AtlasSearchFeature

/// The search as a function: a state and an event in, a state and what is to be done out. Nothing runs.
@Suite("Search logic")
struct AtlasSearchLogicTests {
  typealias Search = AtlasSearch

  /// What becomes of a state, and the effect in words.
  private func after(
    _ events: Search.Event..., from state: Search.State = Search.State()
  ) -> (state: Search.State, effect: String) {
    var state = state
    var effect = "none"
    for event in events { effect = Search.transduce(&state, event: event).description }
    return (state, effect)
  }

  /// A search whose names are there, and which has found everything.
  private var settled: Search.State {
    after(.began, .namesCollected, .found(Self.everything, to: SearchQuery())).state
  }

  private static let iceland = AtlasEntry(
    id: EntryID(.country, "IS"), title: "Iceland", subtitle: "Republic of Iceland")
  private static let everything = SearchAnswer(query: "", entries: [iceland], total: 1)
  private static let nothing = SearchAnswer(query: "atlantis", entries: [], total: 0)
  private static func answer(_ text: String) -> SearchAnswer { SearchAnswer(query: text, entries: [iceland], total: 1) }

  @Test("It begins by following the recent words and collecting the names")
  func beginning() {
    let (state, effect) = after(.began)
    #expect(state.phase == .preparing && state.names == .awaited)
    #expect(effect == "sequence[observe(id: followingRecents), task(id: collecting)]")
  }

  @Test("Once the names are there it searches at once, for what was typed meanwhile")
  func collected() {
    let typed = after(.began, .textChanged("ice"))
    #expect(typed.effect == "cancel(searching)")
    let (state, effect) = after(.namesCollected, from: typed.state)
    #expect(state.names == .ready && state.query.text == "ice")
    #expect(effect == "task(id: searching)")
  }

  @Test("A character waits for the next one; a kind does not; both replace the running search")
  func typing() {
    let typed = after(.textChanged("ice"), from: settled)
    #expect(typed.effect == "task(id: searching, after: 0.2 seconds)")
    #expect(typed.state.phase == settled.phase, "What was found stays until something else is.")
    let chosen = after(.kindChosen(.currency), from: settled)
    #expect(chosen.effect == "task(id: searching)")
    #expect(chosen.state.query == SearchQuery(kind: .currency))
  }

  @Test("The same words again are nothing to do, and those of the answer end the search for others")
  func sameWords() {
    #expect(after(.textChanged(""), from: settled).effect == "none")
    #expect(after(.textChanged("i"), .textChanged(""), from: settled).effect == "cancel(searching)")
  }

  @Test("An answer is shown and logged; an answer to other words changes nothing")
  func answers() {
    let typed = after(.textChanged("ice"), from: settled).state
    let found = after(.found(Self.answer("ice"), to: SearchQuery("ice")), from: typed)
    #expect(found.state.phase == .found(Self.answer("ice"), to: SearchQuery("ice")))
    #expect(found.effect == "action")
    for query in [SearchQuery("ic"), SearchQuery("ice", kind: .country)] {
      let late = after(.found(Self.answer(query.text), to: query), from: typed)
      #expect(late.state == typed && late.effect == "none")
    }
  }

  @Test("A failure is said and ends the search; another attempt collects the names again")
  func failure() {
    let failed = after(.failed("no line"), from: settled)
    #expect(failed.state.phase == .failed("no line") && failed.state.names == .missing)
    #expect(failed.effect == "sequence[cancel(searching), action]")
    #expect(after(.left, .appeared, from: failed.state).effect == "none", "Nobody asked for another attempt.")
    let retried = after(.retried, from: failed.state)
    #expect(retried.state.phase == .preparing)
    #expect(retried.effect == "task(id: collecting)")
  }

  @Test("Fetching again keeps what is shown, whether or not it succeeds")
  func refreshing() {
    let refreshed = after(.refreshed, from: settled)
    #expect(refreshed.state == settled)
    #expect(refreshed.effect == "task(id: refreshing)")
    let failed = after(.refreshFailed("no line"), from: settled).state
    #expect(failed.refreshFailure == "no line" && failed.phase == settled.phase)
    let again = after(.refreshed, .namesRefreshed, from: failed)
    #expect(again.state.refreshFailure == nil && again.state.phase == settled.phase)
    #expect(again.effect == "task(id: searching)", "The same words among other names are another search.")
    #expect(after(.refreshed, from: after(.failed("no line")).state).effect == "task(id: collecting)")
  }

  @Test("Who leaves gives up what goes on; who comes back goes on where it was")
  func leaving() {
    let left = after(.left, from: after(.began).state)
    #expect(left.state.names == .missing)
    #expect(left.effect == "sequence[cancel(collecting), cancel(refreshing), cancel(searching), none]")
    #expect(after(.appeared, from: left.state).effect == "task(id: collecting)")
    let typed = after(.textChanged("ice"), .left, from: settled).state
    #expect(after(.appeared, from: typed).effect == "task(id: searching)")
    #expect(after(.left, .appeared, from: settled).effect == "cancel(searching)")
  }

  @Test("Words are remembered that something is shown for, when they are sent or the screen is left")
  func remembering() {
    let typed = after(.textChanged("ice"), from: settled).state
    #expect(after(.submitted, from: typed).effect == "sequence[task(id: searching), none]")
    let found = after(.found(Self.answer("ice"), to: SearchQuery("ice")), from: typed).state
    #expect(after(.submitted, from: found).effect == "sequence[cancel(searching), action]")
    #expect(after(.left, from: found).effect.hasSuffix("cancel(searching), action]"))
    let nothing = after(.textChanged("atlantis"), .found(Self.nothing, to: SearchQuery("atlantis")), from: settled)
    #expect(after(.left, from: nothing.state).effect.hasSuffix("cancel(searching), none]"))
  }

  @Test("Recent words are shown as the store has them, and looked for at once")
  func recents() {
    let shown = after(.recentsChanged(["euro", "ice"]), from: settled)
    #expect(shown.state.recents == ["euro", "ice"] && shown.effect == "none")
    let chosen = after(.recentChosen("euro"), from: shown.state)
    #expect(chosen.state.query.text == "euro" && chosen.effect == "task(id: searching)")
    #expect(after(.recentsCleared, from: shown.state).effect == "action")
  }

  @Test("Other services begin anew, with the words and the results of before")
  func otherServices() {
    let typed = after(.textChanged("ice"), .found(Self.answer("ice"), to: SearchQuery("ice")), from: settled).state
    let (state, _) = after(.began, from: typed)
    #expect(state.query.text == "ice" && state.phase == typed.phase && state.names == .awaited)
    #expect(after(.namesCollected, from: state).effect == "task(id: searching)")
  }
}
