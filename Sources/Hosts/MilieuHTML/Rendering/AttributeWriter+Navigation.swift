internal import MilieuRuntime
internal import MilieuViews

// Screens, tabs and columns.
extension AttributeWriter {
  /// - Returns: whether the element is one of these.
  @MainActor
  mutating func describeNavigation(_ element: Element) -> Bool {
    switch element.kind {
    case .navigationStack: addClass("fill x")
    case .screen: describeScreen(element)
    case .screenContent: addClass("fill")
    case .bar: describeBar(element)
    case .bottomBar:
      addClass("low")
      attribute("role", word: "toolbar")
      if element.flag(.isBarHidden) { attribute("hidden") }
    case .barItem:
      addClass("i-", suffix: element.text(.place) ?? "")
      if element.flag(.isProminent) { addClass("strong") }
    case .navigationLink:
      describeButton(element)
      addClass("nav")
      if element.flag(.isSelected) { attribute("aria-current", word: "true") }
    case .tabView:
      addClass("fill tabs x")
      if let style = element.text(.style) { addClass("s-", suffix: style) }
    case .tabBar:
      addClass("low tabbar")
      attribute("role", word: "tablist")
      if element.flag(.isBarHidden) { attribute("hidden") }
    case .tabButton: describeTab(element)
    case .tabPanel:
      addClass("fill")
      attribute("role", word: "tabpanel")
      if element.flag(.isCovered) { attribute("hidden") }
    case .splitView: addClass("split x")
    case .column:
      addClass("fill col")
      if let style = element.text(.style) { addClass("s-", suffix: style) }
      if element.flag(.isInFront) { addClass("front") }
      if element.flag(.isCovered) { attribute("hidden") }
    default: return false
    }
    return true
  }

  /// The page moves the focus to a screen that has come up.
  @MainActor
  private mutating func describeScreen(_ element: Element) {
    addClass("fill screen")
    attribute("tabindex", word: "-1")
    if let title = element.text(.title) { attribute("aria-label", title) }
    if element.flag(.isCovered) { attribute("hidden") }
  }

  @MainActor
  private mutating func describeBar(_ element: Element) {
    addClass("bar")
    if element.flag(.isInline) { addClass("inline") }
    if element.flag(.isNarrowOnly), element.text(.title) == nil, element.firstChild == nil { addClass("narrow") }
    if element.flag(.isBarHidden) { attribute("hidden") }
  }

  @MainActor
  private mutating func describeTab(_ element: Element) {
    addClass("button tab")
    attribute("type", word: "button")
    attribute("role", word: "tab")
    attribute("aria-selected", word: element.flag(.isSelected) ? "true" : "false")
    if element.flag(.isSelected) { attribute("aria-current", word: "page") }
    if element.flag(.isDisabled) { attribute("disabled") }
  }
}

extension HTMLRenderer {
  /// The way back and the title, each there but hidden where there is none, then the items.
  mutating func renderBar(_ element: Element) {
    let back = element.text(.backTitle)
    writer.out.append("<button type=button data-e=tap class='button back")
    if element.flag(.isNarrowOnly) { writer.out.append(" narrow") }
    // On a narrow screen the arrow may stand alone.
    writer.out.append("' aria-label='Back")
    if let back, !back.isEmpty {
      writer.out.append(": ")
      writer.out.append(escaping: back)
    }
    writer.out.append(back == nil ? "' hidden><span>" : "'><span>")
    writer.out.append(escaping: back ?? "")
    writer.out.append(element.text(.title) == nil ? "</span></button><h1 hidden>" : "</span></button><h1>")
    writer.out.append(escaping: element.text(.title) ?? "")
    if let subtitle = element.text(.subtitle) {
      writer.out.append("<small>")
      writer.out.append(escaping: subtitle)
      writer.out.append("</small>")
    }
    writer.out.append("</h1>")
    renderContent(of: element)
  }
}
