import Foundation
import MilieuEffects
import Testing

@Suite("A diff of states")
struct StateDiffTests {
  struct Movie: Equatable, Sendable {
    var title: String
    var year = 1995
  }

  struct Row: Equatable, Identifiable, Sendable {
    let id: Int
    var name: String
  }

  enum Phase: Equatable, Sendable {
    case idle
    case loading(percent: Int)
    case failed(String)
  }

  struct State: Equatable, Sendable {
    var query = ""
    var movies: [Movie] = []
    var rows: [Row] = []
    var phase = Phase.idle
    var chosen: Movie?
    var tags: Set<String> = []
    var names: [String: Movie] = [:]
    var since = Date(timeIntervalSince1970: 0)
  }

  private func diff(_ before: State, _ change: (inout State) -> Void) -> String {
    var after = before
    change(&after)
    return StateDiff(from: before, to: after).description
  }

  @Test("Equal states do not differ")
  func equal() { #expect(StateDiff(from: State(), to: State()).isEmpty) }

  @Test("Only the properties that differ are told")
  func properties() { #expect(diff(State()) { $0.query = "heat" } == #"query: "" → "heat""#) }

  @Test("A property of an element is told by its path")
  func nested() {
    let state = State(movies: [Movie(title: "Heat"), Movie(title: "Rna")])
    #expect(diff(state) { $0.movies[1].title = "Ran" } == #"movies[1].title: "Rna" → "Ran""#)
  }

  @Test("Elements that come and go are told, not those that move on for it")
  func elements() {
    let state = State(movies: ["A", "B", "C"].map { Movie(title: $0) })
    #expect(diff(state) { $0.movies.remove(at: 0) } == #"movies[0]: removed Movie(title: "A", year: 1995)"#)
    #expect(
      diff(state) { $0.movies.insert(Movie(title: "X", year: 2000), at: 2) }
        == #"movies[2]: inserted Movie(title: "X", year: 2000)"#)
    #expect(
      diff(state) {
        $0.movies.remove(at: 0)
        $0.movies.append(Movie(title: "D"))
        $0.movies.append(Movie(title: "E"))
      } == """
        movies[0]: removed Movie(title: "A", year: 1995)
        movies[2]: inserted Movie(title: "D", year: 1995)
        movies[3]: inserted Movie(title: "E", year: 1995)
        """)
  }

  @Test("Elements with an id are the same though they change")
  func identifiable() {
    let state = State(rows: [Row(id: 1, name: "a"), Row(id: 2, name: "b")])
    #expect(
      diff(state) {
        $0.rows[1].name = "B"
        $0.rows.insert(Row(id: 3, name: "c"), at: 0)
      } == """
        rows[0]: inserted Row(id: 3, name: "c")
        rows[2].name: "b" → "B"
        """)
    #expect(
      diff(state) { $0.rows[0] = Row(id: 4, name: "d") } == """
        rows[0]: removed Row(id: 1, name: "a")
        rows[0]: inserted Row(id: 4, name: "d")
        """)
  }

  @Test("Many elements that differ are compared one by one")
  func many() {
    let state = State(movies: (0..<500).map { Movie(title: "\($0)") })
    let difference = StateDiff(from: state, to: State(movies: (0..<500).map { Movie(title: "\($0)!") }))
    #expect(difference.changes.count == 100)
    #expect(difference.omitted == 400)
    #expect(difference.description.hasSuffix("… and 400 more"))
    #expect(difference.changes[7].description == #"movies[7].title: "7" → "7!""#)
  }

  @Test("Another case is told as a whole, what comes with the same case by its parts")
  func cases() {
    #expect(diff(State()) { $0.phase = .loading(percent: 3) } == "phase: .idle → .loading(percent: 3)")
    #expect(diff(State(phase: .failed("a"))) { $0.phase = .failed("b") } == #"phase.failed: "a" → "b""#)
    #expect(
      diff(State(phase: .loading(percent: 3))) { $0.phase = .loading(percent: 4) } == "phase.loading.percent: 3 → 4")
  }

  @Test("An optional is told as nil or what it holds")
  func optionals() {
    #expect(diff(State()) { $0.chosen = Movie(title: "Ran") } == #"chosen: nil → Movie(title: "Ran", year: 1995)"#)
    #expect(
      diff(State(chosen: Movie(title: "Ran"))) { $0.chosen?.year = 1985 } == "chosen.year: 1995 → 1985")
  }

  @Test("Sets and dictionaries are told by element and key, in order")
  func unordered() {
    #expect(
      diff(State(tags: ["a", "b"])) { $0.tags = ["b", "d", "c"] } == """
        tags: removed "a"
        tags: inserted "c"
        tags: inserted "d"
        """)
    let state = State(names: ["x": Movie(title: "X"), "y": Movie(title: "Y")])
    #expect(
      diff(state) {
        $0.names["x"]?.year = 1
        $0.names["y"] = nil
        $0.names["z"] = Movie(title: "Z", year: 2)
      } == """
        names["x"].year: 1995 → 1
        names["y"]: removed Movie(title: "Y", year: 1995)
        names["z"]: inserted Movie(title: "Z", year: 2)
        """)
  }

  @Test("A date is one value, not what it is made of")
  func dates() {
    #expect(
      diff(State()) { $0.since = Date(timeIntervalSince1970: 60) }
        == "since: 1970-01-01 00:00:00 +0000 → 1970-01-01 00:01:00 +0000")
  }

  @Test("Long values are cut off, and texts that begin alike are told from where they part")
  func long() {
    let text = String(repeating: "a", count: 300)
    let cut = diff(State()) { $0.query = text }
    #expect(cut.count < 130)
    #expect(cut.hasSuffix("aaa…"))
    let parted = diff(State(query: text + "x")) { $0.query = text + "y" }
    #expect(parted == #"query: …aaaaaaaaaax" → …aaaaaaaaaay""#)
  }

  @Test("What is unequal by its own word is told though its parts agree")
  func ownEquality() {
    struct Never: Equatable {
      var value = 1
      var bits = [1]
      static func == (left: Self, right: Self) -> Bool { false }
    }
    #expect(
      StateDiff(from: Never(), to: Never()).description == "Never(value: 1, bits: [1]) → another that reads the same")
  }

  @Test("States that are not Equatable are compared by their parts, and nothing is told of functions")
  func notEquatable() {
    enum Kind { case plain, named(String) }
    struct Loose {
      var kind = Kind.plain
      var act: () -> Void
    }
    let (one, two) = (Int.random(in: 0...9), Int.random(in: 10...19))
    let long = String(repeating: "long", count: 10)
    #expect(StateDiff(from: Loose { print(one) }, to: Loose { print(two) }).isEmpty)
    #expect(StateDiff(from: Kind.named(long), to: Kind.named(String(long.reversed().reversed()))).isEmpty)
    #expect(
      StateDiff(from: Loose(act: {}), to: Loose(kind: .named("x"), act: {})).description
        == #"kind: .plain → .named("x")"#)
  }
}
