import SwiftUI

/// Chooses one to five stars.
struct RatingPicker: View {
  @Binding var rating: Int

  var body: some View {
    HStack(spacing: 4) {
      ForEach(1...5, id: \.self) { stars in
        Button {
          rating = stars
        } label: {
          Image(systemName: stars <= rating ? "star.fill" : "star")
            .foregroundStyle(stars <= rating ? .orange : .secondary)
            .frame(minWidth: 32, minHeight: 32)
        }
        .buttonStyle(.borderless)
        .accessibilityLabel(stars == 1 ? "1 star" : "\(stars) stars")
      }
    }
  }
}
