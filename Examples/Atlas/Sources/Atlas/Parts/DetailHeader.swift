import AtlasModel
import SwiftUI

/// The name of an entry, with its flag or the picture of its kind.
struct DetailHeader: View {
  let detail: EntryDetail

  var body: some View {
    HStack(spacing: 12) {
      if let flag = detail.flag {
        Text(flag).font(.largeTitle).accessibilityHidden(true)
      } else {
        Image(systemName: detail.entry.symbol).font(.title).foregroundStyle(.tint).accessibilityHidden(true)
      }
      VStack(alignment: .leading, spacing: 2) {
        Text(detail.title).font(.title2).bold().accessibilityIdentifier("detail-title")
        Text(detail.subtitle).foregroundStyle(.secondary)
      }
    }
  }
}
