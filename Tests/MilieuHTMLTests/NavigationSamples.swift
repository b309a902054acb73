import MilieuRuntime
import MilieuViews

/// A stack of screens, with bars.
struct NavigationSample: View {
  @State private var path: [Int]
  @State private var isOn = true

  init(path: [Int] = []) {
    _path = State(initialValue: path)
  }

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Section("General") {
          NavigationLink(value: 4) { Label("Network", systemImage: "wifi") }
          NavigationLink(value: 5) { Label("Notifications", systemImage: "bell") }.badge(3)
          NavigationLink("A name that is long enough to need more than one line on a narrow telephone", value: 6)
        }
        Section {
          NavigationLink(value: 7) {
            VStack(alignment: .leading) {
              Text("Ada Lovelace").font(.headline)
              Text("London").font(.subheadline).foregroundStyle(.secondary)
            }
          }
          Toggle("Airplane mode", isOn: $isOn)
          NavigationLink("Not now", value: 8).disabled(true)
          Text("Storage").badge("12 GB")
        } footer: {
          Text("Screens below keep what they hold.")
        }
      }
      .navigationTitle("Settings")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
        ToolbarItemGroup(placement: .topBarTrailing) {
          Button("Search", systemImage: "magnifyingglass") {}.labelStyle(.iconOnly)
          Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly)
        }
      }
      .navigationDestination(for: Int.self) { DetailSample(number: $0) }
    }
  }
}

private struct DetailSample: View {
  let number: Int

  var body: some View {
    Form {
      Section("Network") {
        TextField("Name", text: .constant("Home"))
        NavigationLink("Advanced", value: number + 1)
      }
    }
    .navigationTitle(number == 4 ? "Network" : "Advanced options")
    .navigationBarTitleDisplayMode(number == 4 ? .automatic : .inline)
    .toolbar {
      ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
      ToolbarItemGroup(placement: .bottomBar) {
        Button("Share", systemImage: "square.and.arrow.up") {}.labelStyle(.iconOnly)
        Spacer()
        Text("3 items").font(.caption)
        Spacer()
        Button("Delete", systemImage: "trash") {}.labelStyle(.iconOnly)
      }
    }
  }
}

/// Tabs, each with screens of its own.
struct TabSample: View {
  @State private var chosen = 0

  var body: some View {
    TabView(selection: $chosen) {
      NavigationSample().tabItem { Label("Settings", systemImage: "gear") }.tag(0)
      Text("Messages").tabItem { Label("Messages", systemImage: "bubble.left") }.tag(1).badge(12)
      Text("Profile").tabItem { Label("Profile", systemImage: "person") }.tag(2)
    }
  }
}

/// Columns.
struct SplitSample: View {
  @State private var chosen: Int? = 1

  var body: some View {
    NavigationSplitView {
      List(0..<5, selection: $chosen) { NavigationLink("Folder \($0)", value: $0) }
        .navigationTitle("Folders")
        .toolbar { Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly) }
    } detail: {
      if let chosen {
        VStack(alignment: .leading) {
          Text("What is in folder \(chosen).")
          NavigationLink("Open") { Text("Opened").navigationTitle("Opened") }
        }
        .padding()
        .navigationTitle("Folder \(chosen)")
      } else {
        Text("Choose a folder").foregroundStyle(.secondary)
      }
    }
  }
}

/// Pages with dots.
struct PageSample: View {
  var body: some View {
    TabView {
      ForEach(0..<3, id: \.self) { number in
        VStack {
          Image(systemName: "star").font(.largeTitle)
          Text("Page \(number)").font(.title)
        }
      }
    }
    .tabViewStyle(.page)
  }
}
