import SwiftUI

// Styles as apps write them: with the environment, with state, nested, generic, public, and found by leading dots.

struct FilledButton: ButtonStyle {
  @Environment(\.isEnabled) var isEnabled
  @Environment(\.colorScheme) private var colorScheme
  var color: Color = .accentColor

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundColor(.white)
      .padding(.vertical, 12)
      .frame(maxWidth: .infinity)
      .background(colorScheme == .dark ? color.opacity(0.8) : color)
      .clipShape(RoundedRectangle(cornerRadius: 8))
      .opacity(isEnabled ? (configuration.isPressed ? 0.7 : 1) : 0.4)
      .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == FilledButton {
  static var filled: FilledButton { FilledButton() }
  static func filled(_ color: Color) -> FilledButton { FilledButton(color: color) }
}

public struct PressedWord: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Self.Configuration) -> some View {
    PressedWordBody(configuration: configuration)
  }

  private struct PressedWordBody: View {
    let configuration: ButtonStyle.Configuration
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
      HStack {
        configuration.label
        if configuration.isPressed { Text("pressed") }
        if configuration.role == .destructive { Text("careful") }
      }
      .foregroundStyle(isEnabled ? .primary : .secondary)
    }
  }
}

/// Runs only once what it does has been confirmed.
struct ConfirmingButton: PrimitiveButtonStyle {
  @State private var isAsking = false

  func makeBody(configuration: Configuration) -> some View {
    Button(role: configuration.role) {
      isAsking = true
    } label: {
      configuration.label
    }
    .confirmationDialog("Sure?", isPresented: $isAsking) {
      Button("Go on") { configuration.trigger() }
    }
  }
}

extension PrimitiveButtonStyle where Self == ConfirmingButton {
  static var confirming: Self { .init() }
}

struct Bordered<S: Shape>: PrimitiveButtonStyle {
  let shape: S

  func makeBody(configuration: Configuration) -> some View {
    Button(configuration).overlay(shape.stroke(Color.red, lineWidth: 1))
  }
}

struct CheckboxToggle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(action: { withAnimation { configuration.$isOn.wrappedValue.toggle() } }) {
      Label {
        configuration.label
      } icon: {
        Image(systemName: configuration.isOn ? "checkmark.square" : "square")
      }
    }
    .buttonStyle(PlainButtonStyle())
  }
}

extension ToggleStyle where Self == CheckboxToggle {
  static var checkbox: CheckboxToggle { .init() }
}

struct TrailingIcon: LabelStyle {
  var spacing: CGFloat = 4

  func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: spacing) {
      configuration.title
      configuration.icon.foregroundColor(.accentColor)
    }
  }
}

extension LabelStyle where Self == TrailingIcon {
  static var trailingIcon: TrailingIcon { TrailingIcon() }
}

struct WordedProgress: ProgressViewStyle {
  var caption = ""

  func makeBody(configuration: Configuration) -> some View {
    let fraction = configuration.fractionCompleted ?? 0
    return VStack(alignment: .leading) {
      ProgressView(configuration).progressViewStyle(.linear)
      if !caption.isEmpty { Text("\(caption) \(Int(fraction * 100))") }
      configuration.currentValueLabel
    }
  }
}

struct UnderlinedField: TextFieldStyle {
  @FocusState private var isFocused: Bool

  func _body(configuration: TextField<Self._Label>) -> some View {
    VStack(spacing: 2) {
      configuration.focused($isFocused)
      Divider()
      if isFocused { Text("writing") }
    }
  }
}

extension View {
  func dangerous() -> some View { buttonStyle(PressedWord()) }
}

struct StyleGallery: View {
  @State private var isOn = false
  @State private var name = ""
  @State private var log: [String] = []

  private struct Nested: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.bold() }
  }

  var body: some View {
    VStack {
      Button("Save") { log.append("save") }.buttonStyle(.filled)
      Button("Blue") { log.append("blue") }.buttonStyle(.filled(.blue))
      Button("Nested") { log.append("nested") }.buttonStyle(Nested())
      Button("Delete", role: .destructive) { log.append("delete") }.dangerous()
      Button("Send") { log.append("send") }.buttonStyle(.confirming)
      Button("Round") { log.append("round") }.buttonStyle(Bordered(shape: Capsule())).buttonStyle(.borderedProminent)
      Toggle("Checked", isOn: $isOn).toggleStyle(.checkbox)
      Toggle("Switched", isOn: $isOn).toggleStyle(.switch)
      Label("Trailing", systemImage: "star").labelStyle(.trailingIcon)
      ProgressView("Done", value: 3, total: 4).progressViewStyle(WordedProgress(caption: "percent"))
      ProgressView().progressViewStyle(CircularProgressViewStyle())
      TextField("Name", text: $name).textFieldStyle(UnderlinedField())
      Text(log.joined(separator: ","))
    }
    .labelStyle(DefaultLabelStyle())
  }
}
