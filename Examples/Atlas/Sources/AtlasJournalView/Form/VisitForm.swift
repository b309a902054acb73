import AtlasJournal
import SwiftData
import SwiftUI

/// Writes a visit down, or changes one.
struct VisitForm: View {
  let draft: VisitDraft
  let delete: (Visit) -> Void

  @Environment(\.dismiss) private var dismiss
  @State private var failure: String?

  var body: some View {
    NavigationStack {
      VisitFields(draft: draft, visit: draft.visit, failure: failure, delete: draft.original.map(deletion))
        .navigationTitle(draft.original == nil ? "New visit" : "Visit")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("Cancel") { dismiss() }
          }
          ToolbarItem(placement: .confirmationAction) {
            Button("Save", action: save).disabled(!draft.isComplete)
          }
        }
    }
    // What the form looks up belongs to the same context as the visit.
    .modelContext(draft.context)
  }

  private func save() {
    do {
      try draft.save()
      dismiss()
    } catch {
      failure = (error as? any LocalizedError)?.errorDescription ?? "\(error)"
    }
  }

  private func deletion(of visit: Visit) -> @MainActor () -> Void {
    {
      dismiss()
      delete(visit)
    }
  }
}

private struct VisitFields: View {
  let draft: VisitDraft
  @Bindable var visit: Visit
  let failure: String?
  let delete: (@MainActor () -> Void)?

  var body: some View {
    Form {
      Section {
        TextField("Place", text: $visit.place, prompt: Text("City, region or sight"))
        PlaceSuggestions(words: visit.place) { draft.choose($0) }
        CountryPicker(draft: draft)
      } footer: {
        if let failure {
          Label(failure, systemImage: "exclamationmark.triangle").foregroundStyle(.red)
            .accessibilityIdentifier("visit-failure")
        }
      }
      Section("Day") { DayPicker(date: $visit.date) }
      Section("Rating") { RatingPicker(rating: $visit.rating) }
      TagsSection(draft: draft)
      Section("Note") {
        TextField("Note", text: $visit.note, prompt: Text("What do you remember?"), axis: .vertical)
      }
      if let delete {
        Section { Button("Delete visit", role: .destructive, action: delete) }
      }
    }
  }
}

#Preview("New visit") {
  VisitForm(
    draft: VisitDraft(in: PreviewedJournal.container, day: JournalDay.date(2026, 3, 14)), delete: { _ in }
  )
  .environment(\.journalSource, PreviewedJournal.source)
}
