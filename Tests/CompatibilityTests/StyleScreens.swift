import SwiftUI

// Styles in the manner of Swift 6: a theme in the environment, styles that read it, and views that do not know of either.

@Observable
final class BrandTheme {
  var name = "Sea"
  var isLoud = false
}

struct BrandButton: ButtonStyle {
  @Environment(BrandTheme.self) private var theme
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(theme.name)
      configuration.label
      if theme.isLoud { Text("!") }
    }
    .padding(configuration.isPressed ? 8 : 10)
    .background(isEnabled ? Color.blue : .gray, in: .capsule)
  }
}

extension ButtonStyle where Self == BrandButton {
  static var brand: BrandButton { BrandButton() }
}

struct BrandToggle: ToggleStyle {
  @Environment(BrandTheme.self) private var theme

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(verbatim: "\(theme.name):")
      Toggle(configuration)
    }
  }
}

extension ToggleStyle where Self == BrandToggle {
  static var brand: BrandToggle { BrandToggle() }
}

struct BrandScreen: View {
  @State private var theme = BrandTheme()
  @State private var saved = 0

  var body: some View {
    NavigationStack {
      VStack {
        Button("Save \(saved)", systemImage: "tray") { saved += 1 }
        NavigationLink("Settings") { BrandSettings() }
      }
    }
    .buttonStyle(.brand)
    .toggleStyle(.brand)
    .environment(theme)
  }
}

struct BrandSettings: View {
  @Environment(BrandTheme.self) private var theme

  var body: some View {
    @Bindable var theme = theme
    Form {
      Toggle("Loud", isOn: $theme.isLoud)
      TextField("Name", text: $theme.name).textFieldStyle(.roundedBorder)
      Button("Reset") { theme.name = "Sea" }.buttonStyle(.bordered)
    }
  }
}
