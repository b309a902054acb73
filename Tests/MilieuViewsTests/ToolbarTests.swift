import Foundation
import MilieuEnvironment
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Testing

@MainActor
@Suite("Bars of screens")
struct ToolbarTests {
  @Test("Items are seen in the bars, have the environment of the place that declares them, and act")
  func items() throws {
    struct Save: ToolbarContent {
      @Environment(\.lineLimit) private var limit
      let action: () -> Void
      var body: some ToolbarContent {
        ToolbarItem(placement: .confirmationAction) { Button("Save \(limit ?? 0)") { action() } }
      }
    }
    struct Root: View {
      @State private var count = 0
      @State private var isShown = false
      var body: some View {
        NavigationStack {
          Text("count \(count)")
            .navigationTitle("Title")
            .toolbar {
              ToolbarItem(placement: .topBarLeading) { Text("first") }
              if isShown { ToolbarItem { Text("between") } }
              Save {
                count += 1
                isShown.toggle()
              }
              ToolbarItemGroup(placement: .bottomBar) {
                Text("below")
                Text("more")
              }
            }
            .lineLimit(6)
        }
      }
    }
    let screen = Headless(Root())
    #expect(screen.text == "Title first Save 6 count 0 below more")
    try screen.button("Save 6").tap()
    #expect(screen.text == "Title first between Save 6 count 1 below more")
    try screen.button("Save 6").tap()
    #expect(screen.text == "Title first Save 6 count 2 below more")
    #expect(screen.reports.isEmpty)
  }

  @Test("Views that are no toolbar content make one item; each screen has bars of its own")
  func plainViews() throws {
    let screen = Headless(
      NavigationStack {
        NavigationLink("Go") { Text("there").toolbar { Text("b") } }
          .toolbar {
            Text("a")
            Text("c")
          }
      })
    #expect(screen.text == "a c Go")
    try screen.link("Go").tap()
    #expect(screen.text == "b there")
    try screen.back()
    #expect(screen.text == "a c Go")
  }

  @Test("The innermost view names its screen; a name changes with what it reads")
  func titles() throws {
    struct Root: View {
      @State private var name = "One"
      var body: some View {
        NavigationStack {
          VStack {
            Button("Rename") { name = "Two" }.navigationTitle(name)
            NavigationLink("Go") { Text("there") }
          }
          .navigationTitle("Outer")
        }
      }
    }
    let screen = Headless(Root())
    #expect(screen.navigationTitle == "One")
    let cost = try screen.cost { try screen.button("Rename").tap() }
    #expect(screen.navigationTitle == "Two")
    #expect(cost.patches == 2)
    try screen.link("Go").tap()
    #expect(screen.backTitle == "Two")
  }

  @Test("A title outside any navigation container is the page's heading")
  func heading() {
    let screen = Headless(Text("words").navigationTitle("Heading"))
    #expect(screen.text == "Heading words")
    #expect(screen.navigationTitle == nil)
  }

  @Test("The way back and the bar can be hidden")
  func hiding() throws {
    struct Root: View {
      @State private var hides = true
      var body: some View {
        NavigationStack {
          VStack {
            NavigationLink("Go") { Toggle("Hide", isOn: $hides).navigationBarBackButtonHidden(hides) }
            NavigationLink("Bare") { Text("bare").navigationTitle("Bare").toolbar(.hidden, for: .navigationBar) }
          }
        }
      }
    }
    let screen = Headless(Root())
    try screen.link("Go").tap()
    #expect(!screen.canGoBack)
    #expect(throws: HeadlessError.self) { try screen.back() }
    try screen.toggle("Hide").toggle()
    try screen.back()
    try screen.link("Bare").tap()
    #expect(screen.navigationTitle == nil)
  }

  @Test("Items keep the order of what declares them when that changes places")
  func order() throws {
    struct Root: View {
      @State private var names = ["a", "b", "c"]
      var body: some View {
        NavigationStack {
          VStack {
            Button("Turn") { names.reverse() }
            Button("Grow") { names.insert("d", at: 1) }
            ForEach(names, id: \.self) { name in Text(name).toolbar { Text("\(name)!") } }
          }
        }
      }
    }
    let screen = Headless(Root())
    #expect(screen.text == "a! b! c! Turn Grow a b c")
    try screen.button("Turn").tap()
    #expect(screen.text == "c! b! a! Turn Grow c b a")
    try screen.button("Grow").tap()
    #expect(screen.text == "c! d! b! a! Turn Grow c d b a")
  }

  @Test("Items without a bar, and those over a keyboard, are reported")
  func reports() {
    let outside = Headless(Text("x").toolbar { Text("y") })
    #expect(outside.text == "x")
    #expect(outside.reports.count == 1)
    let keyboard = Headless(NavigationStack { Text("x").toolbar { ToolbarItem(placement: .keyboard) { Text("y") } } })
    #expect(keyboard.text == "x")
    #expect(keyboard.reports.count == 1)
  }

  @Test("What this host draws as it sees fit is reported, and changes nothing")
  func looks() {
    let screen = Headless(
      NavigationStack {
        Text("x").toolbarBackground(.visible, for: .navigationBar).toolbarBackground(Color.red, for: .navigationBar)
          .toolbarRole(.editor).navigationSplitViewColumnWidth(min: 100, ideal: 200)
      })
    #expect(screen.text == "x")
    #expect(screen.reports.count == 2)
  }

  @Test("A screen prints as text, with the way back, its items and its title")
  func text() throws {
    let screen = Headless(
      NavigationStack {
        List { NavigationLink("Go") { Text("there").navigationTitle("There") } }
          .navigationTitle("Root")
          .toolbar { Button("Add") {} }
      })
    #expect(PlainText.render(screen.root.elements.root) == "[ Add ]\nRoot\n====\n\n• Go ›")
    try screen.link("Go").tap()
    #expect(PlainText.render(screen.root.elements.root) == "‹ Root\nThere\n=====\n\nthere")
  }
}
