import AtlasJournal
import SwiftData
import SwiftUI

/// The visits that some words are in, in some order, with those together that belong together in it.
struct VisitList: View {
  @Query private var sections: SectionedResults<Visit, String>

  private let words: String
  private let open: (Visit) -> Void
  private let delete: (Visit) -> Void

  init(
    words: String, order: VisitOrder, open: @escaping (Visit) -> Void, delete: @escaping (Visit) -> Void
  ) {
    self.words = words
    self.open = open
    self.delete = delete
    _sections = Query(filter: Visit.search(words), sort: order.descriptors, sectionBy: order.section)
  }

  var body: some View {
    List {
      ForEach(sections) { section in
        Section(section.title) { VisitRows(visits: Array(section), open: open, delete: delete) }
      }
    }
    .overlay {
      if sections.isEmpty { NoVisits(isSearching: Visit.search(words) != nil) }
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
