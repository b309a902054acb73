import AtlasJournal
import SwiftData
import SwiftUI

/// The visits: found, listed, added, edited and deleted.
struct VisitsView: View {
  @Environment(\.modelContext) private var modelContext
  @Environment(\.timeZone) private var timeZone
  @State private var words = ""
  @State private var order = VisitOrder.newest
  @State private var draft: VisitDraft?
  @State private var deleted: DeletedVisit?
  @State private var failure: String?

  var body: some View {
    VStack(spacing: 0) {
      VisitList(words: words, order: order, open: edit, delete: delete).readableWidth()
      if let deleted {
        DeletedBar(place: deleted.place, undo: undo, close: { self.deleted = nil })
      }
    }
    .searchable(text: $words, prompt: "Place, country, tag or note")
    .navigationTitle("Journal")
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) { OrderMenu(order: $order) }
      ToolbarItem(placement: .topBarTrailing) {
        NavigationLink(value: JournalDestination.places) { Label("Places", systemImage: "map").labelStyle(.iconOnly) }
          .help("Places")
      }
      ToolbarItem(placement: .topBarTrailing) {
        NavigationLink(value: JournalDestination.statistics) {
          Label("Statistics", systemImage: "chart.bar").labelStyle(.iconOnly)
        }
        .help("Statistics")
      }
      ToolbarItem(placement: .topBarTrailing) {
        Button("Add visit", systemImage: "plus", action: add).labelStyle(.iconOnly).help("Add visit")
      }
    }
    .sheet(item: $draft) { VisitForm(draft: $0, delete: delete) }
    .alert("The journal was not changed", isPresented: isFailed) {
      Button("OK") {}
    } message: {
      Text(failure ?? "")
    }
  }

  private var isFailed: Binding<Bool> {
    Binding(get: { failure != nil }, set: { if !$0 { failure = nil } })
  }

  private func add() {
    deleted = nil
    draft = VisitDraft(in: modelContext.container, day: JournalDay.day(at: .now, in: timeZone))
  }

  private func edit(_ visit: Visit) {
    draft = VisitDraft(of: visit)
  }

  private func delete(_ visit: Visit) {
    attempt { deleted = try withAnimation { try DeletedVisit(deleting: visit) } }
  }

  private func undo() {
    attempt {
      try withAnimation { try deleted?.putBack() }
      deleted = nil
    }
  }

  private func attempt(_ change: () throws -> Void) {
    do {
      try change()
    } catch {
      failure = (error as? any LocalizedError)?.errorDescription ?? "\(error)"
    }
  }
}

/// A choice with a mark where it is the one that was made.
private struct ChoiceLabelStyle: LabelStyle {
  let isChosen: Bool

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.icon.opacity(isChosen ? 1 : 0)
      configuration.title
    }
  }
}

/// Chooses the order of the visits.
private struct OrderMenu: View {
  @Binding var order: VisitOrder

  var body: some View {
    Menu {
      ForEach(VisitOrder.allCases) { choice in
        Button {
          order = choice
        } label: {
          Label(choice.title, systemImage: "checkmark").labelStyle(ChoiceLabelStyle(isChosen: choice == order))
        }
      }
    } label: {
      Label("Order", systemImage: "arrow.up.arrow.down").labelStyle(.iconOnly)
    }
    .help("Order")
  }
}

#Preview("Journal") {
  NavigationStack { VisitsView() }.modelContainer(PreviewedJournal.container)
}

#Preview("Journal, nothing in it") {
  NavigationStack { VisitsView() }
    .modelContainer(for: Visit.self, inMemory: true)
}
