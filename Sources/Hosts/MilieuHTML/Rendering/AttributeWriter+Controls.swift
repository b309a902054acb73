internal import MilieuRuntime
internal import MilieuViews

extension AttributeWriter {
  @MainActor
  mutating func describeButton(_ element: Element) {
    addClass("button")
    if let name = element.text(.style) { addClass("s-", suffix: name) }
    if let role = element[.role] { addClass("r-", suffix: role.name) }
    if element.flag(.tellsPress) { attribute("data-press") }
    if element.standsInItsLike {
      pressable(element)
    } else {
      attribute("type", word: "button")
      if element.flag(.isDisabled) { attribute("disabled") }
    }
  }

  /// A node that is no button by nature acts as one.
  @MainActor
  mutating func pressable(_ element: Element) {
    attribute("role", word: "button")
    attribute("data-e", word: "tap")
    if element.flag(.isDisabled) {
      attribute("aria-disabled", word: "true")
    } else {
      attribute("tabindex", word: "0")
    }
  }

  @MainActor
  mutating func describeLink(_ element: Element) {
    addClass("link")
    guard !element.standsInItsLike else { return }
    if element.flag(.isDisabled) {
      attribute("role", word: "link")
      attribute("aria-disabled", word: "true")
      return
    }
    guard let url = element.text(.url), let address = LinkAddress(url) else { return }
    attribute("href", address.text)
    attribute("rel", word: "noopener")
    if element.flag(.opensByHandler) { attribute("data-e", word: "tap") }
    // The page stays: it is where the app lives.
    if address.leadsToAnotherPage { attribute("target", word: "_blank") }
  }

  @MainActor
  mutating func describeField(_ element: Element) {
    addClass("field x")
    if let name = element.text(.style) { addClass("s-", suffix: name) }
    if element.flag(.isMultiline) {
      attribute("rows", word: "1")
    } else {
      attribute("type", word: element.flag(.isSecure) ? "password" : "text")
      attribute("value", element.text(.value) ?? "")
    }
    let label = element.text(.label) ?? ""
    let prompt = element.text(.prompt) ?? label
    if !prompt.isEmpty { attribute("placeholder", prompt) }
    let spoken = element.text(.spoken) ?? (label.isEmpty ? prompt : label)
    if !spoken.isEmpty { attribute("aria-label", spoken) }
    if element.flag(.isDisabled) { attribute("disabled") }
  }

  /// A control with a label and parts inside.
  @MainActor
  mutating func describeControl(_ element: Element, _ name: StaticString) {
    addClass(name)
    if let style = element.text(.style) { addClass("s-", suffix: style) }
    if element.flag(.hidesLabel) { addClass("unlabelled") }
    if element.flag(.isDisabled) { addClass("disabled") }
    if element.kind == .stepper {
      attribute("role", word: "group")
      if let spoken = element.text(.spoken) { attribute("aria-label", spoken) }
    }
  }

  @MainActor
  mutating func describePicker(_ element: Element) {
    describeControl(element, element.text(.style) == "segmented" ? "picker x" : "picker")
    guard element.showsAllOptions else { return }
    attribute("role", word: "radiogroup")
    let label = element.text(.spoken) ?? element.text(.label) ?? ""
    if !label.isEmpty { attribute("aria-label", label) }
  }

  @MainActor
  mutating func describeProgress(_ element: Element) {
    addClass("progress")
    if element.isBar { addClass("x") }
  }

  @MainActor
  mutating func describeImage(_ element: Element) {
    addClass("image")
    if element.flag(.isResizable) { addClass("resizable x") }
    // A symbol beside words says nothing new; one with words of its own says those.
    guard let spoken = element.text(.spoken) ?? element.unspokenImageName else {
      if !element.flag(.isUnspoken) { attribute("aria-hidden", word: "true") }
      return
    }
    attribute("role", word: "img")
    attribute("aria-label", spoken)
  }
}

extension Element {
  /// Whether a button is in a button, or a link in a link: HTML has no such thing, and parsers take it apart.
  var standsInItsLike: Bool {
    var ancestor = parent
    while let current = ancestor {
      if current.kind == kind || current.isPressedWhole && isPressedWhole { return true }
      ancestor = current.parent
    }
    return false
  }

  /// Whether the element is a button to HTML.
  private var isPressedWhole: Bool { kind == .button || kind == .navigationLink || kind == .tabButton }

  /// Whether progress is drawn as a bar rather than as a circle.
  var isBar: Bool {
    switch text(.style) {
    case "linear": true
    case "circular": false
    default: number(.number) != nil
    }
  }

  /// Whether a picker shows its options beside one another instead of in a menu.
  var showsAllOptions: Bool {
    let style = text(.style)
    return style == "segmented" || style == "inline" || style == "radioGroup"
  }

  /// The name that stands in for the words of an image that is the whole of a button or shows no known picture.
  var unspokenImageName: String? {
    guard !flag(.isUnspoken) else { return nil }
    guard let symbol = text(.symbol) else { return text(.asset) }
    if SymbolTable.svg(for: symbol) == nil { return symbol.replacing(".", with: " ") }
    guard let container = visibleParent?.kind, [.button, .link, .navigationLink, .tabButton].contains(container) else {
      return nil
    }
    return symbol.replacing(".", with: " ")
  }
}
