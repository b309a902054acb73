import AtlasModel
import AtlasSearchFeature
import MilieuEffects
import SwiftUI

/// The words and the kind to look for.
struct SearchControls: View {
  let query: SearchQuery
  let input: AtlasSearch.Input

  var body: some View {
    VStack(spacing: 12) {
      TextField("Search", text: text, prompt: Text("Name or code"))
        .textFieldStyle(.roundedBorder)
        .accessibilityIdentifier("search-field")
        .onSubmit { input(.submitted) }
      Picker("Kind", selection: kind) {
        Text("All").tag(EntryKind?.none)
        ForEach(EntryKind.allCases) { Text($0.pluralTitle).tag(Optional($0)) }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
    }
    .padding(.horizontal)
  }

  private var text: Binding<String> {
    Binding(get: { query.text }, set: { input(.textChanged($0)) })
  }

  private var kind: Binding<EntryKind?> {
    Binding(get: { query.kind }, set: { input(.kindChosen($0)) })
  }
}
