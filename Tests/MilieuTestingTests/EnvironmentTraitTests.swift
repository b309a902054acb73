import MilieuEnvironment
import MilieuRuntime
import MilieuTesting
import MilieuViews
import Observation
import Testing

@Observable final class Basket {
  var count: Int
  init(_ count: Int) { self.count = count }
}

@MainActor final class Printer {
  let name = "printer"
}

extension EnvironmentValues {
  @Entry fileprivate var words: [String] = []
  @Entry fileprivate var printer: Printer?
}

@Suite(.environment(\.words, ["suite"]), .environment { $0.number = 5 }) struct EnvironmentTraitTests {
  private struct Screen: View {
    @Environment(\.words) private var words
    @Environment(Basket.self) private var basket: Basket?
    var body: some View { Text("\(words.joined(separator: " ")) \(basket?.count ?? 0)") }
  }

  private final class Model {
    @Environment(\.words) var words
    @Environment(Basket.self) var basket
  }

  @Test("A suite's values hold for its tests")
  func suite() {
    #expect(EnvironmentValues.current.words == ["suite"])
    #expect(EnvironmentValues.current.number == 5)
  }

  @Test("A test's values win over its suite's, which the others leave standing", .environment(\.words, ["test"]))
  func test() {
    #expect(EnvironmentValues.current.words == ["test"])
    #expect(EnvironmentValues.current.number == 5)
  }

  @Test("Of two for one key the last wins", .environment(\.words, ["first"]), .environment(\.words, ["last"]))
  func last() { #expect(EnvironmentValues.current.words == ["last"]) }

  @Test("A value may start from what the suite provides", .environment { $0.words.append("test") })
  func appended() { #expect(EnvironmentValues.current.words == ["suite", "test"]) }

  @Test("A part of a value may be provided", .environment(\.words[0], "part"))
  func part() { #expect(EnvironmentValues.current.words == ["part"]) }

  @Test(
    "Models, functions, tasks and views in the test have the values, and objects under their types",
    .environment(\.words, ["test"]), .environment(Basket(3)))
  @MainActor func reach() async {
    #expect(Model().words == ["test"])
    #expect(Model().basket.count == 3)
    #expect(await Task { EnvironmentValues.current.words }.value == ["test"])
    #expect(Headless(Screen()).text == "test 3")
    #expect(Headless(Screen().environment(\.words, ["view"])).text == "view 3")
  }

  @Test("A value that is made on an actor is waited for", .environment { $0.printer = await Printer() })
  @MainActor func actors() { #expect(EnvironmentValues.current.printer?.name == "printer") }

  @Suite(.environment(\.words, ["inner"])) struct Inner {
    @Test("An inner suite's values win, and the outer's reach into it")
    func nested() {
      #expect(EnvironmentValues.current.words == ["inner"])
      #expect(EnvironmentValues.current.number == 5)
    }
  }
}
