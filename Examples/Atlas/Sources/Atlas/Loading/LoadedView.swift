import AtlasParts
import SwiftUI

/// What was asked for, once it has come; until then that it is on its way, or why it does not come.
struct LoadedView<Value, Content: View>: View {
  let phase: LoadPhase<Value>
  let failureTitle: String
  let load: () async -> Void
  @ViewBuilder let content: (Value) -> Content

  var body: some View {
    VStack(spacing: 0) {
      switch phase {
      case .loading: ProgressView("Loading").frame(maxWidth: .infinity).padding()
      case .loaded(let value): content(value)
      case .failed(let message):
        FailureNotice(title: failureTitle, message: message, retry: { Task { await load() } })
      }
    }
    .task { await load() }
    .offlineNotice()
    .frame(maxWidth: 704, maxHeight: .infinity, alignment: .top)
    .frame(maxWidth: .infinity)
  }
}
