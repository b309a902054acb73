internal import Foundation
public import MilieuEnvironment
public import MilieuRuntime

/// Fetches what a view shows again. Call it as a function: `await refresh()`.
nonisolated public struct RefreshAction: Sendable {
  fileprivate let action: @Sendable () async -> Void

  /// Fetches, and returns when that is done.
  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey {
  static let defaultValue: RefreshAction? = nil
}

extension EnvironmentValues {
  /// Fetches what is around this view again; `nil` where nothing says how.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Lets a person fetch what the view shows again: hosts put a button for that above the view, which shows that it goes on until the
  /// action returns.
  ///
  /// - Parameter action: fetches; it begins on the main actor.
  public nonisolated func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    Refreshable(action: action, content: self)
  }
}

nonisolated private struct Refreshable<Content: View>: View {
  @State private var isRefreshing = false
  private let action: @Sendable () async -> Void
  private let content: Content

  init(action: @escaping @Sendable () async -> Void, content: Content) {
    self.action = action
    self.content = content
  }

  @MainActor var body: some View {
    VStack(spacing: 0) {
      HStack {
        Spacer()
        Button {
          refresh()
        } label: {
          if isRefreshing { ProgressView() } else { Image(systemName: "arrow.clockwise") }
        }
        .disabled(isRefreshing)
        .accessibilityLabel("Refresh")
      }
      .padding(.horizontal)
      .frame(maxWidth: 704)
      content.environment(\.refresh, RefreshAction(action: action))
    }
  }

  @MainActor private func refresh() {
    isRefreshing = true
    Task { @MainActor in
      await action()
      isRefreshing = false
    }
  }
}
