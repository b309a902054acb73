public import MilieuRuntime

/// The look that suits the place of a button.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public init() {}

  /// The button in this style.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).drawn(in: system, of: Configuration.self)
  }

  @_documentation(visibility: internal)
  public var system: SystemStyle? { SystemStyle(name: "automatic") }
}

/// A button that shows its label and nothing else.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public init() {}

  /// The button in this style.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).drawn(in: system, of: Configuration.self)
  }

  @_documentation(visibility: internal)
  public var system: SystemStyle? { SystemStyle(name: "plain") }
}

/// A button whose label has the accent and no background.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public init() {}

  /// The button in this style.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).drawn(in: system, of: Configuration.self)
  }

  @_documentation(visibility: internal)
  public var system: SystemStyle? { SystemStyle(name: "borderless") }
}

/// A button on a background that is paler than its label.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public init() {}

  /// The button in this style.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).drawn(in: system, of: Configuration.self)
  }

  @_documentation(visibility: internal)
  public var system: SystemStyle? { SystemStyle(name: "bordered") }
}

/// A button on a background of the accent.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public init() {}

  /// The button in this style.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).drawn(in: system, of: Configuration.self)
  }

  @_documentation(visibility: internal)
  public var system: SystemStyle? { SystemStyle(name: "prominent") }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The look that suits the place of a button.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A button that shows its label and nothing else.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A button whose label has the accent and no background.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A button on a background that is paler than its label.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A button on a background of the accent.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
