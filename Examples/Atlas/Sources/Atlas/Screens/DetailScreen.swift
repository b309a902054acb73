import SwiftUI

/// All that is known of one entry, and the entries that belong to it.
struct DetailScreen: View {
  let id: EntryID
  let open: (EntryID) -> Void
  let back: () -> Void

  @Environment(\.atlasService) private var service
  @Environment(\.atlasMode) private var mode
  @Environment(\.atlasLogger) private var logger
  @State private var detail: EntryDetail?
  @State private var failure: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Button("Back", systemImage: "chevron.left", action: back).padding(.horizontal)
      if let detail {
        DetailHeader(detail: detail).padding(.horizontal)
        List {
          Section("Facts") {
            ForEach(detail.facts) { FactRow(fact: $0) }
          }
          ForEach(detail.relatedGroups) { group in
            Section(group.kind.pluralTitle) {
              ForEach(group.entries) { entry in
                Button {
                  open(entry.id)
                } label: {
                  EntryRow(entry: entry)
                }
                .buttonStyle(.plain)
              }
            }
          }
        }
      } else if let failure {
        FailureNotice(title: "This entry cannot be shown", message: failure, retry: { Task { await load() } })
      } else {
        ProgressView("Loading").frame(maxWidth: .infinity).padding()
      }
    }
    .task(id: mode) { await load() }
  }

  private func load() async {
    do {
      detail = try await service.detail(of: id)
      failure = nil
    } catch is CancellationError {
      return
    } catch {
      detail = nil
      failure = error.localizedDescription
      logger.log("Loading \(id) failed: \(error.localizedDescription)")
    }
  }
}

/// The name of an entry, with its flag.
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

/// A label and a value.
struct FactRow: View {
  let fact: EntryDetail.Fact

  var body: some View {
    HStack {
      Text(fact.label).foregroundStyle(.secondary)
      Spacer()
      Text(fact.value).multilineTextAlignment(.trailing)
    }
  }
}
