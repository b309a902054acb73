import AtlasJournalFeature
import AtlasModel
import AtlasParts
import SwiftUI

/// What a journal comes to. Knows no store: whoever keeps the journal is behind a protocol.
struct StatisticsView: View {
  @State private var model: StatisticsModel

  init(model: @autoclosure @escaping () -> StatisticsModel) {
    _model = State(wrappedValue: model())
  }

  var body: some View {
    VStack(spacing: 0) {
      if let summary = model.summary { SummaryList(summary: summary, removeTag: { model.removeTag($0) }) }
      if let failure = model.failure {
        FailureNotice(title: "The journal cannot be read", message: failure, retry: { model.load() })
      }
    }
    .frame(maxHeight: .infinity, alignment: .top)
    .readableWidth()
    .task { await model.follow() }
    .navigationTitle("Statistics")
    .navigationBarTitleDisplayMode(.inline)
  }
}

private struct SummaryList: View {
  let summary: JournalSummary
  let removeTag: (String) -> Void

  var body: some View {
    List {
      Section {
        Figure(label: "Visits", value: summary.visits.formatted())
        Figure(label: "Countries", value: summary.countries.count.formatted())
        if let rating = summary.rating { Figure(label: "Mean rating", value: Self.stars(rating)) }
      }
      if !summary.countries.isEmpty {
        Section("Countries") {
          ForEach(summary.countries) { CountryTally(country: $0) }
        }
      }
      if !summary.tags.isEmpty {
        Section {
          ForEach(summary.tags) { Figure(label: $0.name, value: visits($0.visits)) }
            .onDelete { for offset in $0 { removeTag(summary.tags[offset].name) } }
        } header: {
          Text("Tags")
        } footer: {
          Text("Deleting a tag leaves the visits that have it.")
        }
      }
    }
  }

  /// A mean of ratings: "4.6 ★".
  static func stars(_ rating: Double) -> String {
    "\(rating.formatted(.number.precision(.fractionLength(1)))) ★"
  }
}

/// A number and what it counts.
private struct Figure: View {
  let label: String
  let value: String

  var body: some View {
    HStack {
      Text(label)
      Spacer()
      Text(value).foregroundStyle(.secondary).monospacedDigit()
    }
  }
}

/// One country and how it was.
private struct CountryTally: View {
  let country: JournalSummary.Country

  var body: some View {
    HStack(spacing: 12) {
      Text(Country.flag(of: country.code)).font(.title3).accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        Text(country.name)
        Text(visits(country.visits)).font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      Text(SummaryList.stars(country.rating)).foregroundStyle(.orange)
    }
  }
}

private func visits(_ count: Int) -> String {
  count == 1 ? "1 visit" : "\(count) visits"
}

#Preview("Statistics") {
  NavigationStack { StatisticsView(model: StatisticsModel(journal: MockJournal(.travels))) }
}
