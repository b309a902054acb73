import AtlasJournal
import SwiftUI

/// Says that the journal cannot be opened: which file, why, and what helps.
struct JournalFailureView: View {
  let failure: JournalFailure
  let retry: @MainActor () -> Void
  let goOn: @MainActor () -> Void

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 20) {
        HStack(spacing: 12) {
          Image(systemName: "exclamationmark.triangle")
            .font(.largeTitle).foregroundStyle(.orange).accessibilityHidden(true)
          Text("The journal cannot be opened").font(.title2).bold()
        }
        VStack(alignment: .leading, spacing: 12) {
          FailurePart(title: "File", text: failure.path, isCode: true)
          FailurePart(title: "Cause", text: failure.cause)
          FailurePart(title: "What helps", text: failure.remedy)
        }
        Text("Nothing was changed.").foregroundStyle(.secondary)
        HStack(spacing: 12) {
          Button("Try again", action: retry).buttonStyle(.borderedProminent)
          Button("Go on without it", action: goOn).buttonStyle(.bordered)
        }
        Text("Without it you begin with an empty journal in memory: nothing is kept.")
          .font(.footnote).foregroundStyle(.secondary)
      }
      .padding(24)
      .frame(maxWidth: 560, maxHeight: .infinity, alignment: .topLeading)
      .frame(maxWidth: .infinity)
      .navigationTitle("Journal")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

/// One thing that is known of the failure.
private struct FailurePart: View {
  let title: String
  let text: String
  var isCode = false

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(title).font(.caption).foregroundStyle(.secondary)
      if isCode { Text(text).font(.callout).monospaced() } else { Text(text) }
    }
  }
}

#Preview("Journal that cannot be opened") {
  JournalFailureView(
    failure: JournalFailure(PreviewedFailure(), file: URL(filePath: "/home/ada/.local/share/atlas/journal.store")),
    retry: {}, goOn: {})
}

private struct PreviewedFailure: LocalizedError {
  var failureReason: String? { "file is not a database" }
  var recoverySuggestion: String? { "Choose another path, or move the file away." }
}
