import SwiftUI

/// Says that something failed and why, and offers to try again.
package struct FailureNotice: View {
  private let title: String
  private let message: String
  private let retry: () -> Void

  /// Says it.
  ///
  /// - Parameters:
  ///   - title: that something failed.
  ///   - message: why.
  ///   - retry: tries again.
  package init(title: String, message: String, retry: @escaping () -> Void) {
    self.title = title
    self.message = message
    self.retry = retry
  }

  package var body: some View {
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
