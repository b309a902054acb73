internal import MilieuEnvironment
internal import MilieuRuntime

/// What a field edits, and how.
nonisolated struct EditableField: DynamicProperty {
  let text: Binding<String>
  var prompt: Text?
  var isMultiline = false
  var isSecure = false
}

/// A field with its label, which stands in it as the prompt and is read out.
nonisolated struct LabelledField<Label: View>: PrimitiveView {
  let field: EditableField
  let label: Label

  static var elementKind: ElementKind { .textField }
  @MainActor var elementContent: Label { label }

  @MainActor func describe(_ element: inout ElementDescription) {
    element.set(.value, field.text.wrappedValue)
    element.set(.prompt, field.prompt?.words(in: element))
    if field.isSecure { element.set(.isSecure, true) }
    if field.isMultiline { element.set(.isMultiline, true) }
    element.setStyle(element.systemStyle(for: TextField<_TextFieldStyleLabel>.self))
    element.setInteraction()
    element.summarizeContent { $0.derive(.label, $0.children.map(\.words).joined(separator: " ")) }
    element.on(.input) { event, element in
      guard case .text(let words) = event.value else { return }
      element.setAsShown(.value, words)
      field.text.wrappedValue = words
    }
    let submit = element.environment.submitAction
    element.on(.submit) { _, _ in submit?.run() }
  }
}
