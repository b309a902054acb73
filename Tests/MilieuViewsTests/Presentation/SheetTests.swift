import Foundation
import MilieuEnvironment
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Testing

@MainActor
@Suite("Sheets")
struct SheetTests {
  private final class Log {
    var entries: [String] = []
  }

  private struct Counter: View {
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack {
        Text("Count \(count)")
        Button("Add") { count += 1 }
        Button("Done") { dismiss() }
      }
    }
  }

  private struct Opener: View {
    let log: Log
    @State private var isPresented = false
    var body: some View {
      Button("Open") { isPresented = true }
        .sheet(isPresented: $isPresented, onDismiss: { log.entries.append("dismissed") }) {
          Counter().onAppear { log.entries.append("shown") }.onDisappear { log.entries.append("gone") }
        }
      Text(isPresented ? "Open" : "Closed")
    }
  }

  @Test("Content is made while it is presented, anew each time; then the dismissal is told")
  func lifetime() throws {
    let log = Log()
    let app = Headless(Opener(log: log))
    #expect(app.all(.sheet).isEmpty)
    try app.button("Open").tap()
    try app.sheet.button("Add").tap()
    #expect(try app.sheet.text.hasPrefix("Count 1"))
    try app.sheet.button("Done").tap()
    #expect(app.all(.sheet).isEmpty)
    #expect(app.shows("Closed"))
    #expect(log.entries == ["shown", "gone", "dismissed"])
    try app.button("Open").tap()
    #expect(try app.sheet.text.hasPrefix("Count 0"))
  }

  @Test("A person who closes a sheet clears the flag")
  func person() throws {
    let log = Log()
    let app = Headless(Opener(log: log))
    try app.button("Open").tap()
    try app.sheet.dismiss()
    #expect(app.shows("Closed"))
    #expect(log.entries.last == "dismissed")
  }

  @Test("Presenting and dismissing is one patch each and evaluates nothing but what changed")
  func cost() throws {
    struct Screen: View {
      @State private var isPresented = false
      var body: some View {
        ForEach(0..<100, id: \.self) { Text("Row \($0)") }
        Button("Open") { isPresented = true }
          .sheet(isPresented: $isPresented) { Text("Sheet") }
      }
    }
    let app = Headless(Screen())
    _ = try app.cost { try app.button("Open").tap() }
    try app.sheet.dismiss()
    let opening = try app.cost { try app.button("Open").tap() }
    #expect(opening.patches == 1)
    #expect(opening.bodies == 1)
    let closing = try app.cost { try app.sheet.dismiss() }
    #expect(closing.patches == 1)
    #expect(closing.bodies == 0)
  }

  /// What is presented, in the order it was.
  private func layer(_ app: Headless) -> Element? {
    app.root.elements.root.children.first { $0.kind == .presentations }
  }

  private struct Place: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  @Test("An item of another identity replaces the sheet; the same identity updates it")
  func item() throws {
    struct Screen: View {
      let log: Log
      @State private var place: Place?
      var body: some View {
        Button("One") { place = Place(id: 1, name: "One") }
        Button("Rename") { place?.name = "Uno" }
        Button("Two") { place = Place(id: 2, name: "Two") }
        Text(place?.name ?? "nowhere")
          .sheet(item: $place, onDismiss: { log.entries.append("dismissed") }) { place in
            Text("At \(place.name)")
            Counter()
          }
      }
    }
    let log = Log()
    let app = Headless(Screen(log: log))
    try app.button("One").tap()
    try app.sheet.button("Add").tap()
    try app.button("Rename").tap()
    #expect(try app.sheet.text.hasPrefix("At Uno Count 1"))
    #expect(log.entries.isEmpty)
    try app.button("Two").tap()
    #expect(try app.sheet.text.hasPrefix("At Two Count 0"))
    #expect(log.entries == ["dismissed"])
    try app.sheet.dismiss()
    #expect(app.shows("nowhere"))
    #expect(log.entries == ["dismissed", "dismissed"])
  }

  private struct Inherited: View {
    @Environment(\.lineLimit) private var limit
    @Environment(\.isPresented) private var isPresented
    var body: some View { Text("limit \(limit ?? 0), \(isPresented ? "presented" : "alone")") }
  }

  @Test("What is presented inherits the environment of the place that presents it, and follows it")
  func environment() throws {
    struct Screen: View {
      @State private var isPresented = true
      @State private var limit = 3
      var body: some View {
        List {
          HStack {
            Text("Row").sheet(isPresented: $isPresented) {
              Inherited()
              Button("More") { limit = 4 }
            }
            .lineLimit(limit)
          }
        }
        .font(.largeTitle)
        Inherited()
      }
    }
    let app = Headless(Screen())
    #expect(try app.sheet.text.hasPrefix("limit 3, presented"))
    #expect(app.shows("limit 0, alone"))
    let looks = try #require(layer(app)?.firstChild)
    #expect(looks[.font] == .largeTitle)
    #expect(looks[.lineLimit] == 3)
    try app.sheet.button("More").tap()
    #expect(looks[.lineLimit] == 4)
    #expect(try app.sheet.text.hasPrefix("limit 4"))
  }

  @Test("A presentation is neither a row nor something between the views of a stack")
  func apart() {
    let app = Headless(
      List {
        Text("One").sheet(isPresented: .constant(true)) { Text("Sheet") }
        Text("Two").alert("Alert", isPresented: .constant(true)) {}
      })
    #expect(app.all(.row).map(\.text) == ["One", "Two"])
    #expect(app.root.elements.root.firstChild?.nextSibling?.kind == .presentations)
  }

  @Test("Sheets on one view and sheets in sheets stand in the order they were presented")
  func nesting() throws {
    struct Inner: View {
      @State private var isPresented = false
      @Environment(\.dismiss) private var dismiss
      let depth: Int
      var body: some View {
        Text("Depth \(depth)")
        Button("Deeper \(depth)") { isPresented = true }
        Button("Back \(depth)") { dismiss() }
          .sheet(isPresented: $isPresented) { AnyView(Inner(depth: depth + 1)) }
      }
    }
    let app = Headless(Inner(depth: 0))
    try app.button("Deeper 0").tap()
    try app.button("Deeper 1").tap()
    #expect(app.all(.sheet).count == 2)
    #expect(try app.sheet.text.hasPrefix("Depth 2"))
    try app.button("Back 0").tap()
    #expect(app.all(.sheet).count == 2)
    try app.button("Back 2").tap()
    #expect(try app.sheet.text.hasPrefix("Depth 1"))
    try app.button("Deeper 1").tap()
    try app.button("Back 1").tap()
    #expect(app.all(.sheet).isEmpty)
  }

  @Test("What is presented from the start may present something itself")
  func nestedFromTheStart() throws {
    struct Screen: View {
      @State private var outer = true
      @State private var inner = true
      var body: some View {
        Text("Page").sheet(isPresented: $outer) {
          List { Text("Row").alert("Really?", isPresented: $inner) {} }
        }
      }
    }
    let app = Headless(Screen())
    #expect(app.text == "Page Row Really? OK")
    try app.alert().button("OK").tap()
    try app.sheet.dismiss()
    #expect(app.text == "Page")
  }

  @Test("A row that goes takes its sheet with it")
  func goingRow() throws {
    struct Screen: View {
      @State private var rows = [1, 2, 3]
      var body: some View {
        List {
          ForEach(rows, id: \.self) { row in
            Text("Row \(row)").sheet(isPresented: .constant(row == 2)) { Text("Sheet of \(row)") }
          }
        }
        Button("Reverse") { rows.reverse() }
        Button("Remove") { rows.removeAll { $0 == 2 } }
      }
    }
    let app = Headless(Screen())
    _ = app.takePatches()
    try app.button("Reverse").tap()
    #expect(try app.sheet.text == "Sheet of 2")
    #expect(app.all(.row).map(\.text) == ["Row 3", "Row 2", "Row 1"])
    try app.button("Remove").tap()
    #expect(app.all(.sheet).isEmpty)
    #expect(app.all(.row).map(\.text) == ["Row 3", "Row 1"])
  }

  @Test("A host that is behind hears nothing of what has changed in a sheet that has gone since")
  func changedAndGone() {
    struct Screen: View {
      let take: (_ stars: Binding<Int>, _ isPresented: Binding<Bool>) -> Void
      @State private var stars = 3
      @State private var isPresented = true
      var body: some View {
        let _ = take($stars, $isPresented)
        Text("Page").sheet(isPresented: $isPresented) {
          Button {
          } label: {
            Image(systemName: stars > 2 ? "star.fill" : "star").foregroundStyle(stars > 2 ? .orange : .secondary)
          }
        }
      }
    }
    var bindings: (stars: Binding<Int>, isPresented: Binding<Bool>)?
    let root = ViewRoot(Screen { bindings = ($0, $1) })
    root.settle()
    root.elements.markAllAsShown()
    bindings?.stars.wrappedValue = 2
    root.settle()
    bindings?.isPresented.wrappedValue = false
    root.settle()
    let patches = root.elements.takePatches()
    #expect(!patches.isEmpty)
    #expect(patches.allSatisfy { if case .remove = $0 { true } else { false } }, "\(patches)")
    root.close()
  }

  @Test("What comes later at the top of the tree stands before what is presented")
  func layerIsLast() throws {
    struct Screen: View {
      @State private var hasMore = false
      @State private var isPresented = true
      var body: some View {
        Button("More") { hasMore = true }.sheet(isPresented: $isPresented) { Text("Sheet") }
        if hasMore { Text("Later") }
      }
    }
    let app = Headless(Screen())
    try app.button("More").tap()
    #expect(app.text == "More Later Sheet")
  }

  @Test("A sheet, a cover and a popover can be kept from being closed by hand")
  func closingDisabled() throws {
    struct Screen: View {
      @State private var isPresented = true
      @State private var isLocked = true
      var body: some View {
        Text(isPresented ? "open" : "closed").popover(isPresented: $isPresented, arrowEdge: .top) {
          Button("Unlock") { isLocked = false }.interactiveDismissDisabled(isLocked)
        }
      }
    }
    let app = Headless(Screen())
    try app.sheet.dismiss()
    #expect(app.shows("open"))
    try app.button("Unlock").tap()
    try app.sheet.dismiss()
    #expect(app.shows("closed"))
  }

  @Test("A sheet rests at the least of its heights, or at the chosen one")
  func detents() throws {
    struct Screen: View {
      @State private var detent = PresentationDetent.large
      var body: some View {
        Text("A").sheet(isPresented: .constant(true)) {
          Button("Smaller") { detent = .height(200) }
            .presentationDetents([.height(200), .large], selection: $detent)
        }
        Text("B").sheet(isPresented: .constant(true)) { Text("B").presentationDetents([.large, .medium]) }
      }
    }
    let app = Headless(Screen())
    func detents() -> [PresentationDetent?] {
      layer(app).map { layer in layer.children.map { $0.firstChild?[.detent] } } ?? []
    }
    #expect(detents() == [.large, .medium])
    let cost = try app.cost { try app.button("Smaller").tap() }
    #expect(detents() == [.height(200), .medium])
    #expect(cost.patches == 1)
  }

  @Test("The text of a page shows what is presented below a rule")
  func print() {
    let app = Headless(Text("Page").sheet(isPresented: .constant(true)) { Text("Sheet") })
    #expect(PlainText.render(app.root.elements.root) == "Page\n════════════════════════\nSheet")
  }
}
