internal import MilieuEnvironment
public import MilieuRuntime

/// How pickers look.
public protocol PickerStyle: Sendable {
  @_documentation(visibility: internal) nonisolated var system: SystemStyle { get }
}

public struct DefaultPickerStyle: PickerStyle {
  public init() {}
  public var system: SystemStyle { SystemStyle(name: "automatic") }
}

public struct MenuPickerStyle: PickerStyle {
  public init() {}
  public var system: SystemStyle { SystemStyle(name: "menu") }
}

public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
  public var system: SystemStyle { SystemStyle(name: "segmented") }
}

public struct InlinePickerStyle: PickerStyle {
  public init() {}
  public var system: SystemStyle { SystemStyle(name: "inline") }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension View {
  /// Sets how pickers in this view look.
  public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    self.style(\.picker, style.system)
  }

  /// Hides the labels of controls in this view; they are still read out.
  public func labelsHidden() -> some View {
    environment(\.styles.hidesLabels, true)
  }
}
