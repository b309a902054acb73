package import MilieuEnvironment
package import MilieuRuntime

/// One presentation, such as a sheet or a pushed screen, as what is in it sees it: something that can be ended.
///
/// Whoever presents makes one for each presentation and puts the content in it with ``View/presented(in:)``. Then `\.dismiss`,
/// `\.isPresented` and `\.presentationMode` inside speak of this presentation, and of none around it.
package final class PresentationScope: Sendable {
  @MainActor private var end: (@MainActor () -> Void)?

  /// - Parameter end: takes the presentation away, such as by setting the binding it follows. Called each time somebody
  ///   dismisses, until the presentation is closed.
  package init(end: @escaping @MainActor () -> Void) {
    self.end = end
  }

  /// Ends the presentation; does nothing for one that is over.
  @MainActor
  package func dismiss() { end?() }

  /// Ends the presentation in another way from now on.
  @MainActor
  func end(with end: @escaping @MainActor () -> Void) { self.end = end }

  /// Says that the presentation is over: a view or a task that kept `\.dismiss` and calls it later ends nothing.
  @MainActor
  package func close() { end = nil }

  /// Ends the presentation from code that need not be on the main actor: at once where it is, else as soon as it can be.
  func dismissFromAnywhere() {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { dismiss() }
    } else {
      Task { @MainActor in dismiss() }
    }
  }
}

private enum PresentationKey: EnvironmentKey {
  static let defaultValue: PresentationScope? = nil
}

extension EnvironmentValues {
  /// The nearest presentation around a place; `nil` where nothing is presented.
  package internal(set) var presentation: PresentationScope? {
    get { self[PresentationKey.self] }
    set { self[PresentationKey.self] = newValue }
  }
}

extension View {
  /// Makes this view the content of a presentation.
  package nonisolated func presented(in scope: PresentationScope) -> some View {
    modifier(PresentationModifier(scope: scope))
  }
}

nonisolated private struct PresentationModifier: EnvironmentProviding {
  let scope: PresentationScope

  var provider: ProviderSite { .unknown }

  /// What is presented is on no screen, and in no tab, of the place that presents it.
  @MainActor func write(to values: inout EnvironmentValues) {
    values.presentation = scope
    values.navigationScreen = nil
    values.tab = nil
  }

  @MainActor func writesSame(as other: Self) -> Bool { scope === other.scope }
}
