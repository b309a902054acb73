import AtlasJournal
import SwiftData
import SwiftUI

/// The tags of a draft, and those that others have.
struct TagsSection: View {
  let draft: VisitDraft

  @Query(sort: \JournalTag.name) private var known: [JournalTag]
  @State private var name = ""

  var body: some View {
    Section("Tags") {
      let names = draft.tags + known.map(\.name).filter { !draft.tags.contains($0) }
      if !names.isEmpty {
        ScrollView(.horizontal) {
          HStack(spacing: 8) {
            ForEach(names, id: \.self) { TagToggle(name: $0, draft: draft) }
          }
        }
      }
      HStack(spacing: 8) {
        TextField("New tag", text: $name).onSubmit(add)
        Button("Add", action: add).buttonStyle(.bordered).disabled(name.allSatisfy(\.isWhitespace))
          .accessibilityLabel("Add tag")
      }
    }
  }

  private func add() {
    draft.addTag(name)
    name = ""
  }
}

/// A tag that a draft has or has not.
private struct TagToggle: View {
  let name: String
  let draft: VisitDraft

  var body: some View {
    Toggle(name, isOn: isOn).toggleStyle(.button)
  }

  private var isOn: Binding<Bool> {
    Binding(
      get: { draft.tags.contains(name) },
      set: { isOn in
        if isOn { draft.addTag(name) } else { draft.tags.removeAll { $0 == name } }
      })
  }
}
