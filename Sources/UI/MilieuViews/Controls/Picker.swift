public import MilieuRuntime

/// A choice among several.
///
/// Each option is a view with a `.tag(_:)` of the selection's type; options that `ForEach` makes are known by their identity.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content

  /// A choice among options.
  ///
  /// - Parameters:
  ///   - selection: the tag of the option that is chosen.
  ///   - content: the options.
  ///   - label: what is chosen here.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  /// The same with a label that is made already.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
    self.label = label
  }

  @_documentation(visibility: internal)
  public static var elementKind: ElementKind { .picker }

  @_documentation(visibility: internal)
  @MainActor public var elementContent: some View {
    TupleView((ElementPart<PickerLabelPart, Label>(label), ElementPart<PickerOptionsPart, Content>(content)))
  }

  @_documentation(visibility: internal)
  @MainActor public func describe(_ element: inout ElementDescription) {
    let chosen = selection.wrappedValue
    element.setStyle(element.environment.styles.picker)
    if element.environment.styles.hidesLabels { element.set(.hidesLabel, true) }
    element.setInteraction()
    element.summarizeContent { element in
      let options = PickerOption.all(in: element)
      element.derive(.label, element.children.first { $0.kind == .pickerLabel }?.words ?? "")
      element.derive(.options, options.map(\.title))
      let position = options.firstIndex { $0.tag.base as? SelectionValue == chosen } ?? -1
      element.derive(.chosen, Double(position))
    }
    element.on(.change) { event, element in
      guard case .number(let number) = event.value else { return }
      let options = PickerOption.all(in: element)
      guard let position = Int(exactly: number), options.indices.contains(position),
        let value = options[position].tag.base as? SelectionValue
      else { return }
      element.deriveAsShown(.chosen, number)
      selection.wrappedValue = value
    }
  }
}

extension Picker where Label == Text {
  /// The same with a localised title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleKey), content: content)
  }

  /// The same with a title that is not localised.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(title), content: content)
  }
}

extension Picker where Label == MilieuViews.Label<Text, Image> {
  /// The same with a localised title and a symbol, by the symbol's name.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: MilieuViews.Label(titleKey, systemImage: systemImage), content: content)
  }

  /// The same with a title that is not localised and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: MilieuViews.Label(title, systemImage: systemImage), content: content)
  }
}

/// One choice of a picker, as its content describes it.
package struct PickerOption {
  package let tag: AnyHashable
  package let title: String

  /// The options inside a picker's element, in order.
  @MainActor package static func all(in picker: Element) -> [PickerOption] {
    var options: [PickerOption] = []
    func visit(_ element: Element) {
      if let tag = element.tag {
        options.append(PickerOption(tag: tag.value, title: element.words))
      } else {
        element.children.forEach(visit)
      }
    }
    for part in picker.children where part.kind == .pickerOptions { part.children.forEach(visit) }
    return options
  }
}
