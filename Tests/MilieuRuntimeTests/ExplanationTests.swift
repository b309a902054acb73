import MilieuEnvironment
import MilieuHeadless
import MilieuViews
import Observation
import Testing

@testable import MilieuRuntime

extension EnvironmentValues {
  @Entry fileprivate var plan = "default"
  @Entry fileprivate var palette = Theme()
}

private struct Row: View {
  @Environment(\.plan) private var plan
  var body: some View { Text(verbatim: plan) }
}

private struct Detail: View {
  @Environment(\.plan) private var plan
  @Environment(\.palette.accent) private var accent
  var body: some View { Text(verbatim: "\(plan), \(accent)") }
}

private struct SloganKey: DerivedEnvironmentKey {
  static var keyPath: KeyPath<EnvironmentValues, String> { \.slogan }
  @Environment(\.plan) private var plan
  func makeValue() -> String { "\(plan)!" }
}

extension EnvironmentValues {
  fileprivate var slogan: String {
    get { self[SloganKey.self] }
    set { self[SloganKey.self] = newValue }
  }
}

@Observable
private final class Library {}

private protocol Payment {}

private struct Cash: Payment {}

private struct Shelf: View {
  @Environment(Library.self) private var library: Library?
  @Environment((any Payment).self) private var payment: (any Payment)?
  var body: some View { Text(verbatim: "\(library != nil) \(payment != nil)") }
}

/// Hands a number that a test sets to what it shows.
private struct Screen<Content: View>: View {
  let remote: Remote<Int>
  @ViewBuilder let content: (Int) -> Content
  @State private var number = 0
  var body: some View {
    let _ = remote.set = { number = $0 }
    content(number)
  }
}

/// Where a value comes from.
@Suite @MainActor struct ExplanationTests {
  private let remote = Remote<Int>()

  /// As text, without the file's name.
  private func text(_ explanation: EnvironmentExplanation) -> String {
    explanation.description.replacing("MilieuRuntimeTests/ExplanationTests.swift", with: "Tests.swift")
  }

  private func source(_ line: Int) -> String { "MilieuRuntimeTests/ExplanationTests.swift:\(line)" }

  // MARK: - Providers

  @Test("The nearest provider is named, then those that it hides, out to the default")
  func chain() throws {
    let line = #line + 3
    let screen = Headless(
      Screen(remote: remote) { _ in
        Row().environment(\.plan, "inner")
          .environment(\.plan, "outer")
      })
    let plan = try screen.find(Row.self).explain(\.plan)
    #expect(plan.subject == "\\.plan")
    #expect(plan.value as? String == "inner")
    #expect(plan.place == ["Screen", "Row"])
    let providers = try #require(plan.keys.first).providers
    #expect(providers.map(\.role) == [.provides, .isHidden, .isHidden])
    #expect(providers.prefix(2).map { $0.value as? String } == ["inner", "outer"])
    #expect(providers.map(\.source) == [source(line), source(line + 1), "the key's default"])
    #expect(plan.provider?.lifetime == .view(["Screen"]))
  }

