extension WiringReport {
  /// The report as a drawing, in the language of Graphviz: `dot -Tsvg` makes a picture of it.
  ///
  /// From left to right: who provides, and each screen with its views that ask for something, each with what it asks for. A thing has one
  /// colour wherever it stands. What is missing is red, with dashed lines. Views that ask for nothing are left out.
  public var dot: String { WiringDrawing(self).text }
}

/// Draws a report.
private struct WiringDrawing {
  private let report: WiringReport
  private let asked: [WiringReport.Requirement]
  private let screens: [Screen]
  private let colors: [String: String]

  private struct Screen {
    let name: String
    var views: [View] = []
    var unseen: [WiringReport.Unseen] = []
  }

  private struct View {
    let name: String
    var requirements: [WiringReport.Requirement] = []
  }

  init(_ report: WiringReport) {
    self.report = report
    asked = report.requirements.filter { !$0.isBuiltIn }
    var screens: [Screen] = []
    func position(_ name: String) -> Int {
      if let position = screens.firstIndex(where: { $0.name == name }) { return position }
      screens.append(Screen(name: name))
      return screens.count - 1
    }
    for requirement in asked {
      let screen = position(requirement.screen)
      if let view = screens[screen].views.firstIndex(where: { $0.name == requirement.view }) {
        screens[screen].views[view].requirements.append(requirement)
      } else {
        screens[screen].views.append(View(name: requirement.view, requirements: [requirement]))
      }
    }
    for unseen in report.unseen { screens[position(unseen.screen)].unseen.append(unseen) }
    self.screens = screens
    colors = Self.colors(of: report.provisions.map(\.subject) + asked.map(\.subject))
  }

  // MARK: - Colours

  /// Soft ones, far apart from one to the next.
  private static let palette = [
    "#cfe2ff", "#d8f3dc", "#ffe5b4", "#e5d4f5", "#c9f0ee", "#f7d6e6", "#f0efb0", "#d9d9f7", "#fcd9c8", "#d4ead0",
    "#e8dcc8", "#cde6f5",
  ]

  private static func colors(of subjects: [String]) -> [String: String] {
    var colors: [String: String] = [:]
    for subject in subjects where colors[subject] == nil { colors[subject] = palette[colors.count % palette.count] }
    return colors
  }

  /// The colour of a line between two things of a colour: the same, darker.
  private static func line(_ color: String) -> String {
    let parts = [1, 3, 5].map { offset -> String in
      let start = color.index(color.startIndex, offsetBy: offset)
      let value = Int(color[start..<color.index(start, offsetBy: 2)], radix: 16) ?? 0
      let digits = String(value * value * 6 / (255 * 10), radix: 16)
      return digits.count < 2 ? "0" + digits : digits
    }
    return "#" + parts.joined()
  }

  // MARK: - The text

  var text: String {
    let nodes = providers + screens.indices.map(screenNode) + nobody
    return """
      digraph wiring {
        graph [rankdir=LR, ranksep=2.2, nodesep=0.22, pad=0.4, fontname="Helvetica", fontsize=20, labelloc=t,
          label=\(quoted(title))]
        node [shape=plain, fontname="Helvetica", fontsize=12]
        edge [arrowsize=0.6, penwidth=1.1]
      \((nodes + uses + misses).map { "  \($0)" }.joined(separator: "\n"))
      }
      """
  }

  private var title: String {
    let silent = report.views - Set(asked.map(\.view)).count
    let missing = report.missing.isEmpty ? "nothing is missing" : "\(report.missing.count) missing"
    return "\(report.root): \(missing), \(report.unseen.count) places not seen\\n"
      + "\(report.views) views; \(max(silent, 0)) that ask for nothing are left out"
  }

  private var providers: [String] {
    var order: [String] = []
    for provision in report.provisions where !order.contains(provision.provider) { order.append(provision.provider) }
    return order.map { provider in
      let rows = report.provisions.enumerated().filter { $0.element.provider == provider }.map { index, provision in
        let color = colors[provision.subject] ?? "white"
        return "<tr><td port=\"p\(index)\" align=\"left\" bgcolor=\"\(color)\">\(escaped(provision.subject))</td></tr>"
      }
      return "\(quoted("provider \(provider)")) [label=<\(table("\(provider) provides", "", rows))>]"
    }
  }

