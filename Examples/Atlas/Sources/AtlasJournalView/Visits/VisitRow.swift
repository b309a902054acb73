import AtlasJournal
import SwiftUI

/// One visit in a list.
struct VisitRow: View {
  let visit: Visit

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      VisitPicture(flag: visit.country?.flag)
      VStack(alignment: .leading, spacing: 4) {
        HStack(alignment: .firstTextBaseline) {
          Text(visit.place).font(.headline)
          Spacer()
          RatingStars(rating: visit.rating)
        }
        Text(subtitle).font(.caption).foregroundStyle(.secondary)
        if !visit.note.isEmpty { Text(visit.note).font(.callout).lineLimit(2) }
        if !visit.tags.isEmpty {
          HStack(spacing: 6) {
            ForEach(visit.tags.map(\.name).sorted(), id: \.self) { TagLabel(name: $0) }
          }
        }
      }
    }
    .padding(.vertical, 4)
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var subtitle: String {
    [visit.country?.name, visit.date.formatted(JournalDay.format)].compactMap { $0 }.joined(separator: " · ")
  }
}

/// The flag of a country, or a pin where there is none.
private struct VisitPicture: View {
  let flag: String?

  var body: some View {
    VStack {
      if let flag {
        Text(flag).font(.title2)
      } else {
        Image(systemName: "mappin").foregroundStyle(.tint)
      }
    }
    .frame(width: 32)
    .accessibilityHidden(true)
  }
}

/// A rating as stars.
struct RatingStars: View {
  let rating: Int

  var body: some View {
    Text(String(repeating: "★", count: min(max(rating, 0), 5)))
      .font(.callout)
      .foregroundStyle(.orange)
      .accessibilityLabel("\(rating) of 5 stars")
  }
}

/// A tag as a small label.
struct TagLabel: View {
  let name: String

  var body: some View {
    Text(name)
      .font(.caption)
      .padding(.horizontal, 8)
      .padding(.vertical, 2)
      .background(Color.accentColor.opacity(0.14), in: Capsule())
  }
}
