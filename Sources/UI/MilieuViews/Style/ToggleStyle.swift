public import MilieuRuntime

/// How switches look and act.
///
/// As SwiftUI: what the style makes stands in place of the switch, and sets ``ToggleStyleConfiguration/isOn`` when a person does what
/// the style asks for. `Toggle(configuration)` in it is the switch in the style that is in force further out.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// What the style makes of a switch.
  associatedtype Body: View

  /// What the style is told of a switch.
  typealias Configuration = ToggleStyleConfiguration

  /// Makes what stands in place of a switch.
  ///
  /// - Parameter configuration: the switch's label and what it switches.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  /// What hosts know the style by; `nil` for a style of an author's own.
  @_documentation(visibility: internal)
  nonisolated var system: SystemStyle? { get }
}

extension ToggleStyle {
  @_documentation(visibility: internal)
  nonisolated public var system: SystemStyle? { nil }
}

/// What a style is told of a switch.
public struct ToggleStyleConfiguration {
  /// What is switched.
  nonisolated public struct Label: ContentPlace {
    @_documentation(visibility: internal)
    public let source: ContentSource
  }

  /// What is switched.
  public let label: Label

  /// Whether the switch is on; setting it switches.
  @Binding public var isOn: Bool

  /// Whether the switch stands for several values that differ. A switch here always stands for one.
  public var isMixed: Bool { false }

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

extension View {
  /// Sets how switches in this view look and act.
  ///
  /// - Parameter style: the style.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    controlStyle(style, style.system) { style, configuration in
      StyledContent(style: style, configuration: configuration) { $0.makeBody(configuration: $1) }
    }
  }
}

// MARK: - Of the system

/// The look that suits the place of a switch.
nonisolated public struct DefaultToggleStyle: ToggleStyle {
  /// The style.
  public init() {}

  /// The switch in this style.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).drawn(in: system, of: Configuration.self)
  }

  @_documentation(visibility: internal)
  public var system: SystemStyle? { SystemStyle(name: "automatic") }
}

/// A knob that slides.
nonisolated public struct SwitchToggleStyle: ToggleStyle {
  /// The style.
  public init() {}

  /// The switch in this style.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).drawn(in: system, of: Configuration.self)
  }

  @_documentation(visibility: internal)
  public var system: SystemStyle? { SystemStyle(name: "switch") }
}

/// A button that is prominent while the switch is on.
nonisolated public struct ButtonToggleStyle: ToggleStyle {
  /// The style.
  public init() {}

  /// The switch in this style.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .drawn(
      in: SystemStyle(name: configuration.isOn ? "prominent" : "bordered"), of: PrimitiveButtonStyleConfiguration.self)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The look that suits the place of a switch.
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A knob that slides.
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that is prominent while the switch is on.
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
