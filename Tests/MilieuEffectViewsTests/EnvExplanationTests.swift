import MilieuEffectViews
import MilieuEffects
import MilieuEnvironment
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Testing

/// Where the env of a view that runs a transducer comes from.
@Suite("An explanation of an env") @MainActor
struct EnvExplanationTests {
  private func source(_ line: Int) -> String { "MilieuEffectViewsTests/EnvExplanationTests.swift:\(line)" }

  private struct Reading: View {
    @State private var state = Search.State()
    static let line = #line + 3
    var body: some View {
      EnvReader(\.searchEnv) { env in
        EffectView(of: Search.self, state: $state, initialEnv: env) { _, _ in Text("Inside") }
      }
    }
  }

  @Test("It names the key path, and who provides what stands there")
  func keyPath() throws {
    let line = #line + 1
    let screen = Headless(Reading().environment(\.searchEnv, Search.Env(name: "offline")))
    let env = try screen.find(text: "Inside").explainEnv(of: Search.self)
    #expect(env.origin == .read)
    #expect(env.keyPaths == ["\\.searchEnv"])
    #expect(env.source == source(Reading.line))
    #expect(env.turn == 1)
    #expect(env.parts[0].provider?.source == source(line))
    #expect(env.parts[0].keys[0].providers.map(\.role) == [.provides, .isHidden])
    let text = env.description.replacing("MilieuEffectViewsTests/EnvExplanationTests.swift", with: "Tests.swift")
    #expect(
      text.hasPrefix(
        """
        Env of Search from \\.searchEnv at Reading › EnvReader › EffectView
          given  in turn 1, Tests.swift:\(Reading.line)
          \\.searchEnv = offline at Reading › EnvReader
            provided  .environment(\\.searchEnv, …)  Tests.swift:\(line)
            hides     default                       the key's default
        """), "\(text)")
  }

  @Test("What is overridden between the reader and the view did not reach the reader, and is not told")
  func overriddenBelow() throws {
    struct Screen: View {
      @State private var state = Search.State()
      var body: some View {
        EnvReader(\.searchEnv) { env in
          EffectView(of: Search.self, state: $state, initialEnv: env) { _, _ in
            Text("Inside")
            EnvReader(\.searchEnv) { SearchView(env: $0) }
          }
          .environment(\.searchEnv, Search.Env(name: "inner"))
        }
        .environment(\.searchEnv, Search.Env(name: "outer"))
      }
    }
    let screen = Headless(Screen())
    let outer = try screen.find(text: "Inside").explainEnv(of: Search.self)
    #expect(outer.parts[0].value as? Search.Env == Search.Env(name: "outer"))
    #expect(outer.parts[0].keys[0].providers.count == 2)
    let inner = try screen.textField("Search").explainEnv(of: Search.self)
    #expect(inner.parts[0].value as? Search.Env == Search.Env(name: "inner"))
    #expect(inner.parts[0].keys[0].providers.map(\.role) == [.provides, .isHidden, .isHidden])
    #expect(throws: HeadlessError.self) { try screen.explainEnv(of: Search.self) }
  }

  @Test("An env that is handed down to the view that runs it is found at the reader further out")
  func handedDown() throws {
    let screen = Headless(EnvReader(\.searchEnv) { SearchView(env: $0) })
    let env = try screen.explainEnv(of: Search.self)
    #expect(env.origin == .read)
    #expect(env.keyPaths == ["\\.searchEnv"])
    #expect(env.place == ["EnvReader", "SearchView", "EffectView"])
  }

  @Test("A view's own property counts as well")
  func property() throws {
    struct Screen: View {
      @Environment(\.searchEnv) private var env
      var body: some View { SearchView(env: env) }
    }
    let env = try Headless(Screen()).explainEnv(of: Search.self)
    #expect(env.origin == .read)
    #expect(env.parts[0].place == ["Screen"])
  }

  @Test("An env assembled from several keys lists them all, from the outside in")
  func assembled() throws {
    struct Screen: View {
      @State private var state = Search.State()
      var body: some View {
        EnvReader(\.tone) { tone in
          EnvReader(\.host, \.port) { host, port in
            EffectView(of: Search.self, state: $state, initialEnv: Search.Env(name: "\(tone) \(host):\(port)")) {
              _, _ in
              Text("Inside")
            }
          }
        }
      }
    }
    let env = try Headless(Screen(), environment: { $0.port = 8080 }).explainEnv(of: Search.self)
    #expect(env.origin == .assembled)
    #expect(env.keyPaths == ["\\.tone", "\\.host", "\\.port"])
    #expect(env.parts.map { "\($0.value ?? "")" } == ["calm", "localhost", "8080"])
    #expect(env.parts[2].provider?.source == "the host")
    #expect(env.description.hasPrefix("Env of Search from \\.tone, \\.host, \\.port at Screen › EnvReader"))
  }

  /// A container of an author's, which calls its function when it is made or when it is shown.
  private struct Card<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View { content }
  }

  @Test("Rows, sheets and containers between the readers and the view make no difference")
  func deferred() throws {
    struct Screen: View {
      @State private var state = Search.State()
      @State private var isShown = true
      var body: some View {
        EnvReader(\.host, \.port) { host, port in
          Text("Page").sheet(isPresented: $isShown) {
            EnvReader(\.tone) { tone in
              ForEach(0..<1) { _ in
                Card {
                  let env = Search.Env(name: "\(tone) \(host):\(port)")
                  EffectView(of: Search.self, state: $state, initialEnv: env) { _, _ in Text("Inside") }
                }
              }
            }
          }
        }
      }
    }
    let env = try Headless(Screen()).explainEnv(of: Search.self)
    #expect(env.origin == .assembled)
    #expect(env.keyPaths == ["\\.host", "\\.port", "\\.tone"])
  }

  @Test("What the library's own views read does not count")
  func libraryViews() throws {
    struct Screen: View {
      @State private var state = Search.State()
      var body: some View {
        NavigationStack {
          ForEach(0..<1) { _ in
            EffectView(of: Search.self, state: $state, initialEnv: Search.Env(name: "literal")) { _, _ in Text("Inside")
            }
          }
        }
      }
    }
    #expect(try Headless(Screen()).explainEnv(of: Search.self).origin == .written)
  }

  @Test("A reader around another view's body does not count for an env that is written there")
  func strangers() throws {
    struct Inner: View {
      @State private var state = Search.State()
      var body: some View {
        EffectView(of: Search.self, state: $state, initialEnv: Search.Env(name: "literal")) { _, _ in Text("Inside") }
      }
    }
    let screen = Headless(
      EnvReader(\.tone) { tone in
        Text(verbatim: tone)
        Inner()
      })
    #expect(try screen.explainEnv(of: Search.self).origin == .written)
  }

  @Test("An env made in a body from the view's properties names the view and what it has read")
  func body() throws {
    struct Screen: View {
      @Environment(\.host) private var host
      @Environment(\.tone) private var tone
      @State private var state = Search.State()
      var body: some View {
        EffectView(of: Search.self, state: $state, initialEnv: Search.Env(name: host)) { _, _ in Text("Inside") }
      }
    }
    let env = try Headless(Screen()).explainEnv(of: Search.self)
    #expect(env.origin == .madeInBody(of: "Screen"))
    #expect(env.keyPaths == ["\\.host"])
    #expect(env.description.hasPrefix("Env of Search made in the body of Screen, which reads \\.host at Screen"))
  }

  @Test("An env that was read nowhere is written where the view is made")
  func written() throws {
    struct Screen: View {
      @State private var state = Search.State()
      static let line = #line + 2
      var body: some View {
        EffectView(of: Search.self, state: $state, initialEnv: Search.Env(name: "literal")) { _, _ in Text("Inside") }
      }
    }
    let env = try Headless(Screen()).find(text: "Inside").explainEnv(of: Search.self)
    #expect(env.origin == .written)
    #expect(env.parts.isEmpty)
    #expect(env.source == source(Screen.line))
    #expect(env.description.hasPrefix("Env of Search written where the view is made"))
    #expect(env.description.hasSuffix(source(Screen.line)))
  }

  @Test("A key that has changed since is told, as the view goes on with what it was given")
  func outdated() throws {
    let screen = Headless(Reading())
    screen.setEnvironment { $0.searchEnv = Search.Env(name: "later") }
    let env = try screen.explainEnv(of: Search.self)
    #expect(env.outdated == ["\\.searchEnv"])
    #expect(env.description.contains("kept   though \\.searchEnv has changed since; give the view another .id(…)"))
  }

  @Test("A transducer without services says so, and one that nothing runs is not found")
  func none() throws {
    enum Plain: Transducer {
      typealias State = Int
      typealias Event = Int
      static func transduce(_ state: inout Int, event: Int) -> Effect? { nil }
    }
    struct Screen: View {
      @State private var state = 0
      var body: some View { EffectView(of: Plain.self, state: $state) { state, _ in Text(verbatim: "\(state)") } }
    }
    let screen = Headless(Screen())
    let env = try screen.explainEnv(of: Plain.self)
    #expect(env.origin == .none)
    #expect(env.description.hasPrefix("Env of Plain is Void: it uses no services at Screen › EffectView"))
    #expect(throws: HeadlessError.self) { try screen.explainEnv(of: Search.self) }
  }

  @Test("Views that are gone keep nothing for explanations")
  func gone() throws {
    struct Screen: View {
      @State private var isShown = true
      var body: some View {
        if isShown { Reading() }
        Button("Hide") { isShown = false }
      }
    }
    let screen = Headless(Screen())
    _ = try screen.explainEnv(of: Search.self)
    try screen.button("Hide").tap()
    #expect(throws: HeadlessError.self) { try screen.explainEnv(of: Search.self) }
  }
}
