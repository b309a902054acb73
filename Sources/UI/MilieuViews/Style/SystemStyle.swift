package import MilieuEnvironment
public import MilieuRuntime

// The styles that come with the system. Each kind of control has a protocol, as in SwiftUI, so that `.buttonStyle(.bordered)` and
// `.buttonStyle(BorderedButtonStyle())` both read as they do there. Styles of your own cannot conform yet.

/// What a host knows a style by.
@_documentation(visibility: internal)
public struct SystemStyle: Hashable, Sendable {
  package let name: String
}

/// The names of the styles in force at a place.
package struct SystemStyles: Hashable, Sendable {
  package var button = "automatic"
  package var textField = "automatic"
  package var list = "automatic"
  package var picker = "automatic"
  package var toggle = "automatic"
  package var label = "automatic"
  package var progress = "automatic"
  package var hidesLabels = false
}

private enum SystemStylesKey: EnvironmentKey {
  static let defaultValue = SystemStyles()
}

extension EnvironmentValues {
  package var styles: SystemStyles {
    get { self[SystemStylesKey.self] }
    set { self[SystemStylesKey.self] = newValue }
  }
}

extension View {
  func style(_ keyPath: WritableKeyPath<SystemStyles, String>, _ style: SystemStyle) -> some View {
    let styles: WritableKeyPath<EnvironmentValues, SystemStyles> = \.styles
    return environment(styles.appending(path: keyPath), style.name)
  }
}

// MARK: - Buttons

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

// MARK: - Text fields

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

// MARK: - Lists

/// How lists look.
public protocol ListStyle: Sendable {
  @_documentation(visibility: internal) nonisolated var system: SystemStyle { get }
}

public struct DefaultListStyle: ListStyle {
  public init() {}
  public var system: SystemStyle { SystemStyle(name: "automatic") }
}

public struct PlainListStyle: ListStyle {
  public init() {}
  public var system: SystemStyle { SystemStyle(name: "plain") }
}

public struct InsetListStyle: ListStyle {
  public init() {}
  public var system: SystemStyle { SystemStyle(name: "inset") }
}

public struct GroupedListStyle: ListStyle {
  public init() {}
  public var system: SystemStyle { SystemStyle(name: "grouped") }
}

public struct InsetGroupedListStyle: ListStyle {
  public init() {}
  public var system: SystemStyle { SystemStyle(name: "insetGrouped") }
}

public struct SidebarListStyle: ListStyle {
  public init() {}
  public var system: SystemStyle { SystemStyle(name: "sidebar") }
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  /// Sets how lists in this view look.
  public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
    self.style(\.list, style.system)
  }
}

// MARK: - Pickers

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