  private func screenNode(_ index: Int) -> String {
    let screen = screens[index]
    let rows =
      screen.views.enumerated().map { position, view in
        "<tr><td port=\"v\(position)\" align=\"left\">\(escaped(view.name))</td><td align=\"left\">\(chips(view))</td></tr>"
      }
      + screen.unseen.map {
        "<tr><td colspan=\"2\" align=\"left\"><font color=\"#777777\"><i>not seen: \(escaped($0.subject))</i></font></td></tr>"
      }
    let heading = table(screen.name, "port=\"screen\" colspan=\"2\"", rows)
    return "\(quoted("screen \(screen.name)")) [label=<\(heading)>]"
  }

  /// - Parameter place: attributes of the heading's cell.
  private func table(_ heading: String, _ place: String, _ rows: [String]) -> String {
    "<table border=\"1\" color=\"#3b4252\" cellborder=\"0\" cellspacing=\"0\" cellpadding=\"4\"><tr>"
      + "<td align=\"left\" bgcolor=\"#3b4252\" \(place)><font color=\"white\"><b>\(escaped(heading))</b></font></td></tr>"
      + "\(rows.joined())</table>"
  }

  /// What a view asks for, side by side.
  private func chips(_ view: View) -> String {
    let cells = view.requirements.map { requirement in
      let name = escaped(chipName(requirement))
      if isMissing(requirement) {
        return "<td border=\"1\" style=\"dashed\" color=\"#c00000\"><font color=\"#c00000\"><b>\(name)</b></font></td>"
      }
      if requirement.providers.isEmpty {
        return "<td border=\"1\" color=\"#bbbbbb\"><font color=\"#555555\">\(name)</font></td>"
      }
      return "<td bgcolor=\"\(colors[requirement.subject] ?? "white")\">\(name)</td>"
    }
    return "<table border=\"0\" cellborder=\"0\" cellspacing=\"3\" cellpadding=\"2\"><tr>\(cells.joined())</tr></table>"
  }

  private func chipName(_ requirement: WiringReport.Requirement) -> String {
    let name = requirement.keys.count == 1 && requirement.form == .value ? requirement.keys[0] : requirement.type
    return requirement.isOptional ? name + "?" : name
  }

  private func isMissing(_ requirement: WiringReport.Requirement) -> Bool {
    report.missing.contains {
      $0.holder == requirement.holder && $0.property == requirement.property && $0.type == requirement.type
    }
  }

  // MARK: - Lines

  /// From what is provided to the screens that use it: one line for each screen.
  private var uses: [String] {
    var lines: [String] = []
    for screen in screens {
      let providers = Set(screen.views.flatMap { $0.requirements.flatMap(\.providers) }).sorted()
      for index in providers {
        let provision = report.provisions[index]
        lines.append(
          "\(quoted("provider \(provision.provider)")):p\(index):e -> \(quoted("screen \(screen.name)")):screen:w "
            + "[color=\"\(Self.line(colors[provision.subject] ?? "#999999"))\"]")
      }
    }
    return lines
  }

  /// What nobody provides.
  private var nobody: [String] {
    Set(report.missing.map(\.type)).sorted().map {
      "\(quoted("missing \($0)")) [shape=box, style=dashed, color=\"#c00000\", fontcolor=\"#c00000\", "
        + "label=\(quoted("\($0)\\nis missing"))]"
    }
  }

  private var misses: [String] {
    var lines: [String] = []
    for screen in screens {
      for (position, view) in screen.views.enumerated() {
        for requirement in view.requirements where isMissing(requirement) {
          lines.append(
            "\(quoted("missing \(requirement.type)")):e -> \(quoted("screen \(screen.name)")):v\(position):w "
              + "[style=dashed, color=\"#c00000\"]")
        }
      }
    }
    return lines
  }

  // MARK: - Quoting

  private func quoted(_ text: String) -> String { "\"\(text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\""))\"" }

  private func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
