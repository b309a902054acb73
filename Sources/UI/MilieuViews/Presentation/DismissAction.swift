public import MilieuEnvironment
public import MilieuRuntime

/// Ends the presentation that a view is in: the nearest sheet, cover, popover or pushed screen around it.
///
/// Read it with `@Environment(\.dismiss)` and call it as a function: `dismiss()`. As SwiftUI: where nothing is presented, calling it
/// does nothing.
nonisolated public struct DismissAction: Sendable {
  let scope: PresentationScope?

  /// Ends the presentation.
  @MainActor @preconcurrency
  public func callAsFunction() { scope?.dismiss() }
}

/// Whether a view is presented, with a way to end that.
///
/// As SwiftUI's older form of ``DismissAction``: `@Environment(\.presentationMode) var presentationMode`, then
/// `presentationMode.wrappedValue.dismiss()`.
nonisolated public struct PresentationMode: Sendable {
  /// Whether the view is presented.
  public internal(set) var isPresented: Bool

  /// Ends the presentation; does nothing where nothing is presented.
  public mutating func dismiss() { isPresented = false }
}

extension EnvironmentValues {
  /// Ends the nearest presentation around a view.
  public var dismiss: DismissAction { DismissAction(scope: presentation) }

  /// Whether a view is in something presented, such as a sheet or a pushed screen.
  public var isPresented: Bool { presentation != nil }

  /// Whether a view is presented, as a binding whose value can be dismissed.
  public var presentationMode: Binding<PresentationMode> {
    guard let scope = presentation else { return .constant(PresentationMode(isPresented: false)) }
    return Binding(
      get: { PresentationMode(isPresented: true) },
      set: { mode in if !mode.isPresented { scope.dismissFromAnywhere() } })
  }
}
