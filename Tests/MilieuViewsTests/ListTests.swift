import Foundation
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Testing

@Suite @MainActor struct ListTests {
  struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
  }

  private func rows(_ screen: Headless) -> [String] { screen.all(.row).map(\.text) }

  struct EveryList: View {
    @State var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
    @State var words = ["x", "y"]
    @State var one: Int?
    @State var several: Set<Int> = []

    var body: some View {
      VStack {
        Group {
          List(items, selection: $one) { Text("one \($0.name)") }
          List(items, selection: $several) { Text("set \($0.name)") }
          List(items, id: \.id, selection: $one) { Text("id one \($0.name)") }
          List(items, id: \.id, selection: $several) { Text("id set \($0.name)") }
          List(0..<2, selection: $one) { Text("range \($0)") }
          List(0..<2, selection: $several) { Text("range set \($0)") }
        }
        Group {
          List($items, selection: $one) { $item in Text("bound \(item.name)") }
          List($items, selection: $several) { $item in Text("bound set \(item.name)") }
          List($words, id: \.self) { $word in TextField("word", text: $word) }
          List(selection: $one) { ForEach(items) { Text("each \($0.name)") } }
        }
        Text(verbatim: "\(one ?? 0) \(several.sorted())")
      }
    }
  }

  @Test(
    "A list of data with a selection, of every initialiser, chooses the row that is tapped",
    arguments: [
      ("one b", "2 []"), ("set b", "0 [2]"), ("id one b", "2 []"), ("id set b", "0 [2]"), ("range 1", "1 []"),
      ("range set 1", "0 [1]"), ("bound b", "2 []"), ("bound set b", "0 [2]"), ("each b", "2 []"),
    ])
  func selection(row: String, chosen: String) throws {
    let screen = Headless(EveryList())
    try #require(screen.all(.row).first { $0.text == row }).tap()
    #expect(screen.shows(chosen))
  }

  @Test("Fields in rows write through the list's binding")
  func boundRows() throws {
    let screen = Headless(EveryList())
    try #require(screen.all(.textField).first).type("z")
    #expect(screen.all(.textField).map(\.value) == ["z", "y"])
  }

  @Test("Rows come and go with their data, and the others keep their state")
  func changingData() throws {
    struct Row: View {
      let item: Item
      @State private var taps = 0
      var body: some View { Button("\(item.name) \(taps)") { taps += 1 } }
    }
    struct Changing: View {
      @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c")]
      var body: some View {
        VStack {
          List {
            Section("All") { ForEach(items) { Row(item: $0) } }
            if items.count > 2 { Text("many") }
          }
          Button("Remove first") { items.removeFirst() }
          Button("Reverse") { items.reverse() }
        }
      }
    }
    let screen = Headless(Changing())
    try screen.button("b 0").tap()
    try screen.button("Reverse").tap()
    #expect(rows(screen) == ["c 0", "b 1", "a 0", "many"])
    let cost = try screen.cost { try screen.button("Remove first").tap() }
    #expect(rows(screen) == ["b 1", "a 0"])
    #expect(cost.patches == 2, "a row of data and the row of the condition go")
  }

  @Test("A choice made elsewhere is shown, and one that no row stands for is kept")
  func outsideChoice() throws {
    struct Outside: View {
      @State private var chosen: Int? = 2
      var body: some View {
        VStack {
          List(1..<4, selection: $chosen) { Text("row \($0)") }
          Button("Choose 3") { chosen = 3 }
          Button("Choose 9") { chosen = 9 }
          Button("Choose none") { chosen = nil }
          Text(verbatim: "\(chosen ?? 0)")
        }
      }
    }
    let screen = Headless(Outside())
    func chosen() -> [String] { screen.all(.row).filter(\.isOn).map(\.text) }
    #expect(chosen() == ["row 2"])
    try screen.button("Choose 3").tap()
    #expect(chosen() == ["row 3"])
    try screen.button("Choose 9").tap()
    #expect(chosen() == [] && screen.shows("9"))
    try screen.button("Choose none").tap()
    #expect(chosen() == [] && screen.shows("0"))
  }

  @Test("A disabled list takes no choice, and buttons in rows of one with a selection act")
  func disabledAndButtons() throws {
    struct Acting: View {
      @State private var chosen: Int?
      @State private var presses = 0
      let isDisabled: Bool
      var body: some View {
        VStack {
          List(0..<2, selection: $chosen) { number in Button("press \(number)") { presses += 1 } }.disabled(isDisabled)
          Text(verbatim: "\(chosen ?? -1) \(presses)")
        }
      }
    }
    let screen = Headless(Acting(isDisabled: false))
    try screen.button("press 1").tap()
    #expect(screen.shows("-1 1"))
    try screen.all(.row)[1].tap()
    #expect(screen.shows("1 1"))
    let disabled = Headless(Acting(isDisabled: true))
    #expect(throws: HeadlessError.self) { try disabled.all(.row)[1].tap() }
  }

  @Test("Styles of every name are stated; a list without one leaves it to the host")
  func styles() {
    func style(_ view: some View) -> String { String(Headless(view).tree.prefix { $0 != "\n" }) }
    #expect(style(List { Text("x") }) == "list")
    #expect(style(List { Text("x") }.listStyle(.automatic)) == "list")
    #expect(style(List { Text("x") }.listStyle(.plain)) == "list style=\"plain\"")
    #expect(style(List { Text("x") }.listStyle(PlainListStyle())) == "list style=\"plain\"")
    #expect(style(List { Text("x") }.listStyle(.inset)) == "list style=\"inset\"")
    #expect(style(List { Text("x") }.listStyle(.grouped)) == "list style=\"grouped\"")
    #expect(style(List { Text("x") }.listStyle(.insetGrouped)) == "list style=\"insetGrouped\"")
    #expect(style(List { Text("x") }.listStyle(.sidebar)) == "list style=\"sidebar\"")
  }

  @Test("Headers and footers are no rows, whatever they hold")
  func headers() {
    let screen = Headless(
      List {
        Section {
          Text("row")
        } header: {
          HStack {
            Text("head"); Button("Edit") {}
          }
        } footer: {
          ForEach(0..<2, id: \.self) { Text("foot \($0)") }
        }
      })
    #expect(rows(screen) == ["row"])
    #expect(screen.text == "head Edit row foot 0 foot 1")
  }
}
