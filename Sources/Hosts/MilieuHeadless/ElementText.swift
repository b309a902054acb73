package import MilieuRuntime
internal import MilieuViews

/// Elements as text: for reading in tests and messages, and for the `print` command.
@MainActor
package enum ElementText {
  /// The words that an element and those inside show, with single spaces between.
  package static func words(of element: Element) -> String {
    var words: [String] = []
    collect(element, into: &words)
    return words.joined(separator: " ")
  }

  private static func collect(_ element: Element, into words: inout [String]) {
    func add(_ text: String?) {
      if let text, !text.isEmpty { words.append(text) }
    }
    if element.behavior?.isInert == true || element[.isBarHidden] == true { return }
    // The choices of a menu and the buttons of a swipe are there to be pressed, but not shown.
    if element.kind == .menuItems || element.kind == .swipeActions { return }
    switch element.kind {
    case .text: add(element.words)
    case .textField: add(element[.value].flatMap { $0.isEmpty ? nil : $0 } ?? element[.prompt] ?? element[.label])
    case .titled, .bar:
      add(element[.title])
      add(element[.subtitle])
    case .alert: add(element[.title])
    case .confirmation: if element[.hidesLabel] != true { add(element[.title]) }
    case .diagnosis: add(element[.diagnosisSummary])
    case .picker:
      add(element[.label])
      if let options = element[.options], let chosen = element[.chosen], options.indices.contains(Int(chosen)) {
        add(options[Int(chosen)])
      }
    case .slider, .progress:
      add(element[.label])
      add(element[.progressWords])
    default: break
    }
    if !element.absorbsContent { element.children.forEach { collect($0, into: &words) } }
  }

  /// What assistive technologies say for an element.
  package static func spoken(by element: Element) -> String {
    if let spoken = element[.spoken] { return spoken }
    if let label = element[.label] { return label }
    if element.kind == .alert || element.kind == .confirmation { return element[.title] ?? "" }
    if element.kind == .image { return element[.symbol] ?? element[.asset] ?? "" }
    return words(of: element)
  }

  /// An element and all inside it, one a line, indented.
  package static func tree(of element: Element) -> String {
    var lines: [String] = []
    func visit(_ element: Element, _ depth: Int) {
      let properties = element.allProperties.map { name, value in
        name == ElementProperty<String>.text.name ? value.description : "\(name)=\(value)"
      }
      lines.append(
        String(repeating: "  ", count: depth) + ([element.kind.name] + properties).joined(separator: " "))
      if !element.absorbsContent { element.children.forEach { visit($0, depth + 1) } }
    }
    if element.kind == .root {
      element.children.forEach { visit($0, 0) }
    } else {
      visit(element, 0)
    }
    return lines.joined(separator: "\n")
  }
}
