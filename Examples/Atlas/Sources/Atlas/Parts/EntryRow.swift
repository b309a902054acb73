import SwiftUI

/// One entry in a list.
struct EntryRow: View {
  let entry: AtlasEntry

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: entry.symbol)
        .foregroundStyle(.tint)
        .frame(width: 28)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        Text(entry.title)
        Text(entry.subtitle).font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      Image(systemName: "chevron.right")
        .font(.caption)
        .foregroundStyle(.tertiary)
        .accessibilityHidden(true)
    }
  }
}
