internal import Foundation
internal import MilieuRuntime

/// Makes the screens for values that nobody has a destination for: each says what is missing.
final class MissingDestinations: TypedDestinations<MissingDestination> {
  override func content(of entry: NavigationEntry) -> MissingDestination? {
    guard let value = entry.value?.base, let stack else { return nil }
    let type = "\(type(of: value))"
    let known = stack.knownTypes
    let have = known.isEmpty ? "has none" : "has destinations for \(known.joined(separator: ", "))"
    let message =
      "There is no destination for \(type). Add .navigationDestination(for: \(type).self) { … } to a view in the "
      + "NavigationStack that is shown by then; the stack \(have)."
    node?.root.report("NavigationStack: \(message) The value was \(value).")
    return MissingDestination(message: message)
  }
}

/// Shows that a screen is missing, in its place.
nonisolated struct MissingDestination: View {
  let message: String

  @MainActor var body: some View {
    VStack(spacing: 12) {
      Image(systemName: "exclamationmark.triangle.fill").font(.largeTitle).foregroundStyle(Color.yellow)
      Text(verbatim: message).multilineTextAlignment(.center)
    }
    .padding()
  }
}

/// Where the screens for values without a destination are made: at the stack.
nonisolated struct MissingDestinationScreens: View {
  @Attached private var declaration: MissingDestinations
  private let stack: ScreenStack

  init(declaration: MissingDestinations, stack: ScreenStack) {
    _declaration = Attached(wrappedValue: declaration)
    self.stack = stack
  }

  @MainActor var body: some View {
    let _ = declaration.evaluate(in: stack.rootScreen) { _ in }
    declaration.screens
  }
}
