import SwiftUI

/// Says that something failed and why, and offers to try again.
struct FailureNotice: View {
  let title: String
  let message: String
  let retry: () -> Void

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: "exclamationmark.triangle").font(.largeTitle).foregroundStyle(.orange)
      Text(title).font(.headline)
      Text(message).foregroundStyle(.secondary).multilineTextAlignment(.center)
      Button("Try again", action: retry).buttonStyle(.borderedProminent)
    }
    .frame(maxWidth: .infinity)
    .padding(.horizontal)
    .padding(.vertical, 32)
  }
}
