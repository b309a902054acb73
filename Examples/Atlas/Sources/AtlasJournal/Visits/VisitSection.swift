import SwiftData

/// Visits that are listed together.
package struct VisitSection: Identifiable {
  /// What they have in common: the year; empty where they are not told apart.
  package let title: String
  /// The visits, in the order in which they were given.
  package let visits: [Visit]

  /// The title.
  package var id: String { title }

  /// The visits of each year, which stand together already.
  @MainActor
  package static func years(of visits: [Visit]) -> [VisitSection] {
    var sections: [VisitSection] = []
    for visit in visits {
      let year = String(JournalDay.numbers(of: visit.date).year)
      if let last = sections.last, last.title == year {
        sections[sections.count - 1] = VisitSection(title: year, visits: last.visits + [visit])
      } else {
        sections.append(VisitSection(title: year, visits: [visit]))
      }
    }
    return sections
  }
}
