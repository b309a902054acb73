import MilieuEnvironment
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Observation
import Testing

private struct Item: Identifiable, Equatable {
  let id: Int
  var title: String
  var isOn = false
}

private struct Row: View {
  let item: Item
  @State private var taps = 0
  var body: some View {
    Text(verbatim: "\(item.title) \(taps)")
    if item.id == 5000 { Button("Tap") { taps += 1 } }
  }
}

private struct Reader: View {
  @Environment(\.count) private var count
  var body: some View { Text(verbatim: "\(count)") }
}

@Observable
private final class Model: Identifiable {
  var name = "a"
}

private struct ModelRow: View {
  let model: Model
  var body: some View { Text(verbatim: model.name) }
}

/// A long list with a value provided above it, as tests set them.
private struct Screen: View {
  let items: Remote<[Item]>
  let count: Remote<Int>
  @State private var shown = (0..<10_000).map { Item(id: $0, title: "row \($0)") }
  @State private var number = 0

  var body: some View {
    let _ = items.set = { shown = $0 }
    let _ = count.set = { number = $0 }
    List {
      ForEach(shown) { item in
        if item.id == 7000 { Reader() } else { Row(item: item) }
      }
    }
    .environment(\.count, number)
  }
}

@Suite(.serialized) @MainActor struct CostTests {
  private static let start = (0..<10_000).map { Item(id: $0, title: "row \($0)") }
  private let items = Remote<[Item]>()
  private let count = Remote<Int>()
  private let screen: Headless

  init() {
    screen = Headless(Screen(items: items, count: count))
  }

  @Test("Among 10,000 rows a value that one of them reads costs that one's body")
  func environmentWithOneReader() {
    let cost = screen.cost { screen.setEnvironment { $0.name = "nobody reads this" } }
    #expect(cost.bodies == 0 && cost.nodesVisited == 0 && cost.patches == 0)

    let other = Headless(
      List {
        ForEach(0..<10_000) { number in if number == 7000 { Reader() } else { Text(verbatim: "\(number)") } }
      })
    let write = other.cost { other.setEnvironment { $0.count = 4 } }
    #expect(write.bodies == 1)
    #expect(write.patches == 1)
    #expect(write.nodesVisited <= 3)
    #expect(other.shows("4"))
  }

  @Test("A provider above 10,000 rows that changes costs its own body and the reader's")
  func providerAbove() {
    let cost = screen.cost { count.set?(3) }
    #expect(cost.bodies == 2)
    #expect(cost.patches == 1)
    #expect(screen.shows("3"))
  }

  @Test("State of one row among 10,000 costs that row's body")
  func leafState() throws {
    let cost = try screen.cost { try screen.button("Tap").tap() }
    #expect(cost.bodies == 1)
    #expect(cost.patches == 1)
    #expect(cost.nodesVisited < 10)
    #expect(screen.shows("row 5000 1"))
  }

  @Test("A model of one row among 10,000 costs that row's body")
  func leafModel() {
    let models = (0..<10_000).map { _ in Model() }
    let screen = Headless(List { ForEach(models) { ModelRow(model: $0) } })
    for name in ["b", "c"] {
      let cost = screen.cost { models[300].name = name }
      #expect(cost.bodies == 1)
      #expect(cost.patches == 1)
      #expect(cost.nodesVisited < 10)
    }
  }

  private struct Edit: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let bodies: Int
    let patches: Int
    let change: @Sendable (inout [Item]) -> Void

    static let all = [
      Edit(testDescription: "insert", bodies: 2, patches: 1) { $0.insert(Item(id: 20_000, title: "new"), at: 5) },
      Edit(testDescription: "append", bodies: 2, patches: 1) { $0.append(Item(id: 20_000, title: "new")) },
      Edit(testDescription: "remove", bodies: 1, patches: 1) { $0.remove(at: 4000) },
      Edit(testDescription: "move", bodies: 1, patches: 1) { $0.insert($0.remove(at: 10), at: 9000) },
      Edit(testDescription: "swap", bodies: 1, patches: 2) { $0.swapAt(100, 9000) },
      Edit(testDescription: "change", bodies: 2, patches: 1) { $0[200].title = "changed" },
      Edit(testDescription: "nothing", bodies: 0, patches: 0) { $0 = $0.map { $0 } },
      Edit(testDescription: "remove all", bodies: 1, patches: 10_001) { $0 = [] },
    ]
  }

  @Test("A change of a list of 10,000 rows costs what changed", arguments: Edit.all)
  private func edits(edit: Edit) {
    var new = Self.start
    edit.change(&new)
    let cost = screen.cost { items.set?(new) }
    #expect(cost.bodies == edit.bodies)
    #expect(cost.patches == edit.patches)
  }

  @Test("A thousand changes of one row in one turn cost one body")
  func manyChangesInATurn() {
    var new = Self.start
    let cost = screen.cost {
      for number in 0..<1000 {
        new[9].title = "\(number)"
        items.set?(new)
      }
    }
    #expect(cost.bodies == 2)
    #expect(cost.turns == 1)
  }

  @Test("Ten thousand rows that share one state through bindings are mounted, redrawn and closed in linear time")
  func manyReadersOfOneState() {
    struct Bound: View {
      @Binding var item: Item
      var body: some View { Text(verbatim: item.title) }
    }
    struct Sharing: View {
      let items: Remote<[Item]>
      @State private var shown: [Item]
      init(_ count: Int, _ items: Remote<[Item]>) {
        _shown = State(initialValue: CostTests.start.dropLast(CostTests.start.count - count))
        self.items = items
      }
      var body: some View {
        let _ = items.set = { shown = $0 }
        ForEach($shown) { Bound(item: $0) }
      }
    }
    func time(_ count: Int) -> Duration {
      let remote = Remote<[Item]>()
      return ContinuousClock().measure {
        let screen = Headless(Sharing(count, remote))
        var new = Array(Self.start.prefix(count))
        new[3].title = "changed"
        remote.set?(new)
        screen.settle()
        screen.close()
      }
    }
    _ = time(100)
    let (few, many) = (time(1000), min(time(10_000), time(10_000)))
    #expect(many < few * 40, "ten times as many take about ten times as long: \(few), \(many)")
  }
}
