package import MilieuRuntime
internal import MilieuViews

/// Elements as text a person reads: for the `print` command and for messages.
@MainActor
package enum PlainText {
  /// What an element and those inside show, in lines.
  package static func render(_ element: Element) -> String {
    lines(of: element).map { $0.trimmingTrailingSpaces }.joined(separator: "\n")
  }

  private static func lines(of element: Element) -> [String] {
    if element.behavior?.isInert == true || element[.isUnspoken] == true { return [] }
    switch element.kind {
    case .text: return [element.words]
    case .image: return [symbol(element)]
    case .divider: return ["────────"]
    case .spacer, .color, .shape, .menuItems, .swipeActions, .rowDelete, .rowUp, .rowDown: return []
    case .menuLabel: return ["[ \(inline(element)) ▾ ]"]
    case .bar: return bar(element)
    case .bottomBar: return element[.isBarHidden] == true ? [] : [""] + beside(element)
    case .tabBar: return element[.isBarHidden] == true ? [] : [element.children.map(tab).joined(separator: " | "), ""]
    case .navigationLink: return ["\(inline(element)) ›"]
    case .button: return ["[ \(inline(element)) ]"]
    case .link: return ["\(inline(element)) <\(element[.url] ?? "")>"]
    case .toggle: return ["\(element[.isOn] == true ? "[x]" : "[ ]") \(inline(element))"]
    case .textField: return [field(element)]
    case .picker: return [picker(element)]
    case .stepper: return ["\(inline(element)) [ − ] [ + ]"]
    case .slider, .progress: return [measure(element)]
    case .titled: return heading(element[.title] ?? "", underline: "=") + [""] + inside(element)
    case .window: return heading(element[.title] ?? "", underline: "=") + inside(element)
    case .diagnosis: return diagnosis(element)
    case .sheet, .cover, .popover: return [presentationRule] + inside(element)
    case .alert, .confirmation:
      return [presentationRule] + heading(element[.title] ?? "", underline: "-") + inside(element)
    case .header: return heading(inline(element), underline: "-")
    case .section: return [""] + inside(element)
    case .row: return bulleted(inside(element))
    case .horizontalStack, .label: return beside(element)
    default: return inside(element)
    }
  }

  /// Stands between what is shown and what is presented on top of it.
  private static let presentationRule = String(repeating: "═", count: 24)

  private static func inside(_ element: Element) -> [String] {
    element.children.flatMap(lines)
  }

  /// Children next to one another, as long as each takes one line.
  private static func beside(_ element: Element) -> [String] {
    let parts = element.children.map(lines).filter { !$0.isEmpty }
    guard parts.allSatisfy({ $0.count == 1 }) else { return parts.flatMap { $0 } }
    let line = parts.flatMap { $0 }.joined(separator: " ")
    return line.isEmpty ? [] : [line]
  }

  private static func inline(_ element: Element) -> String {
    inside(element).joined(separator: " ")
  }

  private static func tab(_ element: Element) -> String {
    let name = ElementText.spoken(by: element) + (element[.badge].map { " \($0)" } ?? "")
    return element[.isSelected] == true ? "(\(name))" : name
  }

  /// The items with the way back before them, then the title.
  private static func bar(_ element: Element) -> [String] {
    guard element[.isBarHidden] != true else { return [] }
    let back = element[.backTitle].map { "‹ " + ($0.isEmpty ? "Back" : $0) }
    let items = ([back].compactMap { $0 } + element.children.map(inline)).filter { !$0.isEmpty }
    let title = heading(element[.title] ?? "", underline: "=")
    let lines = (items.isEmpty ? [] : [items.joined(separator: "  ")]) + title + [element[.subtitle]].compactMap { $0 }
    return lines.isEmpty ? [] : lines + [""]
  }

  private static func heading(_ title: String, underline: Character) -> [String] {
    title.isEmpty ? [] : [title, String(repeating: underline, count: title.count)]
  }

  private static func bulleted(_ lines: [String]) -> [String] {
    lines.enumerated().map { ($0 == 0 ? "• " : "  ") + $1 }
  }

  private static func diagnosis(_ element: Element) -> [String] {
    let details = element[.diagnosisDetails] ?? []
    let width = stride(from: 0, to: details.count, by: 2).map { details[$0].count }.max() ?? 0
    return ["⚠ \(element[.diagnosisSummary] ?? "")"]
      + stride(from: 0, to: details.count - 1, by: 2).map { "  \(details[$0].padded(to: width))  \(details[$0 + 1])" }
  }

  private static func symbol(_ element: Element) -> String {
    if let spoken = element[.spoken] { return spoken }
    return element[.symbol].flatMap { SymbolGlyphs.glyph(for: $0) } ?? ""
  }

  private static func field(_ element: Element) -> String {
    let label = element[.label] ?? ""
    let value = element[.value] ?? ""
    let shown = element[.isSecure] == true ? String(repeating: "•", count: value.count) : value
    return "\(label): \(shown.isEmpty ? "________" : shown)"
  }

  private static func picker(_ element: Element) -> String {
    let chosen = element[.chosen].map { Int($0) } ?? -1
    let options = (element[.options] ?? []).enumerated().map { $0 == chosen ? "(\($1))" : $1 }
    return ([element[.label].map { "\($0):" } ?? ""] + options).joined(separator: " ")
  }

  private static func measure(_ element: Element) -> String {
    let label = [element[.label], element[.progressWords]].compactMap(\.self).filter { !$0.isEmpty }
      .joined(separator: " ")
    guard let number = element[.number] else { return label.isEmpty ? "…" : "\(label)…" }
    let least = element[.least] ?? 0
    let most = element[.most] ?? 1
    let filled = most > least ? Int(((number - least) / (most - least) * 10).rounded()) : 0
    let bar = String(repeating: "█", count: min(max(filled, 0), 10))
    return "\(label) [\(bar.padded(to: 10))]"
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    var result = self
    while result.last == " " { result.removeLast() }
    return result
  }

  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
