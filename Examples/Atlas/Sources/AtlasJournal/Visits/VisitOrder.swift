import SwiftData

/// The order in which visits are listed.
package enum VisitOrder: String, CaseIterable, Identifiable, Sendable {
  case newest, oldest, best, place

  /// The case itself.
  package var id: Self { self }

  /// The order as a choice.
  package var title: String {
    switch self {
    case .newest: "Newest first"
    case .oldest: "Oldest first"
    case .best: "Best first"
    case .place: "By place"
    }
  }

  /// What a query sorts by.
  package var descriptors: [SortDescriptor<Visit>] {
    switch self {
    case .newest: [SortDescriptor(\Visit.date, order: .reverse), SortDescriptor(\Visit.place)]
    case .oldest: [SortDescriptor(\Visit.date), SortDescriptor(\Visit.place)]
    case .best: [SortDescriptor(\Visit.rating, order: .reverse), SortDescriptor(\Visit.date, order: .reverse)]
    case .place: [SortDescriptor(\Visit.place), SortDescriptor(\Visit.date, order: .reverse)]
    }
  }

  /// What has visits stand together in this order.
  package var section: KeyPath<Visit, String> {
    switch self {
    case .newest, .oldest: \.year
    case .best: \.stars
    case .place: \.initial
    }
  }
}
