import AtlasJournal
import SwiftData
import SwiftUI

/// The visits that some words are in, in some order; by years where they are in the order of their days.
struct VisitList: View {
  @Query private var visits: [Visit]

  private let words: String
  private let order: VisitOrder
  private let open: (Visit) -> Void
  private let delete: (Visit) -> Void

  init(
    words: String, order: VisitOrder, open: @escaping (Visit) -> Void, delete: @escaping (Visit) -> Void
  ) {
    self.words = words
    self.order = order
    self.open = open
    self.delete = delete
    _visits = Query(filter: Visit.search(words), sort: order.descriptors)
  }

  var body: some View {
    List {
      if order.isByDate {
        ForEach(VisitSection.years(of: visits)) { section in
          Section(section.title) { VisitRows(visits: section.visits, open: open, delete: delete) }
        }
      } else {
        VisitRows(visits: visits, open: open, delete: delete)
      }
    }
    .overlay {
      if visits.isEmpty { NoVisits(isSearching: Visit.search(words) != nil) }
    }
  }
}

private struct VisitRows: View {
  let visits: [Visit]
  let open: (Visit) -> Void
  let delete: (Visit) -> Void

  var body: some View {
    ForEach(visits) { visit in
      Button {
        open(visit)
      } label: {
        VisitRow(visit: visit)
      }
      .buttonStyle(.plain)
    }
    .onDelete { for offset in $0 { delete(visits[offset]) } }
  }
}

/// Says that there is no visit to show.
private struct NoVisits: View {
  let isSearching: Bool

  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: isSearching ? "magnifyingglass" : "book.closed").font(.largeTitle).foregroundStyle(.tertiary)
      Text(isSearching ? "No visit found" : "No visits yet").font(.headline)
      Text(
        isSearching ? "Places, countries, tags and notes are searched." : "Press + to write down where you have been."
      )
      .foregroundStyle(.secondary)
      .multilineTextAlignment(.center)
    }
    .frame(maxWidth: .infinity)
    .padding(32)
  }
}
