import AtlasModel
import AtlasParts
import AtlasSearchFeature
import SwiftUI

/// A search for previews, whose services are literals.
private struct PreviewedSearch: View {
  @State private var state = AtlasSearch.State()

  var body: some View {
    NavigationStack {
      AtlasSearchView(state: $state) { EntryRow(entry: $0) }.navigationTitle("Atlas")
    }
  }
}

extension AtlasSearch.Env {
  /// Finds the same entries whatever is looked for.
  fileprivate static func finding(_ entries: [AtlasEntry], recents: [String] = []) -> AtlasSearch.Env {
    AtlasSearch.Env(
      search: { SearchAnswer(query: $0.text, entries: entries, total: entries.count) },
      recents: RecentSearches(recents))
  }

  /// Finds the same entries, and cannot fetch anything.
  fileprivate static func offline(_ entries: [AtlasEntry]) -> AtlasSearch.Env {
    var env = finding(entries)
    env.refresh = { throw NoConnection() }
    return env
  }

  /// Has no connection.
  fileprivate static var unreachable: AtlasSearch.Env {
    var env = finding([])
    env.collectNames = { throw NoConnection() }
    return env
  }
}

private struct NoConnection: LocalizedError {
  var errorDescription: String? { "The atlas cannot be reached. Check the connection and try again." }
}

private let iceland = [
  AtlasEntry(id: EntryID(.country, "IS"), title: "Iceland", subtitle: "Republic of Iceland"),
  AtlasEntry(id: EntryID(.language, "isl"), title: "Icelandic", subtitle: "Living language · isl"),
  AtlasEntry(id: EntryID(.currency, "ISK"), title: "Iceland Krona", subtitle: "ISK · 352"),
]

#Preview("Search") {
  PreviewedSearch()
    .environment(\.atlasSearchEnv, .finding(iceland, recents: ["iceland", "euro", "new"]))
    .environment(\.atlasMode, .live)
}

#Preview("Search, nothing found") {
  PreviewedSearch()
    .environment(\.atlasSearchEnv, .finding([]))
    .environment(\.atlasMode, .live)
}

#Preview("Search, offline") {
  PreviewedSearch()
    .environment(\.atlasSearchEnv, .offline(iceland))
    .environment(\.atlasMode, .offline)
}

#Preview("Search, failed") {
  PreviewedSearch()
    .environment(\.atlasSearchEnv, .unreachable)
    .environment(\.atlasMode, .live)
}