  @Test("Wrappings and transforms are told from what they are made of")
  func derived() throws {
    let screen = Headless(
      Row()
        .environment(\.plan) { "<\($0)>" }
        .transformEnvironment(\.plan) { $0 += "!" }
        .environment(\.plan, "plain"),
      environment: { $0.plan = "host" })
    let providers = try screen.explain(\.plan, at: "<plain!>").keys[0].providers
    #expect(providers.map(\.role) == [.provides, .isWrapped, .isTransformed, .isHidden, .isHidden])
    #expect(providers.prefix(4).map { $0.value as? String } == ["<plain!>", "plain!", "plain", "host"])
    #expect(
      providers.map(\.call)
        == [
          "environment(\\.plan) { … }", "transformEnvironment(\\.plan) { … }", "environment(\\.plan, …)", "", "",
        ].map { $0.isEmpty ? "" : "." + $0 })
    #expect(providers[3].source == "the host")
    #expect(providers[3].lifetime == .root)
    #expect(providers[4].lifetime == .process)
  }

  @Test("A part of a value is explained by its key, and a provider of a part is told from the rest")
  func parts() throws {
    let screen = Headless(Detail().environment(\.palette.accent, "red"))
    let accent = try screen.find(Detail.self).explain(\.palette.accent)
    #expect(accent.subject == "\\.palette.accent")
    #expect(accent.value as? String == "red")
    #expect(accent.keys.map(\.name) == ["\\.palette"])
    #expect(accent.keys[0].value as? Theme == Theme(accent: "red"))
    #expect(accent.keys[0].providers.map(\.role) == [.provides, .isTransformed])
    #expect(accent.provider?.call == ".environment(\\.palette.…, …)")
  }

  @Test("A property over several keys is explained key by key, and the whole by all that is provided")
  func severalKeys() throws {
    let screen = Headless(Row().environment(\.countAndName, (4, "Ada")).environment(\.plan, "given"))
    let both = try screen.explain(\.countAndName, at: "given")
    #expect(both.keys.map(\.name) == ["CountKey", "NameKey"])
    #expect(both.keys.map { "\($0.value ?? "nil")" } == ["4", "Ada"])
    #expect(both.provider == nil)
    let all = try screen.explain(\.self, at: "given").keys.map(\.name)
    #expect(all.prefix(3) == ["CountKey", "NameKey", "\\.plan"])
  }

  @Test("Objects and services are explained by their type, with who provides them in whatever form")
  func objects() throws {
    let screen = Headless(
      VStack {
        Shelf().environment(Cash(), as: (any Payment).self)
        Row()
      }.environment(Library()))
    let library = try screen.find(Shelf.self).explain(Library.self)
    #expect(library.value is Library)
    #expect(library.provider?.call == ".environment(library)")
    #expect(library.keys[0].readers?.map(\.name) == ["Shelf.library"])
    let payment = try screen.find(Shelf.self).explain((any Payment).self)
    #expect(payment.subject == "any Payment")
    #expect(payment.provider?.call == ".environment(payment, as: (any Payment).self)")
    let nowhere = try screen.find(Row.self).explain((any Payment).self)
    #expect(nowhere.keys.isEmpty)
    #expect(nowhere.value == nil)
    #expect(nowhere.description == "any Payment is provided nowhere above Row")
  }

  @Test("A value that is made from others is told from one that somebody provides")
  func madeFromOthers() throws {
    struct Slogan: View {
      @Environment(\.slogan) private var slogan
      var body: some View { Text(verbatim: slogan) }
    }
    let screen = Headless(
      VStack {
        Slogan()
        Slogan().environment(\.slogan, "given")
      }.environment(\.plan, "plan"))
    let made = try screen.explain(\.slogan, at: "plan!")
    #expect(made.value as? String == "plan!")
    #expect(made.provider?.source == "the key, from other values")
    #expect(made.keys[0].readers?.map(\.name) == ["Slogan.slogan"])
    let given = try screen.explain(\.slogan, at: "given").keys[0].providers
    #expect(given.map(\.role) == [.provides, .isHidden])
    #expect(given.last?.source == "the key, from other values")
  }

  // MARK: - Readers

  @Test("Who reads the value is named by view and property, and only who read it last time")
  func readers() throws {
    struct Choosy: View {
      @Environment(\.plan) private var plan
      let isReading: Bool
      var body: some View { Text(verbatim: isReading ? plan : "no") }
    }
    let screen = Headless(
      Screen(remote: remote) { number in
        VStack {
          Row()
          Row()
          Detail()
          Row().environment(\.plan) { $0 + "!" }
          Row().environment(\.plan, "other")
          Choosy(isReading: number > 0)
        }.environment(\.plan, "given")
      })
    func names() throws -> [String] {
      try #require(screen.find(Detail.self).explain(\.plan).keys[0].readers).map(\.name).sorted()
    }
    let wrapping = "what MilieuRuntimeTests/ExplanationTests.swift:\(#line - 8) provides"
    #expect(try names() == ["Detail.plan", "Row.plan", "Row.plan", wrapping])
    remote.set?(1)
    screen.settle()
    #expect(try names() == ["Choosy.plan", "Detail.plan", "Row.plan", "Row.plan", wrapping])
    let reader = try screen.find(Detail.self).explain(\.palette).keys[0].readers?.first
    #expect(reader == EnvironmentExplanation.Reader(name: "Detail.accent", place: ["Screen", "Detail"]))
  }

  // MARK: - Changes

  @Test("What last changed the value is told with its turn: a write, a nearer provider, or one that went")
  func changes() throws {
    let line = #line + 4
    let screen = Headless(
      Screen(remote: remote) { number in
        Screen(remote: Remote()) { _ in
          Row().transformEnvironment(\.self) { if number == 2 || number == 3 { $0.plan = "near" } }
        }.environment(\.plan, number == 0 ? "first" : "second")
      })
    func change() throws -> EnvironmentExplanation.Change? {
      try screen.find(Row.self).explain(\.plan).keys[0].lastChange
    }
    func turn() -> Int { Int(screen.root.turnNumber) }
    func set(_ number: Int) {
      remote.set?(number)
      screen.settle()
    }
    typealias Change = EnvironmentExplanation.Change
    #expect(try change() == nil)
    #expect(try screen.find(Row.self).explain(\.plan).provider?.turn == 1)
    set(1)
    #expect(try change() == Change(cause: .write, source: source(line + 1), turn: turn()))
    let write = try change()
    set(2)
    #expect(try change() == Change(cause: .appearance, source: source(line), turn: turn()))
    let appearance = try change()
    set(3)
    #expect(try change() == appearance, "an equal value changes nothing")
    set(4)
    #expect(try change() == Change(cause: .departure, source: source(line), turn: turn()))
    #expect(screen.text == "second")
    #expect(write?.turn ?? 0 < turn())
  }

  @Test("A change that comes through a wrapping is told from where it began")
  func changeThroughWrapping() throws {
    let line = #line + 4
    let screen = Headless(
      Screen(remote: remote) { number in
        Screen(remote: Remote()) { _ in
          Row().environment(\.plan) { $0 + "!" }
        }.environment(\.plan, "\(number)")
      })
    remote.set?(1)
    screen.settle()
    let change = try screen.explain(\.plan, at: "1!").keys[0].lastChange
    #expect(change?.source == source(line + 1))
    screen.setEnvironment { $0.plan = "host" }
    #expect(try screen.explain(\.plan, at: "1!").keys[0].lastChange == change, "it is hidden")
  }

  // MARK: - Where it may be asked

  @Test("Asking in a body or a handler tells the place, and makes the body depend on nothing")
  func inABody() throws {
    struct Asking: View {
      let journal: Journal
      var body: some View {
        let _ = journal.note(EnvironmentValues.current.explain(\.plan).place.joined(separator: " › "))
        Button("ask") { journal.note("\(EnvironmentValues.current.explain(\.plan).value ?? "nil")") }
      }
    }
    let journal = Journal()
    let screen = Headless(
      Screen(remote: remote) { number in VStack { Asking(journal: journal) }.environment(\.plan, "\(number)") })
    #expect(journal.take() == ["Screen › Asking"])
    #expect(screen.cost { remote.set?(1) }.bodies == 1)
    try screen.button("ask").tap()
    #expect(journal.take() == ["1"])
  }

  @Test("An element that is shown no more is refused")
  func gone() throws {
    let screen = Headless(Screen(remote: remote) { number in if number == 0 { Row() } })
    let (view, text) = (try screen.find(Row.self), try screen.find(text: "default"))
    remote.set?(1)
    screen.settle()
    #expect(throws: HeadlessError.self) { try view.explain(\.plan) }
    #expect(throws: HeadlessError.self) { try text.explain(\.plan) }
  }

  @Test("Off the main actor values and providers are told, and views are left alone")
  func offTheMainActor() async {
    let values = withEnvironment(\.plan, "override") { EnvironmentValues.current }
    let (source, readers) = await Task.detached {
      let explanation = values.explain(\.plan)
      return (explanation.provider?.call, explanation.keys[0].readers?.count)
    }.value
    #expect(source == "withEnvironment(\\.plan, …)")
    #expect(readers == nil)
  }

  // MARK: - As text

  @Test("It reads as a few aligned lines")
  func plainText() throws {
    let line = #line + 4
    let screen = Headless(
      Screen(remote: remote) { number in
        VStack {
          Row().environment(\.plan) { "<\($0)>" }
          ForEach(0..<3) { _ in Row() }
        }.environment(\.plan, "plan \(number)")
      })
    remote.set?(1)
    screen.settle()
    #expect(
      try text(screen.explain(\.plan, at: "<plan 1>")) == """
        \\.plan = "<plan 1>" at Screen › Row
          provided  .environment(\\.plan) { … }  Tests.swift:\(line)
          wraps     "plan 1"                    Tests.swift:\(line + 2)
          hides     "default"                   the key's default
          read by   Row.plan
          lives     since turn 1, as long as what Screen shows
          changed   turn \(screen.root.turnNumber), by the write at Tests.swift:\(line + 2)
        """)
    #expect(
      try text(Headless(Row()).explain(\.plan, at: "default")) == """
        \\.plan = "default" at Row
          provided  the key's default
          read by   Row.plan
          lives     as long as the process
        """)
    let both = Headless(Row().environment(\.countAndName, (4, "Ada")))
    #expect(
      try text(both.explain(\.countAndName, at: "default")).hasPrefix(
        """
        CountKey, NameKey = (4, "Ada") at Row
          CountKey = 4
            provided  .environment(…, …)  Tests.swift:
        """))
  }
}
