internal import MilieuRuntime
internal import MilieuViews

extension AttributeWriter {
  /// Writes all attributes of an element's node but its identity.
  @MainActor
  mutating func writeAttributes(of element: Element) {
    begin()
    describe(element)
    if let identifier = element.text(.identifier) { attribute("data-testid", identifier) }
    if let help = element.text(.help) { attribute("title", help) }
    if let badge = element.text(.badge) { attribute("data-badge", badge) }
    if let command = element.number(.focusCommand) { attribute("data-f", number: command) }
    if element.flag(.isUnspoken) { attribute("aria-hidden", word: "true") }
    if element.flag(.isStill) { addClass("still") }
    if let transition = element[.transition] {
      attribute("data-i", transition.insertion.map(\.css).joined(separator: ";"))
      attribute("data-r", transition.removal.map(\.css).joined(separator: ";"))
    }
    if let spoken = element.text(.spoken) { speak(spoken, for: element) }
    end()
  }

  /// Puts spoken words where assistive technologies look for them.
  @MainActor
  private mutating func speak(_ words: String, for element: Element) {
    switch element.kind {
    // The control inside carries them, or the node has words of its own already.
    case .toggle, .picker, .slider, .progress, .stepper, .textField, .image, .titled: return
    case .button, .link, .tapArea, .divider, .row, .section, .window, .navigationLink, .tabButton: break
    case .text, .shape, .color: attribute("role", word: "img")
    default: attribute("role", word: "group")
    }
    attribute("aria-label", words)
  }

  @MainActor
  private mutating func describe(_ element: Element) {
    switch element.kind {
    case .text: addClass("text")
    case .style: describeStyle(element)
    case .verticalStack: describeVerticalStack(element)
    case .horizontalStack: describeHorizontalStack(element)
    case .depthStack: describeDepthStack(element)
    case .row: describeRow(element)
    case .image: describeImage(element)
    case .button: describeButton(element)
    case .link: describeLink(element)
    case .textField: describeField(element)
    case .toggle: describeControl(element, "toggle x")
    case .picker: describePicker(element)
    case .stepper: describeControl(element, "stepper x")
    case .slider: describeControl(element, "slider x")
    case .progress: describeProgress(element)
    case .shape, .color, .divider, .spacer: describeFlexible(element)
    case .scroll: describeScroll(element)
    case .list, .form: describeArrangement(element)
    case .section: addClass("section")
    case .header: describeHeader(element)
    case .footer: addClass("footer")
    case .label:
      addClass("label")
      if let style = element.text(.style) { addClass("s-", suffix: style) }
    case .labelIcon: addClass("icon")
    case .labelTitle: break
    case .titled: describeTitled(element)
    case .diagnosis:
      addClass("diagnosis")
      attribute("role", word: "alert")
    case .window: addClass("window")
    case .root: addClass("root")
    case .rowDelete, .rowUp, .rowDown: describeRowControl(element)
    case .menu: addClass("menu")
    case .menuLabel: describeMenuLabel(element)
    case .menuItems:
      addClass("items")
      attribute("popover", word: "auto")
    case .contextMenu: addClass("ctx")
    case .swipe: addClass("swipe")
    case .swipeActions: addClass(element.parent?[.edge] == .leading ? "swipes start" : "swipes")
    case .presentations: addClass("presentations")
    case .sheet, .cover, .popover, .alert, .confirmation: describePresentation(element)
    case .dialogMessage: addClass("message")
    case .dialogActions: addClass("actions")
    default:
      if !describeNavigation(element) { describeModifier(element) }
    }
  }

  @MainActor
  private mutating func describeStyle(_ element: Element) {
    addClass("style")
    if let font = element[.font] { inherited(font) }
    if let look = element[.look] { inherited(look) }
    if let foreground = element[.foreground] {
      if case .level = foreground {
        style("color", css: foreground.cssInk)
      } else {
        addClass("fg")
        style("--l0", css: foreground.cssInk)
      }
    }
    if let height = element.number(.minimumRowHeight) { style("--row", css: "\(max(0, height))px") }
    if let height = element.number(.minimumHeaderHeight) { style("--head", css: "\(max(0, height))px") }
    if let tint = element[.tint], tint != .tint { style("--tint", css: tint.cssInk) }
    if let limit = element.number(.lineLimit) {
      if limit > 0 { addClass("limited") }
      style("--lines", css: limit > 0 ? "\(Int(min(limit, 10_000)))" : "none")
    }
    switch element[.textAlignment] {
    case .leading: style("text-align", "start")
    case .center: style("text-align", "center")
    case .trailing: style("text-align", "end")
    case nil: break
    }
    switch element[.controlSize] {
    case .mini: addClass("mini")
    case .small: addClass("small")
    case .regular: addClass("regular")
    case .large, .extraLarge: addClass("large")
    case nil: break
    }
    if let scheme = element[.colorScheme] { addClass(scheme == .dark ? "dark" : "light") }
    if let direction = element[.layoutDirection] {
      attribute("dir", word: direction == .rightToLeft ? "rtl" : "ltr")
    }
  }

