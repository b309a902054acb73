public import Foundation
public import MilieuRuntime

/// A field to write in.
nonisolated public struct TextField<Label: View>: View {
  // NB: one of the two is there. An enumeration could not be compared with that of a newly made field.
  private let field: EditableField?
  private let value: FormattedBinding?
  private let prompt: Text?
  package let label: Label

  /// A field for a text of one line.
  ///
  /// - Parameters:
  ///   - text: what is in the field.
  ///   - prompt: what the field says while it is empty.
  ///   - label: what the field is for.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(EditableField(text: text, prompt: prompt), nil, prompt, label())
  }

  /// A field for a text that may have several lines.
  ///
  /// - Parameter axis: `.vertical` for several lines.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(EditableField(text: text, prompt: prompt, isMultiline: axis == .vertical), nil, prompt, label())
  }

  /// A field for a value that a format writes and reads, for the locale of the place.
  ///
  /// What is typed stays as it is typed until it is submitted or the value changes otherwise. Words that the format cannot read leave
  /// the value as it was.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(nil, FormattedBinding(value, format: format), prompt, label())
  }

  /// A field for a value that may be missing; words that the format cannot read make it `nil`.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(nil, FormattedBinding(value, format: format), prompt, label())
  }

  fileprivate init(_ field: EditableField?, _ value: FormattedBinding?, _ prompt: Text?, _ label: Label) {
    self.field = field
    self.value = value
    self.prompt = prompt
    self.label = label
  }

  @_documentation(visibility: internal)
  @MainActor public static func makeNode(for view: Self, in context: NodeContext) -> ViewNode<Self> {
    makeStyledNode(for: view, in: context)
  }

  @_documentation(visibility: internal)
  public nonisolated static func wire(_ walk: WiringWalk) { wireStyled(walk) { Body.wire($0) } }

  /// The field with its label.
  public var body: some View {
    if let field { LabelledField(field: field, label: label) }
    if let value { FormattedField(value: value, prompt: prompt, label: label) }
  }
}

@MainActor
extension TextField: LabelledControl {
  package func styleConfiguration(of parts: TypedContentSource<Label>) -> TextField<_TextFieldStyleLabel> {
    TextField<_TextFieldStyleLabel>(field, value, prompt, _TextFieldStyleLabel(source: parts))
  }

  package static func makeSystemNode(for view: Self, in context: NodeContext) -> ViewNode<Self> {
    makeBodyNode(for: view, in: context)
  }
}

extension TextField where Label == Text {
  /// A field with a localised title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// The same with a title that is not localised.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// A field with a localised title and a prompt, which it says while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// The same with a title that is not localised.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// A field with a localised title; with `.vertical` for several lines.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text, axis: axis) { Text(titleKey) }
  }

  /// The same with a title that is not localised.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, axis: Axis) {
    self.init(text: text, axis: axis) { Text(title) }
  }

  /// A field with a localised title and a prompt; with `.vertical` for several lines.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// The same with a title that is not localised.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }

  /// A field with a localised title, for a value that a format writes and reads.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// The same with a title that is not localised.
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// A field with a localised title, for a value that may be missing; words that the format cannot read make it `nil`.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// The same with a title that is not localised.
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }
}

/// A field to write in whose words are not shown.
nonisolated public struct SecureField<Label: View>: View {
  private let field: EditableField
  package let label: Label

  /// A field whose words are not shown.
  ///
  /// - Parameters:
  ///   - text: what is in the field.
  ///   - prompt: what the field says while it is empty.
  ///   - label: what the field is for.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    field = EditableField(text: text, prompt: prompt, isSecure: true)
    self.label = label()
  }

  @_documentation(visibility: internal)
  @MainActor public static func makeNode(for view: Self, in context: NodeContext) -> ViewNode<Self> {
    makeStyledNode(for: view, in: context)
  }

  @_documentation(visibility: internal)
  public nonisolated static func wire(_ walk: WiringWalk) { wireStyled(walk) { Body.wire($0) } }

  /// The field with its label.
  public var body: some View { LabelledField(field: field, label: label) }
}

@MainActor
extension SecureField: LabelledControl {
  package func styleConfiguration(of parts: TypedContentSource<Label>) -> TextField<_TextFieldStyleLabel> {
    TextField<_TextFieldStyleLabel>(field, nil, field.prompt, _TextFieldStyleLabel(source: parts))
  }

  package static func makeSystemNode(for view: Self, in context: NodeContext) -> ViewNode<Self> {
    makeBodyNode(for: view, in: context)
  }
}

extension SecureField where Label == Text {
  /// The same with a localised title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// The same with a title that is not localised.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// The same with a localised title and a prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// The same with a title that is not localised.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}
