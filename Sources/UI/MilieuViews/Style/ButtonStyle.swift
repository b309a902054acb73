public import MilieuRuntime

/// How buttons look, with the way they act left to the system.
///
/// As SwiftUI: a style makes what a button shows from its label and whether it is pressed. The button stays a button to the keyboard
/// and to assistive technologies, and nothing of the system's look is left around it. A style may hold `@Environment`, `@State` and
/// other dynamic properties; they speak of the place of the button.
///
/// ```swift
/// struct FilledButton: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label
///       .padding()
///       .background(configuration.isPressed ? Color.gray : .blue)
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// What the style makes of a button.
  associatedtype Body: View

  /// What the style is told of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Makes what a button shows.
  ///
  /// - Parameter configuration: the button's label, its role, and whether it is pressed. The body is made again when one of those it
  ///   read changes; a label that changes goes to its place without it.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is told of a button.
public struct ButtonStyleConfiguration {
  /// What the button shows.
  nonisolated public struct Label: ContentPlace {
    @_documentation(visibility: internal)
    public let source: ContentSource
  }

  /// What the button does, where that changes how it looks or is read out.
  public let role: ButtonRole?

  /// What the button shows.
  public let label: Label

  private let press: ButtonPress

  init(_ configuration: PrimitiveButtonStyleConfiguration, press: ButtonPress) {
    role = configuration.role
    label = Label(source: configuration.label.source)
    self.press = press
  }

  /// Whether a person holds the button down. Hosts follow that only for buttons whose style reads it.
  public var isPressed: Bool {
    let press = press
    // NB: a configuration is handed out on the main actor and cannot be sent elsewhere.
    return MainActor.assumeIsolated { press.read() }
  }
}

extension View {
  /// Sets how buttons in this view look.
  ///
  /// As SwiftUI, the nearest style counts; menus, dialogs and the actions of a row keep the system's look.
  ///
  /// - Parameter style: the style.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    controlStyle(style, nil) { $0.button(of: $1) }
  }
}