  // MARK: - Containers

  @MainActor
  private mutating func describeVerticalStack(_ element: Element) {
    addClass("vstack")
    if let alignment = element[.alignment] { style("align-items", alignment.horizontal.css) }
    if let spacing = element.number(.spacing) { style("gap", number: max(spacing, 0), unit: "px") }
  }

  @MainActor
  private mutating func describeHorizontalStack(_ element: Element) {
    addClass("hstack")
    if let alignment = element[.alignment] { style("align-items", alignment.vertical.css) }
    if let spacing = element.number(.spacing) { style("gap", number: max(spacing, 0), unit: "px") }
  }

  @MainActor
  private mutating func describeDepthStack(_ element: Element) {
    addClass("zstack")
    if let alignment = element[.alignment] { placeItems(alignment) }
  }

  mutating func placeItems(_ alignment: Alignment) {
    style("align-items", alignment.vertical.css)
    style("justify-items", alignment.horizontal.css)
  }

  @MainActor
  private mutating func describeRow(_ element: Element) {
    addClass("row")
    if element.arrangement?.kind != .form { attribute("role", word: "listitem") }
    guard element.flag(.isSelectable) else { return }
    attribute("data-e", word: "tap")
    attribute("tabindex", word: "0")
    if element.flag(.isSelected) { attribute("aria-current", word: "true") }
  }

  @MainActor
  private mutating func describeRowControl(_ element: Element) {
    attribute("type", word: "button")
    switch element.kind {
    case .rowDelete:
      addClass("delete")
      attribute("aria-label", word: "Delete")
    case .rowUp:
      addClass("up")
      attribute("aria-label", "Move up")
    default:
      addClass("down")
      attribute("aria-label", "Move down")
    }
  }

  @MainActor
  private mutating func describeArrangement(_ element: Element) {
    addClass(element.kind == .list ? "list x" : "form x")
    if element.kind == .list { attribute("role", word: "list") }
    if element.flag(.isEditing) { addClass("editing") }
    if let style = element.text(.style) { addClass("s-", suffix: style) }
    if element.growsVertically { addClass("y") }
  }

  @MainActor
  private mutating func describeHeader(_ element: Element) {
    addClass("header")
    attribute("role", word: "heading")
    attribute("aria-level", word: "2")
  }

  @MainActor
  private mutating func describeTitled(_ element: Element) {
    addClass("titled x")
    if element.growsVertically { addClass("y") }
    if let title = element.text(.spoken) ?? element.text(.title) { attribute("aria-label", title) }
  }

  @MainActor
  private mutating func describeScroll(_ element: Element) {
    let axes = element[.axes] ?? .vertical
    addClass("scroll x")
    if axes.contains(.horizontal) { addClass("sx") }
    if axes.contains(.vertical) { addClass("sy") }
    if element[.showsIndicators] == false { addClass("bare") }
    if axes.contains(.horizontal) { attribute("tabindex", word: "0") }
    if element.growsVertically { addClass("y") }
  }

  @MainActor
  private mutating func describeFlexible(_ element: Element) {
    let isAcross = element.visibleParent?.kind == .horizontalStack
    switch element.kind {
    case .spacer:
      addClass(isAcross ? "spacer h x" : "spacer")
      if let length = element.number(.minimumLength) {
        style(isAcross ? "min-width" : "min-height", number: max(length, 0), unit: "px")
      }
    case .divider:
      addClass(isAcross ? "divider h" : "divider x")
      if isAcross { attribute("aria-orientation", word: "vertical") }
    case .color:
      addClass("color x")
      if let paint = element[.paint] { style("background", css: paint.cssBackground) }
    default:
      addClass("shape x")
      draw(element)
    }
    if element.growsVertically { addClass("y") }
  }
}
