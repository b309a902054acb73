import AtlasJournal
import AtlasJournalFeature
import AtlasParts
import SwiftData
import SwiftUI

/// The journal: opens it, and hands its main context down to the screens.
package struct JournalScreen: View {
  @Environment(JournalStore.self) private var store

  package init() {}

  package var body: some View {
    switch store.phase {
    case .unopened:
      ProgressView("Opening the journal").frame(maxWidth: .infinity).padding(32).onAppear { store.open() }
    case .failed(let failure):
      JournalFailureView(failure: failure, retry: { store.open() }, goOn: { store.openInMemory() })
    case .open(let container):
      JournalStack(container: container, notice: store.file == nil ? Self.sample : nil)
    case .openUnkept(let container):
      JournalStack(container: container, notice: Self.unkept)
    }
  }

  private static let sample = "No server serves this app, so the journal is gone when it ends"
  private static let unkept = "Nothing is kept: the journal is in memory only, and gone when the app ends"
}

/// Where a link in the journal leads.
enum JournalDestination: Hashable {
  case statistics, places
}

/// The screens of an open journal.
private struct JournalStack: View {
  let container: ModelContainer
  let notice: String?

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        if let notice {
          NoticeBanner(notice, systemImage: "externaldrive.badge.xmark")
            .accessibilityIdentifier("journal-notice")
            .padding(.top)
            .readableWidth()
        }
        VisitsView()
      }
      .navigationDestination(for: JournalDestination.self) { destination in
        switch destination {
        case .statistics: StatisticsView(model: createStatistics())
        case .places: PlacesView()
        }
      }
    }
    .modelContainer(container)
  }

  private func createStatistics() -> StatisticsModel {
    StatisticsModel(journal: KeptJournal(context: container.mainContext))
  }
}

extension View {
  /// No wider than lines are read easily.
  func readableWidth() -> some View {
    frame(maxWidth: 704).frame(maxWidth: .infinity)
  }
}
