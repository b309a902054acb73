import SwiftUI

/// Says what was deleted, and takes it back.
struct DeletedBar: View {
  let place: String
  let undo: @MainActor () -> Void
  let close: @MainActor () -> Void

  var body: some View {
    HStack(spacing: 12) {
      Text("\(place) deleted").lineLimit(2)
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
