import SwiftUI

// Screens as people write them for Apple's systems: nothing in this file knows of Milieu.

struct Country: Identifiable, Hashable, Codable {
  let id: String
  var name: String
  var neighbours: [String] = []
}

enum Route: Hashable {
  case country(Country)
  case about
}

private struct GoHomeKey: EnvironmentKey {
  static let defaultValue: @MainActor () -> Void = {}
}

extension EnvironmentValues {
  var goHome: @MainActor () -> Void {
    get { self[GoHomeKey.self] }
    set { self[GoHomeKey.self] = newValue }
  }
}

struct AtlasTabs: View {
  enum Place: Hashable { case list, older, split }

  @State private var place: Place = .list

  var body: some View {
    TabView(selection: $place) {
      Tab("Countries", systemImage: "globe", value: .list) { CountryList() }
      Tab("Older", systemImage: "clock", value: Place.older) { OlderScreen() }
      Tab(value: .split) {
        SplitScreen()
      } label: {
        Label("Split", systemImage: "sidebar.left")
      }
    }
  }
}

struct CountryList: View {
  @State private var path = NavigationPath()
  @State private var isShowingSettings = false
  @State private var chosen: Country?

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(countries) { country in
          NavigationLink(value: Route.country(country)) {
            LabeledRow(title: country.name)
          }
        }
        NavigationLink("About", value: Route.about)
      }
      .navigationTitle("Countries")
      .navigationBarTitleDisplayMode(.large)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button {
            isShowingSettings = true
          } label: {
            Image(systemName: "gear")
          }
          .accessibilityLabel("Settings")
        }
        ToolbarItem(placement: .principal) { Text("Atlas").font(.headline) }
        if isShowingSettings {
          ToolbarItem(placement: .bottomBar) { Text("Settings are open") }
        }
      }
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .country(let country): CountryDetail(country: country)
        case .about: Text("About").navigationTitle(Text("About"))
        }
      }
      .navigationDestination(isPresented: $isShowingSettings) { Text("Settings").toolbar(.hidden, for: .tabBar) }
      .navigationDestination(item: $chosen) { Text($0.name) }
    }
    .environment(\.goHome) { path = NavigationPath() }
  }
}

struct LabeledRow: View {
  let title: String
  var body: some View {
    HStack {
      Text(title); Spacer()
    }
  }
}

struct CountryDetail: View {
  let country: Country
  @Environment(\.goHome) private var goHome
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List(country.neighbours, id: \.self) { id in
      if let neighbour = countries.first(where: { $0.id == id }) {
        NavigationLink(neighbour.name, value: Route.country(neighbour))
      }
    }
    .navigationTitle(country.name)
    .navigationBarBackButtonHidden()
    .toolbar {
      ToolbarItemGroup(placement: .navigationBarLeading) {
        Button("Close") { dismiss() }
        Button("Home", action: goHome)
      }
    }
  }
}

struct OlderScreen: View {
  @State private var isActive = false

  var body: some View {
    NavigationView {
      VStack {
        NavigationLink(destination: Text("One").navigationBarTitle("First", displayMode: .inline)) { Text("To one") }
        NavigationLink("To two", destination: Text("Two"))
        NavigationLink {
          Text("Three")
        } label: {
          Text("To three")
        }
        Button("Activate") { isActive = true }
      }
      .navigationBarTitle("Older")
      .navigationDestination(isPresented: $isActive) { Text("Active") }
    }
    .navigationViewStyle(.stack)
  }
}

struct SplitScreen: View {
  @State private var visibility: NavigationSplitViewVisibility = .all
  @State private var selection: Country.ID?

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List(countries, selection: $selection) { Text($0.name) }.navigationTitle("All")
    } detail: {
      NavigationStack {
        if let country = countries.first(where: { $0.id == selection }) {
          Text("Chosen: \(country.name)").navigationTitle(country.name)
        } else {
          Text("Choose a country")
        }
      }
    }
  }
}

private let countries = [
  Country(id: "be", name: "Belgium", neighbours: ["fr", "nl"]), Country(id: "fr", name: "France", neighbours: ["be"]),
  Country(id: "nl", name: "Netherlands", neighbours: ["be"]),
]
