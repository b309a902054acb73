internal import Foundation
public import MilieuEnvironment
public import MilieuRuntime

/// Where a search field is. Hosts place it above what is searched.
nonisolated public struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String

  /// Where a search field is by default.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// In a toolbar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// In a sidebar.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// In the drawer of a navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "drawer")

  /// In the drawer of a navigation bar.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    navigationBarDrawer
  }

  /// When a search field in a drawer is shown. Hosts always show it.
  nonisolated public struct NavigationBarDrawerDisplayMode: Sendable {
    /// As the place suggests.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// At all times.
    public static let always = NavigationBarDrawerDisplayMode()
  }
}

extension View {
  /// Puts a field above the view in which a person writes what to look for.
  ///
  /// - Parameters:
  ///   - text: what was written. A search goes on while it is not empty; see `\.isSearching`.
  ///   - placement: where the field should be; hosts place it above the view.
  ///   - prompt: what the field says while it is empty; `nil` for Search.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    Searchable(text: text, prompt: prompt ?? Text("Search"), content: self)
  }

  /// Puts a field above the view in which a person writes what to look for.
  ///
  /// - Parameters:
  ///   - text: what was written.
  ///   - placement: where the field should be; hosts place it above the view.
  ///   - prompt: what the field says while it is empty.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Puts a field above the view in which a person writes what to look for.
  ///
  /// - Parameters:
  ///   - text: what was written.
  ///   - placement: where the field should be; hosts place it above the view.
  ///   - prompt: what the field says while it is empty.
  @_disfavoredOverload
  public nonisolated func searchable<Prompt: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Prompt
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
}

nonisolated private struct Searchable<Content: View>: View {
  let text: Binding<String>
  let prompt: Text
  let content: Content

  @MainActor var body: some View {
    VStack(spacing: 0) {
      TextField(text: text, prompt: prompt) { prompt }
        .textFieldStyle(.roundedBorder)
        .padding([.horizontal, .top])
        .frame(maxWidth: 704)
      content.modifier(SearchScope(text: text, isSearching: !text.wrappedValue.isEmpty))
    }
  }
}

/// What a view that is searched knows of it.
nonisolated private struct SearchScope: EnvironmentProviding {
  let text: Binding<String>
  let isSearching: Bool

  var provider: ProviderSite { .unknown }

  @MainActor func write(to values: inout EnvironmentValues) {
    values.search = Search(isSearching: isSearching, text: text)
  }

  @MainActor func writesSame(as other: Self) -> Bool {
    isSearching == other.isSearching && text.isSame(as: other.text)
  }
}

private struct Search {
  var isSearching: Bool
  var text: Binding<String>?
}

private enum SearchKey: EnvironmentKey {
  static var defaultValue: Search { Search(isSearching: false, text: nil) }
}

/// Ends a search: what was written is taken away. Does nothing where there is none.
nonisolated public struct DismissSearchAction: Sendable {
  fileprivate let text: Binding<String>?

  /// Ends the search.
  @MainActor @preconcurrency
  public func callAsFunction() { text?.wrappedValue = "" }
}

extension EnvironmentValues {
  fileprivate var search: Search {
    get { self[SearchKey.self] }
    set { self[SearchKey.self] = newValue }
  }

  /// Whether a person is looking for something in what is around this view: as long as words are written in the search field, where
  /// SwiftUI also counts a field that is empty and has the focus.
  public var isSearching: Bool { search.isSearching }

  /// Ends the search around this view.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(text: search.text) }
}
