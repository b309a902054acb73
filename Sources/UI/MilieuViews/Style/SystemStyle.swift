package import MilieuEnvironment
internal import MilieuRuntime

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
