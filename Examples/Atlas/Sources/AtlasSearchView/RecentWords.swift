import AtlasSearchFeature
import MilieuEffects
import SwiftUI

/// The words of earlier searches, to look for them again.
struct RecentWords: View {
  let words: [String]
  let input: AtlasSearch.Input

  var body: some View {
    HStack(spacing: 12) {
      ScrollView(.horizontal) {
        HStack(spacing: 8) {
          ForEach(words, id: \.self) { words in
            Button {
              input(.recentChosen(words))
            } label: {
              Label(words, systemImage: "clock")
            }
            .buttonStyle(.bordered)
            .accessibilityLabel("Search for \(words)")
          }
        }
      }
      Button("Clear") { input(.recentsCleared) }
        .buttonStyle(.borderless)
        .accessibilityLabel("Clear recent searches")
    }
    .font(.callout)
    .padding(.horizontal)
  }
}
