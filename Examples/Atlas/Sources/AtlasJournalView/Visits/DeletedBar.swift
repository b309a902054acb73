import SwiftUI

/// Says what was deleted, and takes it back.
struct DeletedBar: View {
  let place: String
  let undo: @MainActor () -> Void
  let close: @MainActor () -> Void

  var body: some View {
    HStack(spacing: 12) {
      Text("Visit to \(place) deleted").lineLimit(1)
      Spacer()
      Button("Undo", action: undo).buttonStyle(.borderless).bold()
      Button("Close", systemImage: "xmark", action: close).labelStyle(.iconOnly).buttonStyle(.borderless)
    }
    .padding(.vertical, 10)
    .padding(.horizontal, 14)
    .background(Color.secondary.opacity(0.14), in: RoundedRectangle(cornerRadius: 10))
    .padding()
    .readableWidth()
    .accessibilityIdentifier("deleted-visit")
  }
}
