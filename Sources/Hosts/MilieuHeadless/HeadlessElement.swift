internal import MilieuRuntime
internal import MilieuViews

/// One element that the mounted views show.
@MainActor
public struct HeadlessElement {
  let element: Element
  let host: Headless

  /// The view that the element was found by.
  weak var view: Node?

  init(element: Element, host: Headless, view: Node? = nil) {
    self.element = element
    self.host = host
    self.view = view
  }

  /// What the element is.
  public var role: HeadlessRole { HeadlessRole(element.kind) }

  /// The words the element and those inside it show, with single spaces between.
  public var text: String { ElementText.words(of: element) }

  /// The author's identifier.
  public var identifier: String? { element[.identifier] }

  /// The words in a field, the title of a picker's choice, or the number of a slider.
  public var value: String? {
    switch element.kind {
    case .textField: element[.value]
    case .picker: chosenOption
    case .slider, .progress: element[.number].map { ElementValue.number($0).description }
    case .toggle: element[.isOn].map { $0 ? "on" : "off" }
    default: nil
    }
  }

  private var chosenOption: String? {
    guard let options = element[.options], let position = element[.chosen].map({ Int($0) }) else { return nil }
    return options.indices.contains(position) ? options[position] : nil
  }

  /// The titles of a picker's options.
  public var options: [String] { element[.options] ?? [] }

  /// Whether a toggle is on, or a row is chosen.
  public var isOn: Bool { element[.isOn] ?? element[.isSelected] ?? false }

  /// Whether the element takes what a person does.
  public var isEnabled: Bool { element[.isDisabled] != true }

  /// What assistive technologies say for the element.
  public var accessibilityLabel: String { ElementText.spoken(by: element) }

  /// The element with all inside it as indented text.
  public var tree: String { ElementText.tree(of: element) }

  /// Whether the element has the keyboard. Elements that no `focused` modifier speaks of never have.
  public var isFocused: Bool { host.focused == element.id }

  // MARK: - Acts

  /// Gives the element the keyboard, as pressing it or moving to it with the Tab key does.
  public func focus() throws {
    let previous = host.focused
    if let previous, previous != element.id { _ = host.root.dispatch(ElementEvent(.blur), to: previous) }
    host.focused = element.id
    try send(.focus, as: "focused")
  }

  /// Presses the element, or chooses it where it is a row of a list with a selection.
  ///
  /// - Throws: ``HeadlessError/refused(_:)`` when it is disabled or nothing happens when it is pressed.
  public func tap() throws { try send(.tap, as: "tapped") }

  /// Writes words into a field, in place of those that are there.
  public func type(_ words: String) throws { try send(.input, .text(words), as: "written in") }

  /// Confirms what is in a field.
  public func submit() throws { try send(.submit, as: "submitted") }

  /// Changes a toggle to the other state.
  public func toggle() throws { try set(!isOn) }

  /// Sets a toggle.
  public func set(_ isOn: Bool) throws { try send(.change, .flag(isOn), as: "set") }

  /// Sets a slider.
  public func set(_ number: Double) throws { try send(.change, .number(number), as: "set") }

  /// Chooses the option of a picker that has a title.
  public func select(_ title: String) throws {
    guard let position = options.firstIndex(of: title) else {
      throw HeadlessError.refused("The picker \"\(accessibilityLabel)\" has no option \"\(title)\"; it has \(options).")
    }
    try send(.change, .number(Double(position)), as: "set")
  }

  /// Deletes a row, as a person does with its button or by swiping it.
  ///
  /// - Throws: ``HeadlessError/refused(_:)`` where the row may not be deleted.
  public func delete() throws { try press(.rowDelete, as: "deleted") }

  /// Moves a row before the one above it.
  public func moveUp() throws { try press(.rowUp, as: "moved") }

  /// Moves a row after the one below it.
  public func moveDown() throws { try press(.rowDown, as: "moved") }

  private func press(_ control: ElementKind, as act: String) throws {
    guard let button = element.children.first(where: { $0.kind == control }) else {
      throw HeadlessError.refused("The \(nameInMessages) cannot be \(act).")
    }
    try HeadlessElement(element: button, host: host).tap()
  }

  /// Steps up.
  public func increment() throws { try send(.increment, as: "stepped up") }

  /// Steps down.
  public func decrement() throws { try send(.decrement, as: "stepped down") }

  func send(_ name: ElementEvent.Name, _ value: ElementValue? = nil, as act: String) throws {
    let outcome = host.root.dispatch(ElementEvent(name, value: value), to: element.id)
    host.settle()
    switch outcome {
    case .handled: return
    case .disabled: throw HeadlessError.refused("The \(nameInMessages) is disabled and cannot be \(act).")
    case .notAccepted, .unknownElement: throw HeadlessError.refused("The \(nameInMessages) cannot be \(act).")
    }
  }

  private var nameInMessages: String { "\(role.name) \"\(accessibilityLabel)\"" }
}
