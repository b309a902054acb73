import AtlasModel
import SwiftUI

/// What is known of an entry, a row each.
struct FactsSection: View {
  let facts: [EntryDetail.Fact]

  var body: some View {
    Section("Facts") {
      ForEach(facts) { FactRow(fact: $0) }
    }
  }
}

/// A label and a value.
struct FactRow: View {
  let fact: EntryDetail.Fact

  var body: some View {
    HStack {
      Text(fact.label).foregroundStyle(.secondary)
      Spacer()
      Text(fact.value).multilineTextAlignment(.trailing)
    }
  }
}

/// Entries that belong to the one shown, each with the way there; nothing where there are none.
struct RelatedSection: View {
  let title: String
  let entries: [AtlasEntry]

  var body: some View {
    if !entries.isEmpty {
      Section(title) {
        ForEach(entries) { EntryLink(entry: $0) }
      }
    }
  }
}
