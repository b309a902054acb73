import AtlasModel
import SwiftUI

/// One entry in a list.
package struct EntryRow: View {
  private let entry: AtlasEntry

  /// Shows an entry.
  package init(entry: AtlasEntry) {
    self.entry = entry
  }

  package var body: some View {
    HStack(spacing: 12) {
      Image(systemName: entry.symbol)
        .foregroundStyle(.tint)
        .frame(width: 28)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        Text(entry.title)
        Text(entry.subtitle).font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}
