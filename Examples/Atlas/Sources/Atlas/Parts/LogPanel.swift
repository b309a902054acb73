import AtlasServices
import SwiftUI

/// The latest lines of the log, newest first.
struct LogPanel: View {
  @Environment(LogBook.self) private var book

  var body: some View {
    List {
      Section("Log") {
        if book.lines.isEmpty {
          Text("Nothing was logged yet.").foregroundStyle(.secondary)
        }
        ForEach(book.lines.suffix(20).reversed()) { line in
          VStack(alignment: .leading, spacing: 2) {
            Text(line.date, format: .dateTime.hour().minute().second())
              .font(.caption2)
              .foregroundStyle(.secondary)
            Text(line.message).font(.footnote).monospaced()
          }
        }
      }
    }
    .accessibilityIdentifier("log")
  }
}
