import Foundation
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Testing

private struct Item: Identifiable, Hashable {
  let id: Int
  var name: String
}

@Suite @MainActor struct ContainerTests {
  private let items = [Item(id: 1, name: "one"), Item(id: 2, name: "two"), Item(id: 3, name: "three")]

  private func rows(_ screen: Headless) -> [String] { screen.all(.row).map(\.text) }

  @Test("Each view of a list stands in a row of its own, whatever holds it")
  func rowsOfAList() {
    let screen = Headless(
      List {
        Text("static")
        Group {
          Text("a");
          HStack {
            Text("b"); Text("c")
          }
        }
        ForEach(items) { Text($0.name) }
        if items.count > 2 { Text("conditional") }
        AnyView(Text("any"))
        Text("styled").font(.title)
        Section("Header") { Text("in a section") }
      })
    #expect(
      rows(screen) == ["static", "a", "b c", "one", "two", "three", "conditional", "any", "styled", "in a section"])
  }

  @Test("Lists of data, by identity, by key path, of numbers and of bindings")
  func listsOfData() {
    struct Bound: View {
      @State var items: [Item]
      var body: some View { List($items) { $item in TextField("Name", text: $item.name) } }
    }
    #expect(rows(Headless(List(items) { Text($0.name) })) == ["one", "two", "three"])
    #expect(rows(Headless(List(["x", "y"], id: \.self) { Text($0) })) == ["x", "y"])
    #expect(rows(Headless(List(0..<2) { Text("\($0)") })) == ["0", "1"])
    #expect(rows(Headless(Bound(items: items))) == ["one", "two", "three"])
  }

  struct Selecting: View {
    @State var one: Int?
    @State var several: Set<Int> = []
    let ids = [1, 2, 3]

    var body: some View {
      VStack {
        List(ids, id: \.self, selection: $one) { Text("one \($0)") }
        List(selection: $several) {
          Section { ForEach(ids, id: \.self) { Text("some \($0)") } }
          Text("tagged").tag(9)
          Text("untagged")
        }
        Text(verbatim: "\(one ?? 0) \(several.sorted())")
      }
    }
  }

  @Test("A tap chooses a row of a list with a selection; two taps on one of several let it go")
  func selection() throws {
    let screen = Headless(Selecting())
    func row(_ text: String) throws -> HeadlessElement { try #require(screen.all(.row).first { $0.text == text }) }
    try row("one 2").tap()
    try row("one 3").tap()
    try row("some 1").tap()
    try row("tagged").tap()
    #expect(screen.shows("3 [1, 9]"))
    #expect(screen.all(.row).filter(\.isOn).map(\.text) == ["one 3", "some 1", "tagged"])
    try row("some 1").tap()
    try row("untagged").tap()
    #expect(screen.shows("3 [9]"))
  }

  @Test("Choosing another row patches the two rows that differ")
  func selectionCost() throws {
    struct Picking: View {
      @State var chosen: Int? = 0
      var body: some View { List(0..<100, id: \.self, selection: $chosen) { Text("row \($0)") } }
    }
    let screen = Headless(Picking())
    let row = screen.all(.row)[50]
    #expect(try screen.cost { try row.tap() }.patches == 2)
  }

  @Test("A section has its header and footer, in every form of the initialiser")
  func sections() {
    let screen = Headless(
      Form {
        Section("A") { Text("1") }
        Section {
          Text("2")
        } header: {
          Text("B")
        } footer: {
          Text("b")
        }
        Section {
          Text("3")
        } footer: {
          Text("c")
        }
        Section(header: Text("D")) { Text("4") }
        Section(header: Text("E"), footer: Text("e")) { Text("5") }
        Section { Text("6") }
      })
    #expect(screen.all(.section).map(\.text) == ["A 1", "B 2 b", "3 c", "D 4", "E 5 e", "6"])
    #expect(rows(screen) == ["1", "2", "3", "4", "5", "6"])
  }

  @Test("Stacks state what differs from the usual, and nothing else")
  func stacks() {
    let screen = Headless(
      VStack(alignment: .leading, spacing: 4) {
        HStack(alignment: .top) {
          Text("a"); Spacer(minLength: 20); Divider()
        }
        ZStack(alignment: .bottomTrailing) {
          Color.red; Circle().fill(.blue)
        }
        VStack { EmptyView() }
        ScrollView(.horizontal, showsIndicators: false) { Text("b") }
      })
    #expect(
      screen.tree == """
        vstack alignment=center leading spacing=4
          hstack alignment=top center
            text "a"
            spacer minLength=20
            divider
          zstack alignment=bottom trailing
            color paint=red
            shape outline=circle paint=blue
          vstack
          scroll axes=horizontal showsIndicator=false
            text "b"
        """)
  }

  @Test("Views of every number stand in one block")
  func manyViews() {
    let screen = Headless(
      VStack {
        Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7"); Text("8"); Text("9")
        Text("10"); Text("11"); Text("12"); Text("13"); Text("14"); Text("15"); Text("16"); Text("17")
      })
    #expect(screen.text == (1...17).map(String.init).joined(separator: " "))
  }
}
