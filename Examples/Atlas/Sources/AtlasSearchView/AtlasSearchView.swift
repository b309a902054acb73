import AtlasModel
import AtlasParts
import AtlasSearchFeature
import MilieuEffectViews
import SwiftUI

/// Looks names up while they are typed.
///
/// Knows no service: what the search needs it finds as one value in the environment. How an entry is shown and where it leads is for whoever
/// shows the search to say.
package struct AtlasSearchView<Row: View>: View {
  @Binding private var state: AtlasSearch.State
  private let row: (AtlasEntry) -> Row

  /// A search.
  ///
  /// - Parameters:
  ///   - state: what the search knows; whoever owns it may keep it beyond the life of this view.
  ///   - row: shows an entry that was found.
  package init(state: Binding<AtlasSearch.State>, @ViewBuilder row: @escaping (AtlasEntry) -> Row) {
    _state = state
    self.row = row
  }

  package var body: some View {
    EnvReader(\.atlasSearchEnv) { env in
      EffectView(of: AtlasSearch.self, state: $state, initialEvent: .began, initialEnv: env) { state, input in
        VStack(alignment: .leading, spacing: 12) {
          SearchControls(query: state.query, input: input)
          if state.query.text.isEmpty, !state.recents.isEmpty { RecentWords(words: state.recents, input: input) }
          if let message = state.refreshFailure {
            NoticeBanner(message, systemImage: "exclamationmark.triangle").accessibilityIdentifier("refresh-failure")
          }
          SearchResults(state: state, input: input, row: row)
        }
        .offlineNotice()
        .frame(maxWidth: 704, maxHeight: .infinity, alignment: .top)
        .frame(maxWidth: .infinity)
        .onAppear { input(.appeared) }
        .onDisappear { input(.left) }
      }
    }
  }
}
