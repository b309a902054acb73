public import MilieuRuntime

/// How buttons look and what makes them act.
///
/// As SwiftUI: what the style makes stands in place of the button, and calls ``PrimitiveButtonStyleConfiguration/trigger()`` when a
/// person does what the style asks for. `Button(configuration)` in it is the button in the style that is in force further out.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// What the style makes of a button.
  associatedtype Body: View

  /// What the style is told of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Makes what stands in place of a button.
  ///
  /// - Parameter configuration: the button's label, its role, and what it does.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  /// What hosts know the style by; `nil` for a style of an author's own.
  @_documentation(visibility: internal)
  nonisolated var system: SystemStyle? { get }
}

extension PrimitiveButtonStyle {
  @_documentation(visibility: internal)
  nonisolated public var system: SystemStyle? { nil }
}

/// What a style is told of a button that it makes act.
public struct PrimitiveButtonStyleConfiguration {
  /// What the button shows.
  nonisolated public struct Label: ContentPlace {
    @_documentation(visibility: internal)
    public let source: ContentSource
  }

  /// What the button does, where that changes how it looks or is read out.
  public let role: ButtonRole?

  /// What the button shows.
  public let label: Label

  let act: ButtonAct
  let standing: ButtonStanding

  init(role: ButtonRole?, source: ContentSource, act: ButtonAct, standing: ButtonStanding) {
    self.role = role
    label = Label(source: source)
    self.act = act
    self.standing = standing
  }

  /// Does what the button does.
  public func trigger() {
    let act = act
    // NB: a configuration is handed out on the main actor and cannot be sent elsewhere.
    MainActor.assumeIsolated { act.action() }
  }
}

extension View {
  /// Sets how buttons in this view look and what makes them act.
  ///
  /// As SwiftUI, the nearest style counts; menus, dialogs and the actions of a row keep the system's look.
  ///
  /// - Parameter style: the style.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    controlStyle(style, style.system) { style, configuration in
      StyledContent(style: style, configuration: configuration) { $0.makeBody(configuration: $1) }
    }
  }
}
