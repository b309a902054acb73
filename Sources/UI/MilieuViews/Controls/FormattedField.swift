internal import Foundation
internal import MilieuEnvironment
internal import MilieuRuntime

/// A value as words: how a format writes it for a locale, and how it reads what was typed.
nonisolated struct FormattedBinding {
  let words: (Locale) -> String
  let read: (String, Locale) -> Void

  init<Format: ParseableFormatStyle>(_ value: Binding<Format.FormatInput>, format: Format)
  where Format.FormatOutput == String {
    words = { format.locale($0).format(value.wrappedValue) }
    read = { typed, locale in
      if let parsed = try? format.locale(locale).parseStrategy.parse(typed) { value.wrappedValue = parsed }
    }
  }

  init<Format: ParseableFormatStyle>(_ value: Binding<Format.FormatInput?>, format: Format)
  where Format.FormatOutput == String {
    words = { locale in value.wrappedValue.map { format.locale(locale).format($0) } ?? "" }
    read = { typed, locale in value.wrappedValue = try? format.locale(locale).parseStrategy.parse(typed) }
  }
}

/// A field whose words stay as they are typed while they are being typed, although the format would write them otherwise.
nonisolated struct FormattedField<Label: View>: View {
  /// What was typed, and how the format writes the value that came of it.
  private struct Draft: Equatable {
    let typed: String
    let written: String
  }

  let value: FormattedBinding
  let prompt: Text?
  let label: Label

  @Environment(\.locale) private var locale
  @State private var draft: Draft?

  init(value: FormattedBinding, prompt: Text?, label: Label) {
    self.value = value
    self.prompt = prompt
    self.label = label
  }

  var body: some View {
    let written = value.words(locale)
    let shown = draft?.written == written ? draft?.typed ?? written : written
    let text = Binding(
      get: { shown },
      set: { typed in
        value.read(typed, locale)
        draft = Draft(typed: typed, written: value.words(locale))
      })
    LabelledField(field: EditableField(text: text, prompt: prompt), label: label)
      .onSubmit { draft = nil }
  }
}
