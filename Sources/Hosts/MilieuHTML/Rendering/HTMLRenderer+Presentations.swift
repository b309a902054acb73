internal import MilieuRuntime
internal import MilieuViews

extension HTMLRenderer {
  /// A sheet has a bar at the top, which closes it.
  mutating func renderSheet(_ element: Element) {
    writer.out.append("<button type=button class=grabber data-e=dismiss aria-label=Close")
    if !element.canBeClosed || element[.showsIndicators] == false { writer.out.append(" hidden") }
    writer.out.append("></button>")
    renderContent(of: element)
  }

  /// A dialog's title names it.
  mutating func renderDialog(_ element: Element) {
    writer.out.append("<h2 id=t")
    writer.out.append(element.id)
    writer.out.append(">")
    writer.out.append(escaping: element.text(.title) ?? "")
    writer.out.append("</h2>")
    renderContent(of: element)
  }
}
