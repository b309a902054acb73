import MilieuEffectViews
import MilieuEffects
import MilieuEnvironment
import MilieuRuntime
import MilieuViews
import Observation
import Testing

/// What wiring reports tell of readers of the environment and of the envs that views keep.
@Suite("Envs in a wiring report")
struct EnvWiringTests {
  @Observable final class Library {}
  @Observable final class Catalog {}

  private struct Row: View {
    @Environment(Catalog.self) private var catalog
    var body: some View { Text("Row") }
  }

  private struct Screen: View {
    @State private var state = Search.State()
    var body: some View {
      EnvReader(Library.self) { _ in Text("Library") }
      EnvReader(\.searchEnv) { env in
        EffectView(of: Search.self, state: $state, initialEnv: env) { _, _ in Row() }
      }
      EnvReader(\.host, \.port) { host, port in Text(verbatim: "\(host) \(port)") }
    }
  }

  private struct Root: View {
    var body: some View { Screen() }
  }

  @Test("An object that a reader needs and nothing provides is missing, with the way to it")
  func missing() throws {
    let report = WiringReport(of: Root.self)
    let library = try #require(report.missing.first { $0.type.hasSuffix("Library") })
    #expect(library.path == ["Root", "Screen", "EnvReader"])
    #expect(library.holder == "EnvReader")
    #expect(library.remedy.contains("Screen"))
  }

  @Test("A reader's object that is provided above is met")
  func met() {
    struct Providing: View {
      let library = Library()
      var body: some View { Screen().environment(library).environment(Catalog()) }
    }
    let report = WiringReport(of: Providing.self)
    #expect(report.missing.isEmpty)
    #expect(report.requirements.contains { $0.type.hasSuffix("Library") && !$0.providers.isEmpty })
  }

  @Test("Key paths that readers read are requirements of the view they stand in")
  func keyPaths() {
    let report = WiringReport(of: Root.self)
    let read = report.requirements.filter { $0.holder == "EnvReader" && $0.form == .value }
    #expect(read.allSatisfy { $0.view == "Screen" && $0.path == ["Root", "Screen", "EnvReader"] })
    #expect(read.contains { $0.keys == ["\\.searchEnv"] })
    #expect(read.contains { $0.keys.contains("\\.port") })
    #expect(read.contains { $0.keys.contains("\\.host") })
  }

  @Test("What a view shows of its state is walked, and its way names authors' views only")
  func content() throws {
    let report = WiringReport(of: Root.self)
    let catalog = try #require(report.missing.first { $0.type.hasSuffix("Catalog") })
    #expect(catalog.path == ["Root", "Screen", "Row"])
    #expect(report.views == 3)
    #expect(report.unseen.isEmpty)
  }

  /// A feature whose env is assembled from the environment by its own properties.
  enum Shop: Transducer {
    typealias State = Int
    typealias Event = Int
    struct Env: Sendable {
      @Environment(\.host) var host
      // NB: the class is not used by a task here.
      nonisolated(unsafe) let model: Model
    }
    final class Model {
      @Environment(Library.self) private var library
      init() {}
    }
    static func transduce(_ state: inout Int, event: Int) -> Effect? { nil }
  }

  @Test("What an env asks for by its own properties, and those of what it keeps, is required")
  func held() throws {
    struct ShopScreen: View {
      @State private var state = 0
      let env: () -> Shop.Env
      var body: some View { EffectView(of: Shop.self, state: $state, initialEnv: env()) { _, _ in Text("Shop") } }
    }
    let report = WiringReport(of: ShopScreen.self)
    let library = try #require(report.missing.first)
    #expect(library.holder == "Model")
    #expect(library.through == ["EffectView.effects", "Env.model"])
    #expect(report.requirements.contains { $0.holder == "Env" && $0.property == "host" })
  }
}
