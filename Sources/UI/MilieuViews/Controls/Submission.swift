internal import MilieuEnvironment
public import MilieuRuntime

/// What happens when a person confirms what is in a field.
final class SubmitAction: Sendable {
  private let action: @MainActor @Sendable () -> Void
  private let outer: SubmitAction?

  init(_ action: @escaping @MainActor @Sendable () -> Void, outer: SubmitAction?) {
    self.action = action
    self.outer = outer
  }

  /// As SwiftUI, the nearest action runs first, then those further out.
  @MainActor func run() {
    action()
    outer?.run()
  }
}

private enum SubmitActionKey: EnvironmentKey {
  static let defaultValue: SubmitAction? = nil
}

extension EnvironmentValues {
  var submitAction: SubmitAction? {
    get { self[SubmitActionKey.self] }
    set { self[SubmitActionKey.self] = newValue }
  }
}

/// Which fields an action on submission is for.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let text = SubmitTriggers(rawValue: 1)
}

extension View {
  /// Runs an action when a person confirms what is in a field in this view.
  public nonisolated func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    // NB: the action is the author's and runs on the main actor only.
    nonisolated(unsafe) let action = action
    return transformEnvironment(\.submitAction) { inherited in
      guard triggers.contains(.text) else { return }
      inherited = SubmitAction({ action() }, outer: inherited)
    }
  }
}
