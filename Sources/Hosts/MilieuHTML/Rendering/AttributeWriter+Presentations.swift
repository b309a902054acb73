internal import MilieuRuntime
internal import MilieuViews

extension AttributeWriter {
  /// What is presented is a `dialog` that is open: without a script it stands above the page; with one it is made modal.
  @MainActor
  mutating func describePresentation(_ element: Element) {
    attribute("open")
    switch element.kind {
    case .alert:
      addClass("alert")
      attribute("role", word: "alertdialog")
      describeDialog(element)
    case .confirmation:
      addClass("confirm")
      attribute("data-x")
      describeDialog(element)
    default: describeSurface(element)
    }
  }

  @MainActor
  private mutating func describeDialog(_ element: Element) {
    if element.flag(.hidesLabel) { addClass("untitled") }
    attribute("aria-labelledby", "t\(element.id)")
    guard let message = element.children.first(where: { $0.kind == .dialogMessage }) else { return }
    attribute("aria-describedby", "e\(message.id)")
  }

  @MainActor
  private mutating func describeSurface(_ element: Element) {
    if let title = element.titleInside { attribute("aria-label", title) }
    if element.canBeClosed { attribute("data-x") }
    switch element.kind {
    case .cover: addClass("cover")
    case .popover:
      addClass("popover")
      if let source = element.parent?.number(.source) { attribute("data-a", "e\(Int(source))") }
      if element[.edge] == .top { attribute("data-g", word: "top") }
    default:
      addClass("sheet")
      if let share = element[.detent]?.share {
        style("--h", number: share * 100, unit: "dvh")
      } else if let points = element[.detent]?.points {
        style("--h", number: points, unit: "px")
      }
    }
  }
}

extension AttributeWriter {
  /// The button of a menu opens it by itself.
  @MainActor
  mutating func describeMenuLabel(_ element: Element) {
    addClass("button")
    if let name = element.text(.style) { addClass("s-", suffix: name) }
    attribute("type", word: "button")
    if element.flag(.isDisabled) { attribute("disabled") }
    guard let items = element.parent?.lastChild else { return }
    attribute("popovertarget", "e\(items.id)")
  }
}

extension Element {
  /// Whether a person may close what is presented other than by what is in it.
  var canBeClosed: Bool { kind != .cover && !flag(.isDismissDisabled) }

  /// The title of the first screen inside.
  fileprivate var titleInside: String? {
    for child in children {
      if child.kind == .titled, let title = child.text(.title) { return title }
      if let title = child.titleInside { return title }
    }
    return nil
  }
}
