public import MilieuRuntime

/// How text fields look.
public protocol TextFieldStyle: Sendable {
  @_documentation(visibility: internal) nonisolated var system: SystemStyle { get }
}

public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
  public var system: SystemStyle { SystemStyle(name: "automatic") }
}

public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
  public var system: SystemStyle { SystemStyle(name: "plain") }
}

public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  public var system: SystemStyle { SystemStyle(name: "rounded") }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  /// Sets how text fields in this view look.
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    self.style(\.textField, style.system)
  }
}
