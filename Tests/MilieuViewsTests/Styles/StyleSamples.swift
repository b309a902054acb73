import MilieuEnvironment
import MilieuObservation
import MilieuRuntime
import MilieuViews
import Observation

private struct AccentNameKey: EnvironmentKey {
  static let defaultValue = "plain"
}

extension EnvironmentValues {
  var accentName: String {
    get { self[AccentNameKey.self] }
    set { self[AccentNameKey.self] = newValue }
  }
}

@Observable
final class Palette {
  var name: String
  init(_ name: String) { self.name = name }
}

final class Painter: ObservableObject {
  @Published var user: String
  init(_ user: String) { self.user = user }
}

/// How often bodies of styles were made.
@MainActor
final class BodyCount {
  var filled = 0
  var steady = 0
  var labels = 0
}

/// Reads a key of the environment and whether the button is pressed.
struct FilledButton: ButtonStyle {
  @Environment(\.accentName) private var accentName
  @Environment(\.isEnabled) private var isEnabled
  var count: BodyCount?

  func makeBody(configuration: Configuration) -> some View {
    let _ = count?.filled += 1
    HStack {
      Text(verbatim: "\(accentName)\(isEnabled ? "" : " off")\(configuration.isPressed ? " down" : "")")
      configuration.label
    }
  }
}

extension ButtonStyle where Self == FilledButton {
  static var filled: FilledButton { FilledButton() }
}

/// Reads nothing but what it is told.
struct SteadyButton: ButtonStyle {
  var count: BodyCount?

  func makeBody(configuration: Configuration) -> some View {
    let _ = count?.steady += 1
    HStack {
      Text(verbatim: configuration.role == .destructive ? "!" : "-")
      configuration.label
    }
  }
}

struct ThemedButton: ButtonStyle {
  @Environment(Palette.self) private var theme
  @EnvironmentObject private var account: Painter

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(verbatim: "\(theme.name) \(account.user)")
      configuration.label
    }
  }
}

/// Acts at the second press, counted for each button by itself.
struct SecondPressButton: PrimitiveButtonStyle {
  @State private var presses = 0

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(verbatim: "presses \(presses)")
      configuration.label
    }
    .onTapGesture {
      presses += 1
      if presses.isMultiple(of: 2) { configuration.trigger() }
    }
  }
}

/// Puts something around the button as it would be otherwise.
struct FramedButton: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(verbatim: "framed")
      Button(configuration)
    }
  }
}

/// Reads the environment by itself.
@Observable @MainActor
final class AccentModel {
  @ObservationIgnored @Environment(\.accentName) var accentName
}

/// Keeps a model of its own for each button.
struct ModelledButton: ButtonStyle {
  @State private var model = AccentModel()

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(verbatim: model.accentName)
      configuration.label
    }
  }
}
