import Foundation
import MilieuEnvironment
import MilieuObservation
import MilieuRuntime
import MilieuViews
import Observation
import Testing

@Observable private final class Wanted {}

/// Asks for something that nothing here provides, so that a report which lists it has seen the place.
private struct Asking: View {
  @Environment(Wanted.self) private var wanted
  var body: some View { Text(verbatim: "\(wanted)") }
}

private struct Item: Identifiable, Hashable { let id: Int }

/// A place where content may be, by the type that an author's code gives it.
@MainActor private struct Place {
  let name: String
  let report: WiringReport

  /// The way to the view inside, without the first and the last step.
  let way: [String]

  init<Content: View>(_ name: String, way: [String] = [], @ViewBuilder _ content: () -> Content) {
    self.name = name
    self.way = way
    report = WiringReport(of: Holder<Content>.self)
  }
}

private struct Holder<Content: View>: View {
  let content: Content
  var body: some View { content }
}

@MainActor private let flag = Binding.constant(false)
@MainActor private let item = Binding<Item?>.constant(nil)

@MainActor private let places: [Place] = [
  Place("a branch") { if flag.wrappedValue { Asking() } },
  Place("the other branch") { if flag.wrappedValue { Text("No") } else { Asking() } },
  Place("a case of a switch") {
    switch item.wrappedValue?.id {
    case 1: Text("One")
    case 2: Asking()
    default: EmptyView()
    }
  },
  Place("one of several") {
    Text("One")
    Asking()
    Text("Three")
  },
  Place("a group") { Group { Asking() } },
  Place("rows") { ForEach(0..<3) { _ in Asking() } },
  Place("rows of a binding") { ForEach(Binding.constant([Item(id: 1)])) { _ in Asking() } },
  Place("a list") { List { Asking() } },
  Place("a list of data") { List([Item(id: 1)]) { _ in Asking() } },
  Place("a list with a selection") { List(selection: Binding<Int?>.constant(1)) { Asking() } },
  Place("a form") { Form { Asking() } },
  Place("a section") { Section { Asking() } },
  Place("a section's header") {
    Section {
      Text("")
    } header: {
      Asking()
    }
  },
  Place("a section's footer") {
    Section {
      Text("")
    } footer: {
      Asking()
    }
  },
  Place("a column") { VStack { Asking() } },
  Place("a row") { HStack { Asking() } },
  Place("layers") { ZStack { Asking() } },
  Place("what scrolls") { ScrollView { Asking() } },
  Place("a button") { Button(action: {}, label: { Asking() }) },
  Place("a toggle") { Toggle(isOn: flag) { Asking() } },
  Place("a label's title") { Label(title: { Asking() }, icon: { EmptyView() }) },
  Place("a label's icon") { Label(title: { EmptyView() }, icon: { Asking() }) },
  Place("a picker's options") { Picker("Of", selection: Binding.constant(1)) { Asking() } },
  Place("a picker's label") { Picker(selection: Binding.constant(1), content: { Text("") }, label: { Asking() }) },
  Place("a stepper") { Stepper(value: Binding.constant(1)) { Asking() } },
  Place("a menu's choices") { Menu("Menu") { Asking() } },
  Place("a menu's label") { Menu(content: { Text("") }, label: { Asking() }) },
  Place("a context menu", way: ["contextMenu"]) { Text("").contextMenu { Asking() } },
  Place("swipe actions", way: ["swipeActions"]) { Text("").swipeActions { Asking() } },
  Place("a stack") { NavigationStack { Asking() } },
  Place("a stack with a path") { NavigationStack(path: Binding.constant([1])) { Asking() } },
  Place("a navigation view") { NavigationView { Asking() } },
  Place("a sidebar", way: ["sidebar"]) { NavigationSplitView(sidebar: { Asking() }, detail: { Text("") }) },
  Place("a column between", way: ["content"]) {
    NavigationSplitView(sidebar: { Text("") }, content: { Asking() }, detail: { Text("") })
  },
  Place("a detail", way: ["detail"]) { NavigationSplitView(sidebar: { Text("") }, detail: { Asking() }) },
  Place("a link's label") { NavigationLink(destination: { Text("") }, label: { Asking() }) },
  Place("a link's destination", way: ["NavigationLink"]) {
    NavigationLink(destination: { Asking() }, label: { Text("") })
  },
  Place("the label of a link with a value") { NavigationLink(value: 1) { Asking() } },
  Place("a destination for values", way: ["navigationDestination"]) {
    Text("").navigationDestination(for: Int.self) { _ in Asking() }
  },
  Place("a destination by a flag", way: ["navigationDestination"]) {
    Text("").navigationDestination(isPresented: flag) { Asking() }
  },
  Place("a destination for an item", way: ["navigationDestination"]) {
    Text("").navigationDestination(item: item) { _ in Asking() }
  },
  Place("a sheet", way: ["sheet"]) { Text("").sheet(isPresented: flag) { Asking() } },
  Place("a sheet of an item", way: ["sheet"]) { Text("").sheet(item: item) { _ in Asking() } },
  Place("a cover", way: ["fullScreenCover"]) { Text("").fullScreenCover(isPresented: flag) { Asking() } },
  Place("a cover of an item", way: ["fullScreenCover"]) { Text("").fullScreenCover(item: item) { _ in Asking() } },
  Place("a popover", way: ["popover"]) { Text("").popover(isPresented: flag) { Asking() } },
  Place("an alert's actions", way: ["dialog"]) { Text("").alert("Sure?", isPresented: flag) { Asking() } },
  Place("an alert's message", way: ["dialog"]) {
    Text("").alert("Sure?", isPresented: flag, actions: { Button("OK") {} }, message: { Asking() })
  },
  Place("a confirmation", way: ["dialog"]) { Text("").confirmationDialog("Sure?", isPresented: flag) { Asking() } },
  Place("a toolbar", way: ["toolbar"]) { Text("").toolbar { Asking() } },
  Place("an item of a toolbar", way: ["toolbar"]) { Text("").toolbar { ToolbarItem { Asking() } } },
  Place("one of several items of a toolbar", way: ["toolbar"]) {
    Text("").toolbar {
      ToolbarSpacer()
      ToolbarItemGroup(placement: .bottomBar) { Asking() }
    }
  },
  Place("a branch of a toolbar", way: ["toolbar"]) {
    Text("").toolbar { if flag.wrappedValue { ToolbarItem { Text("") } } else { ToolbarItem { Asking() } } }
  },
  Place("an item that a toolbar may have", way: ["toolbar"]) {
    Text("").toolbar { if flag.wrappedValue { ToolbarItem { Asking() } } }
  },
  Place("an author's items", way: ["toolbar", "Items"]) { Text("").toolbar { Items() } },
  Place("tabs by views", way: ["TabView"]) { TabView { Asking().tabItem { Text("") } } },
  Place("a tab's label", way: ["TabView", "tabItem"]) { TabView { Text("").tabItem { Asking() } } },
  Place("tabs", way: ["TabView", "Tab"]) { TabView { Tab("A", systemImage: "a") { Asking() } } },
  Place("tabs with a selection", way: ["TabView", "Tab"]) {
    TabView(selection: Binding.constant(1)) { Tab("A", systemImage: "a", value: 1) { Asking() } }
  },
  Place("one of several tabs", way: ["TabView", "Tab"]) {
    TabView {
      Tab("A", systemImage: "a") { Text("") }
      Tab("B", systemImage: "b") { Asking() }
    }
  },
  Place("a branch of tabs", way: ["TabView", "Tab"]) {
    TabView {
      if flag.wrappedValue { Tab("A", systemImage: "a") { Text("") } } else { Tab("B", systemImage: "b") { Asking() } }
    }
  },
  Place("tabs that may be there", way: ["TabView", "Tab"]) {
    TabView { if flag.wrappedValue { Tab("A", systemImage: "a") { Asking() } } }
  },
  Place("a section of tabs with a badge", way: ["TabView", "Tab"]) {
    TabView { TabSection { Tab("A", systemImage: "a") { Asking() } }.badge(3) }
  },
  Place("what is searched") { Asking().searchable(text: Binding.constant("")) },
  Place("what is fetched again") { Asking().refreshable {} },
  Place("a background") { Text("").background { Asking() } },
  Place("what has a background") { Asking().background { Text("") } },
  Place("an overlay") { Text("").overlay { Asking() } },
  Place("a field's label") { TextField(text: Binding.constant("")) { Asking() } },
  Place("a secret field's label") { SecureField(text: Binding.constant("")) { Asking() } },
  Place("a progress view's label") { ProgressView { Asking() } },
  Place("a slider's label") { Slider(value: Binding.constant(0.5)) { Asking() } },
  Place("a view's own link") { Link(destination: .init(filePath: "/")) { Asking() } },
  Place("what has many modifiers") {
    Asking().padding().font(.body).frame(width: 1).id(1).tag(1).badge(1).opacity(0.5).disabled(true)
      .background(Color.red).clipped().onAppear {}.onDisappear {}.task {}.onChange(of: 1) {}.animation(
        .default, value: 1
      )
      .accessibilityLabel("A").help("B").navigationTitle("C").gesture(TapGesture()).onTapGesture {}.transition(.opacity)
      .presentationDetents([.medium]).deleteDisabled(true).buttonStyle(.plain).listStyle(.plain).hidden()
      .preference(key: Count.self, value: 1).onPreferenceChange(Count.self) { _ in }.navigationBarTitleDisplayMode(
        .inline
      )
      .transformPreference(Count.self) { $0 += 1 }.contextMenu { Text("") }
  },
  Place("rows that can be edited") { ForEach(0..<3) { _ in Asking() }.onDelete { _ in }.onMove { _, _ in } },
  Place("a modifier's body", way: ["Beside"]) { Text("").modifier(Beside()) },
  Place("what a modifier is applied to", way: ["Framed"]) { Asking().modifier(Framed()) },
  Place("what modifiers one after the other are applied to", way: ["Framed", "Beside"]) {
    Asking().modifier(Beside().concat(Framed()))
  },
  Place("what a modifier wraps in a view of the author's", way: ["Wrapping", "Holder"]) {
    Asking().modifier(Wrapping())
  },
  Place("a view of a view") { Holder<Holder<Asking>>(content: Holder(content: Asking())) },
]

