public import MilieuRuntime

/// How labels look.
///
/// As SwiftUI: what the style makes stands in place of the label. `Label(configuration)` in it is the label in the style that is in
/// force further out.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// What the style makes of a label.
  associatedtype Body: View

  /// What the style is told of a label.
  typealias Configuration = LabelStyleConfiguration

  /// Makes what stands in place of a label.
  ///
  /// - Parameter configuration: the label's title and its icon.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  /// What hosts know the style by; `nil` for a style of an author's own.
  @_documentation(visibility: internal)
  nonisolated var system: SystemStyle? { get }
}

extension LabelStyle {
  @_documentation(visibility: internal)
  nonisolated public var system: SystemStyle? { nil }
}

/// What a style is told of a label.
public struct LabelStyleConfiguration {
  /// The title.
  nonisolated public struct Title: ContentPlace {
    @_documentation(visibility: internal)
    public let source: ContentSource
  }

  /// The icon.
  nonisolated public struct Icon: ContentPlace {
    @_documentation(visibility: internal)
    public let source: ContentSource
  }

  /// The title.
  public let title: Title

  /// The icon.
  public let icon: Icon
}

extension View {
  /// Sets how labels in this view look. Where one of the system's styles shows the icon only, the title is still read out.
  ///
  /// - Parameter style: the style.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    controlStyle(style, style.system) { style, configuration in
      StyledContent(style: style, configuration: configuration) { $0.makeBody(configuration: $1) }
    }
  }
}

// MARK: - Of the system

/// The look that suits the place of a label.
nonisolated public struct DefaultLabelStyle: LabelStyle {
  /// The style.
  public init() {}

  /// The label in this style.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).drawn(in: system, of: Configuration.self)
  }

  @_documentation(visibility: internal)
  public var system: SystemStyle? { SystemStyle(name: "automatic") }
}

/// The icon alone; the title is read out.
nonisolated public struct IconOnlyLabelStyle: LabelStyle {
  /// The style.
  public init() {}

  /// The label in this style.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).drawn(in: system, of: Configuration.self)
  }

  @_documentation(visibility: internal)
  public var system: SystemStyle? { SystemStyle(name: "iconOnly") }
}

/// The title alone.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle {
  /// The style.
  public init() {}

  /// The label in this style.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).drawn(in: system, of: Configuration.self)
  }

  @_documentation(visibility: internal)
  public var system: SystemStyle? { SystemStyle(name: "titleOnly") }
}

/// The icon and the title.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
  /// The style.
  public init() {}

  /// The label in this style.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).drawn(in: system, of: Configuration.self)
  }

  @_documentation(visibility: internal)
  public var system: SystemStyle? { SystemStyle(name: "titleAndIcon") }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The look that suits the place of a label.
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone; the title is read out.
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon and the title.
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
