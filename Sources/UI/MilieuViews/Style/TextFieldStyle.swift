public import MilieuRuntime

/// How text fields look.
///
/// As SwiftUI, a style is given the field itself, in the style that is in force further out, and puts something around it. SwiftUI
/// has not made the requirement official; apps write it all the same:
///
/// ```swift
/// struct UnderlinedField: TextFieldStyle {
///   func _body(configuration: TextField<Self._Label>) -> some View {
///     VStack { configuration; Divider() }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// What the style makes of a field.
  associatedtype _Body: View

  /// The label of the field that the style is given.
  typealias _Label = _TextFieldStyleLabel

  /// Makes what stands in place of a field.
  ///
  /// - Parameter configuration: the field.
  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> Self._Body

  /// What hosts know the style by; `nil` for a style of an author's own.
  @_documentation(visibility: internal)
  nonisolated var system: SystemStyle? { get }
}

extension TextFieldStyle {
  @_documentation(visibility: internal)
  nonisolated public var system: SystemStyle? { nil }
}

/// The label of a field that a style is given.
nonisolated public struct _TextFieldStyleLabel: ContentPlace {
  @_documentation(visibility: internal)
  public let source: ContentSource
}

extension View {
  /// Sets how text fields in this view look, those for secrets among them.
  ///
  /// - Parameter style: the style.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    controlStyle(style, style.system) { style, field in
      StyledContent(style: style, configuration: field) { $0._body(configuration: $1) }
    }
  }
}

// MARK: - Of the system

/// The look that suits the place of a field.
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle {
  /// The style.
  public init() {}

  /// The field in this style.
  @MainActor public func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.drawn(in: system, of: TextField<_TextFieldStyleLabel>.self)
  }

  @_documentation(visibility: internal)
  public var system: SystemStyle? { SystemStyle(name: "automatic") }
}

/// A field with nothing around it.
nonisolated public struct PlainTextFieldStyle: TextFieldStyle {
  /// The style.
  public init() {}

  /// The field in this style.
  @MainActor public func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.drawn(in: system, of: TextField<_TextFieldStyleLabel>.self)
  }

  @_documentation(visibility: internal)
  public var system: SystemStyle? { SystemStyle(name: "plain") }
}

/// A field with a rounded line around it.
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// The style.
  public init() {}

  /// The field in this style.
  @MainActor public func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.drawn(in: system, of: TextField<_TextFieldStyleLabel>.self)
  }

  @_documentation(visibility: internal)
  public var system: SystemStyle? { SystemStyle(name: "rounded") }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The look that suits the place of a field.
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A field with nothing around it.
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A field with a rounded line around it.
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