private struct Items: ToolbarContent {
  var body: some ToolbarContent { ToolbarItem { Asking() } }
}

private enum Count: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Beside: ViewModifier {
  func body(content: Content) -> some View {
    content
    Asking()
  }
}

private struct Framed: ViewModifier {
  func body(content: Content) -> some View { VStack { content } }
}

private struct Wrapping: ViewModifier {
  func body(content: Content) -> some View { Holder(content: content) }
}

@Suite struct WiringContainersTests {
  @MainActor @Test("A report sees into every kind of container")
  func seesIntoAll() throws {
    for place in places {
      #expect(place.report.unseen.isEmpty, "\(place.name): \(place.report)")
      let missing = try #require(place.report.missing.first, "\(place.name): \(place.report)")
      #expect(missing.holder == "Asking", "\(place.name)")
      #expect(missing.path.dropFirst().dropLast() == place.way[...], "\(place.name)")
    }
  }

  @Test("Every scene of an app is seen, with what scenes provide")
  func scenes() {
    let report = WiringReport(of: SceneApp.self)
    #expect(report.missing.map(\.path) == [["SceneApp", "Second", "WindowGroup", "Asking"]], "\(report)")
    #expect(report.provisions.map(\.subject) == ["Wanted"])
    #expect(report.unseen.isEmpty)
  }
}

private struct SceneApp: App {
  private let wanted = Wanted()

  var body: some Scene {
    WindowGroup { Asking() }.environment(wanted)
    Second()
  }
}

private struct Second: Scene {
  var body: some Scene { WindowGroup("Second") { Asking() } }
}
