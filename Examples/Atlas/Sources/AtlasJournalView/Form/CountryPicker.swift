import AtlasJournal
import SwiftData
import SwiftUI

/// Chooses among the countries of the atlas and those that the journal knows.
struct CountryPicker: View {
  @Bindable var draft: VisitDraft

  @Query(sort: \JournalCountry.name) private var known: [JournalCountry]
  @Environment(\.journalSource) private var source
  @State private var atlas: [CountryChoice] = []

  var body: some View {
    Picker("Country", selection: $draft.country) {
      Text("None").tag(CountryChoice?.none)
      ForEach(choices) { Text($0.name).tag(Optional($0)) }
    }
    .pickerStyle(.menu)
    .task {
      // Without the atlas those that the journal knows can be chosen.
      let countries = (try? await source.countries()) ?? []
      atlas = countries.map { CountryChoice(code: $0.alpha2, name: $0.title) }
    }
  }

  private var choices: [CountryChoice] {
    var names = Dictionary(atlas.map { ($0.code, $0.name) }, uniquingKeysWith: { $1 })
    for country in known { names[country.code] = country.name }
    if let chosen = draft.country { names[chosen.code] = chosen.name }
    return names.map { CountryChoice(code: $0, name: $1) }.sorted { ($0.name, $0.code) < ($1.name, $1.code) }
  }
}
