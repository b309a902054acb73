package import MilieuEnvironment
internal import MilieuRuntime

// The styles that come with the system. Each kind of control has a protocol, as in SwiftUI, so that `.buttonStyle(.bordered)` and
// `.buttonStyle(BorderedButtonStyle())` both read as they do there. For buttons, toggles, labels, progress and text fields authors
// write styles of their own, which stand in the environment beside those of the system (`ControlStyle` of the runtime). Of lists,
// pickers and what navigates hosts draw all styles, as SwiftUI lets nobody else write such styles either.

/// What a host knows a style by.
@_documentation(visibility: internal)
public struct SystemStyle: Hashable, Sendable {
  package let name: String
}

/// The names of the styles in force at a place, for what only hosts draw.
package struct SystemStyles: Hashable, Sendable {
  package var list = "automatic"
  package var picker = "automatic"
  package var tabView = "automatic"
  package var navigationView = "automatic"
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
  nonisolated func style(_ keyPath: WritableKeyPath<SystemStyles, String>, _ style: SystemStyle) -> some View {
    let styles: WritableKeyPath<EnvironmentValues, SystemStyles> = \.styles
    return environment(styles.appending(path: keyPath), style.name)
  }
}

extension View {
  /// Puts a style in force for one kind of control.
  ///
  /// - Parameters:
  ///   - style: the style.
  ///   - system: what hosts know it by, for one that they draw.
  ///   - makeContent: what the style makes of a control; captures nothing.
  nonisolated func controlStyle<Style, Configuration, Content: View>(
    _ style: Style, _ system: SystemStyle?, makeContent: @escaping @MainActor (Style, Configuration) -> Content
  ) -> some View {
    modifier(
      StyleProvision(
        style, systemName: system?.name, provider: ProviderSite(kind: .modifier, fileID: #fileID, line: #line),
        makeContent: makeContent))
  }

  /// Has hosts draw the controls of one kind, for a style of the system that is asked for its body.
  nonisolated func drawn<Configuration>(in system: SystemStyle?, of kind: Configuration.Type) -> some View {
    controlStyle(system, system) { (_, _: Configuration) in EmptyView() }
  }
}
