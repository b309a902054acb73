import AtlasJournal
import SwiftData
import SwiftUI

/// Begins the import of the atlas, shows how far it is, and stops it.
struct ImportBar: View {
  @Environment(JournalStore.self) private var store
  @Environment(\.journalSource) private var source
  @Environment(\.modelContext) private var modelContext
  @Query(JournalPlace.search("", limit: 1)) private var imported: [JournalPlace]

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      switch store.placeImport.phase {
      case .idle:
        if imported.isEmpty {
          ImportStart(words: "Import the atlas to find places by name.", title: "Import", start)
        } else {
          ImportStart(words: "The atlas was imported.", title: "Import again", start)
        }
      case .collecting:
        ImportProgress(words: "Collecting the atlas", done: nil, total: 1, stop: stop)
      case .importing(let done, let total):
        ImportProgress(
          words: "\(done.formatted()) of \(total.formatted()) imported", done: done, total: total, stop: stop)
      case .finished(let total):
        ImportStart(words: "All \(total.formatted()) entries are in the journal.", title: "Import again", start)
      case .stopped(let done):
        ImportStart(
          words: "Stopped after \(done.formatted()). What was imported stays.", title: "Import again", start)
      case .failed(let message):
        ImportStart(words: message, title: "Try again", start)
      }
    }
    .padding(14)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color.secondary.opacity(0.1), in: RoundedRectangle(cornerRadius: 10))
    .accessibilityIdentifier("import")
  }

  private func start() {
    store.placeImport.start(source.entries, into: modelContext.container)
  }

  private func stop() {
    store.placeImport.stop()
  }
}

private struct ImportStart: View {
  let words: String
  let title: String
  let start: @MainActor () -> Void

  init(words: String, title: String, _ start: @escaping @MainActor () -> Void) {
    self.words = words
    self.title = title
    self.start = start
  }

  var body: some View {
    HStack(spacing: 12) {
      Text(words)
      Spacer()
      Button(title, action: start).buttonStyle(.bordered)
    }
  }
}

private struct ImportProgress: View {
  let words: String
  let done: Int?
  let total: Int
  let stop: @MainActor () -> Void

  var body: some View {
    HStack(spacing: 12) {
      Text(words).monospacedDigit()
      Spacer()
      Button("Cancel", action: stop).buttonStyle(.bordered).accessibilityLabel("Cancel the import")
    }
    ProgressView(value: done.map(Double.init), total: Double(max(total, 1))).progressViewStyle(.linear)
  }
}
