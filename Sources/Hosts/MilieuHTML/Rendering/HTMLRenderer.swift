package import MilieuRuntime
internal import MilieuViews

/// Writes elements as HTML.
///
/// An element is one DOM node whose identity is `e` and the element's number. A node's children stand right in it, or
/// in its child of class `c` where the node has parts of its own besides; the control that a person operates is the
/// node itself or its child of class `k`. Everything of the author's is escaped, and what goes to a style is made from
/// numbers and colours.
@MainActor
package struct HTMLRenderer {
  var writer: AttributeWriter

  /// Called with what a person should know, such as a kind of element that this host does not know.
  private let report: (String) -> Void

  /// Whether children are left out, for a node whose own parts alone are wanted.
  var leavesOutChildren = false

  package init(capacity: Int = 1024, report: @escaping (String) -> Void = { _ in }) {
    writer = AttributeWriter(form: .tag, capacity: capacity)
    self.report = report
  }

  /// An element with all inside it.
  package static func html(of element: Element, report: @escaping (String) -> Void = { _ in }) -> String {
    var renderer = HTMLRenderer(report: report)
    renderer.render(element)
    return renderer.html
  }

  package var html: String { writer.out.text }
  package var bytes: [UInt8] { writer.out.bytes }

  /// Appends an element with all inside it.
  package mutating func render(_ element: Element) {
    let tag = tag(of: element)
    writer.out.append("<")
    writer.out.append(tag)
    writer.out.append(" id=e")
    writer.out.append(element.id)
    writer.writeAttributes(of: element)
    writer.out.append(">")
    guard !hasNoInside(element) else { return }
    renderInside(of: element)
    writer.out.append("</")
    writer.out.append(tag)
    writer.out.append(">")
  }

  /// Appends the children, unless the element shows them in a form of its own.
  mutating func renderChildren(of element: Element) {
    guard !leavesOutChildren, !element.absorbsContent else { return }
    var child = element.firstChild
    while let current = child {
      render(current)
      child = current.nextSibling
    }
  }

  /// Appends the children in a node of their own, which patches find by its class.
  mutating func renderContent(of element: Element, also name: StaticString? = nil, role: StaticString? = nil) {
    writer.out.append("<div class=")
    if let name {
      writer.out.append("'c ")
      writer.out.append(name)
      writer.out.append("'")
    } else {
      writer.out.append("c")
    }
    if let role {
      writer.out.append(" role=")
      writer.out.append(role)
    }
    writer.out.append(">")
    renderChildren(of: element)
    writer.out.append("</div>")
  }

  private func tag(of element: Element) -> StaticString {
    switch element.kind {
    case .text, .image, .label, .labelIcon, .labelTitle, .bound: "span"
    case .button, .navigationLink, .tabButton: element.standsInItsLike ? "div" : "button"
    case .rowDelete, .rowUp, .rowDown, .menuLabel: "button"
    case .link: element.standsInItsLike ? "span" : "a"
    case .divider: "hr"
    case .textField: element.flag(.isMultiline) ? "textarea" : "input"
    case .toggle: "label"
    case .section, .titled, .screen: "section"
    case .bar: "nav"
    case .window: "main"
    case .sheet, .cover, .popover, .alert, .confirmation: "dialog"
    default: "div"
    }
  }

  private func hasNoInside(_ element: Element) -> Bool {
    element.kind == .divider || element.kind == .textField && !element.flag(.isMultiline)
  }

  private mutating func renderInside(of element: Element) {
    switch element.kind {
    case .text: renderWords(of: element)
    case .image: renderPicture(of: element)
    case .textField:
      let value = element.text(.value) ?? ""
      // A parser leaves out a line break right after the tag.
      if value.utf8.first == UInt8(ascii: "\n") { writer.out.append("\n") }
      writer.out.append(escaping: value)
    case .toggle: renderToggle(element)
    case .picker: renderPicker(element)
    case .stepper: renderStepper(element)
    case .slider: renderSlider(element)
    case .progress: renderProgress(element)
    case .section: renderSection(element)
    case .titled: renderTitled(element)
    case .diagnosis: renderDiagnosis(element)
    case .sheet: renderSheet(element)
    case .cover, .popover: renderContent(of: element)
    case .alert, .confirmation: renderDialog(element)
    case .bar: renderBar(element)
    case .frame:
      if let frame = element[.frame], frame.idealWidth != nil || frame.idealHeight != nil {
        report("The web host does not go by the ideal lengths of a frame. Give it a least, a greatest or a fixed one.")
      }
      renderChildren(of: element)
    default:
      if !Self.known.contains(element.kind) {
        report("The web host has no form of its own for “\(element.kind)”; it shows what is inside it.")
      }
      renderChildren(of: element)
    }
  }

  private static let known: Set<ElementKind> = [
    .root, .style, .text, .image, .shape, .color, .divider, .button, .link, .textField, .toggle, .picker, .stepper,
    .slider, .progress, .label, .labelIcon, .labelTitle, .pickerLabel, .pickerOptions, .bound, .progressWords, .header,
    .footer,
    .verticalStack, .horizontalStack, .depthStack, .spacer, .scroll, .list, .form, .section, .row, .padding, .frame,
    .fixedSize, .background, .overlay, .layer, .border, .clip, .opacity, .hidden, .shadow, .tapArea, .gestureArea,
    .titled, .window,
    .diagnosis,
    .presentations, .sheet, .cover, .popover, .alert, .confirmation, .dialogMessage, .dialogActions,
    .navigationStack, .screen, .screenContent, .bar, .bottomBar, .barItem, .navigationLink, .tabView, .tabBar,
    .tabButton, .tabPanel, .splitView, .column,
    .rowDelete, .rowUp, .rowDown, .menu, .menuLabel, .menuItems, .contextMenu, .swipe, .swipeActions,
  ]
}
