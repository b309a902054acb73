public import MilieuRuntime

/// How buttons look and what makes them act.
public protocol PrimitiveButtonStyle: Sendable {
  @_documentation(visibility: internal) nonisolated var system: SystemStyle { get }
}

public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public var system: SystemStyle { SystemStyle(name: "automatic") }
}

public struct PlainButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public var system: SystemStyle { SystemStyle(name: "plain") }
}

public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public var system: SystemStyle { SystemStyle(name: "borderless") }
}

public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public var system: SystemStyle { SystemStyle(name: "bordered") }
}

public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public var system: SystemStyle { SystemStyle(name: "prominent") }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension View {
  /// Sets how buttons in this view look.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    self.style(\.button, style.system)
  }
}
