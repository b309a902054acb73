import Foundation
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Testing

/// What stands in a builder: conditions, optionals, erased and empty views, and views of every number.
@Suite @MainActor struct ContentTests {
  struct Cases: View {
    enum Phase { case empty, loading, failed(String), loaded([Int]) }

    @State var phase: Phase

    var body: some View {
      VStack {
        switch phase {
        case .empty: EmptyView()
        case .loading: ProgressView("Loading")
        case .failed(let reason):
          Text("Failed").bold()
          Text(reason)
        case .loaded(let numbers): ForEach(numbers, id: \.self) { Text("\($0)") }
        }
        Button("Load") { phase = .loaded([1, 2]) }
        Button("Fail") { phase = .failed("no line") }
        Button("Clear") { phase = .empty }
      }
    }
  }

  @Test("Each case of a switch shows its views, and only those")
  func cases() throws {
    let screen = Headless(Cases(phase: .loading))
    #expect(screen.text == "Loading Load Fail Clear")
    try screen.button("Load").tap()
    #expect(screen.text == "1 2 Load Fail Clear")
    try screen.button("Fail").tap()
    #expect(screen.text == "Failed no line Load Fail Clear")
    try screen.button("Clear").tap()
    #expect(screen.text == "Load Fail Clear")
  }

  @Test("Optionals, if-let and erased views stand where they are written")
  func optionals() {
    let name: String? = "Ada"
    let nobody: String? = nil
    let view: AnyView? = AnyView(Text("erased"))
    let screen = Headless(
      HStack {
        if let name { Text(name) }
        if let nobody { Text(nobody) }
        if let name, name.count > 5 { Text("long") } else { Text("short") }
        view
        nobody.map { Text($0) }
        AnyView(AnyView(Text("twice")))
        if #available(macOS 10, *) { Text("available") }
      })
    #expect(screen.text == "Ada short erased twice available")
  }

  @Test("An empty view leaves no element, also under a modifier and in a list")
  func emptyViews() {
    #expect(Headless(EmptyView()).tree == "")
    #expect(Headless(Group {}).tree == "")
    #expect(Headless(List { EmptyView() }).tree == "list")
    #expect(Headless(VStack { EmptyView().tag(1).accessibilityLabel("x") }).tree == "vstack")
  }

  @Test("A look that a builder's several views share goes on one element around them")
  func sharedLook() {
    let tree = Headless(
      VStack {
        Group {
          Text("a"); Text("b")
        }
        .font(.title)
      }
    ).tree
    #expect(tree == "vstack\n  style font=title\n    text \"a\"\n    text \"b\"")
  }

  @Test("Looks that are set one after another take an element each, from the outside in")
  func nestedLooks() {
    let screen = Headless(
      VStack { Text("a") }
        .bold().italic().fontDesign(.serif).lineLimit(1...3).multilineTextAlignment(.center).tint(.red))
    #expect(screen.all { $0.role.name == "style" }.count == 6)
    #expect(screen.text == "a")
  }
}
