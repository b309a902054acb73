extension WiringReport {
  /// The report as a drawing, in the language of Graphviz: `dot -Tsvg` makes a picture of it.
  ///
  /// On the left stands who provides what; to the right each part of the app with its screens, those that lead to others first, and on
  /// each screen the views that ask for something, with what they ask for. A thing has one colour wherever it stands. What is missing is
  /// red, with dashed lines to who asks. Views that ask for nothing are left out.
  public var dot: String { WiringDrawing(self).text }
}

/// Draws a report.
private struct WiringDrawing {
  private let report: WiringReport
  private let plan: WiringPlan
  private let colors: WiringColors

  init(_ report: WiringReport) {
    self.report = report
    plan = WiringPlan(of: report)
    colors = WiringColors(of: report)
  }

  var text: String {
    """
    digraph wiring {
      graph [rankdir=LR, compound=true, ranksep=0.8, nodesep=0.2, pad=0.4, fontname="Helvetica", fontsize=14, labeljust=l,
        labelloc=t, label=\(quoted(title))]
      node [shape=plain, fontname="Helvetica", fontsize=12]
      edge [arrowsize=0.6, penwidth=1.2]
    \((providers + nobody + plan.parts.enumerated().flatMap(part) + uses + misses).map { "  \($0)" }.joined(separator: "\n"))
    }
    """
  }

  private var title: String {
    func count(_ number: Int, _ one: String, _ several: String) -> String { "\(number) \(number == 1 ? one : several)" }
    let silent = report.views - plan.viewCount
    return [
      "\(report.root): \(count(report.views, "view", "views")), \(report.missing.count) missing, "
        + "\(count(report.unseen.count, "place", "places")) not seen.",
      "Filled: provided. Outlined: left at its default. Red: missing. \(silent) that ask for nothing are left out.",
    ].map { $0 + "\\l" }.joined()
  }

  // MARK: - Nodes

  private var providers: [String] {
    var order: [String] = []
    for provision in report.provisions where !order.contains(provision.provider) { order.append(provision.provider) }
    return order.map { provider in
      let rows = report.provisions.enumerated().filter { $0.element.provider == provider }.map {
        index, provision -> String in
        let users = report.requirements.count { $0.providers.contains(index) }
        let fill = "bgcolor=\"\(colors.fill(provision.subject))\""
        return "<tr><td align=\"left\" \(fill)>\(escaped(provision.subject))</td>"
          + "<td port=\"p\(index)\" align=\"right\" \(fill)>\(users)×</td></tr>"
      }
      return "\(quoted("provider \(provider)")) [label=<\(table("\(provider) provides", rows))>]"
    }
  }

  /// What nobody provides.
  private var nobody: [String] {
    Set(report.missing.map(\.type)).sorted().map {
      "\(quoted("missing \($0)")) [shape=box, style=dashed, color=\"\(WiringColors.fault)\", "
        + "fontcolor=\"\(WiringColors.fault)\", margin=0.15, label=\(quoted("\($0)\\nis missing"))]"
    }
  }

  private func part(_ index: Int, _ part: WiringPlan.Part) -> [String] {
    let screens = part.screens.map { screen in
      let rows =
        screen.views.enumerated().map { position, view in
          "<tr><td port=\"v\(position)\" align=\"left\">\(escaped(view.name))</td>"
            + "<td align=\"left\">\(chips(view.requirements))</td></tr>"
        }
        + screen.unseen.map {
          "<tr><td colspan=\"2\" align=\"left\"><font color=\"#666666\"><i>Not seen: \(escaped($0.subject))</i></font></td></tr>"
        }
      return "\(node(screen)) [label=<\(table(screen.name, rows))>]"
    }
    let ways = part.screens.compactMap { screen in
      screen.before.map { "\(node(part.screens[$0])) -> \(node(screen)) [color=\"#999999\", arrowhead=vee]" }
    }
    return ["subgraph \"cluster \(index)\" {", "  graph [style=rounded, color=\"#cccccc\", margin=10, label=\"\"]"]
      + (screens + ways).map { "  \($0)" } + ["}"]
  }

  private func node(_ screen: WiringPlan.Screen) -> String { quoted("screen \(screen.way.joined(separator: " "))") }

  private func table(_ heading: String, _ rows: [String]) -> String {
    "<table border=\"1\" color=\"#3b4252\" cellborder=\"0\" cellspacing=\"0\" cellpadding=\"3\"><tr>"
      + "<td align=\"left\" colspan=\"2\" bgcolor=\"#3b4252\"><font color=\"white\"><b>\(escaped(heading))</b></font></td></tr>"
      + "\(rows.joined())</table>"
  }

  /// What a view asks for, side by side.
  private func chips(_ requirements: [WiringReport.Requirement]) -> String {
    let cells = requirements.map { requirement in
      let name = escaped(requirement.shortSubject)
      if plan.isMissing(requirement) {
        return "<td border=\"1\" style=\"dashed\" color=\"\(WiringColors.fault)\">"
          + "<font color=\"\(WiringColors.fault)\"><b>\(name)</b></font></td>"
      }
      if requirement.providers.isEmpty { return "<td border=\"1\" color=\"#aaaaaa\">\(name)</td>" }
      return "<td bgcolor=\"\(colors.fill(requirement.subject))\">\(name)</td>"
    }
    return "<table border=\"0\" cellborder=\"0\" cellspacing=\"2\" cellpadding=\"2\"><tr>\(cells.joined())</tr></table>"
  }

  // MARK: - Lines

  /// From what is provided to each part of the app that uses it, where the colour leads on.
  private var uses: [String] {
    plan.parts.enumerated().flatMap { index, part -> [String] in
      guard let first = part.screens.first else { return [] }
      let used = Set(part.screens.flatMap { $0.views.flatMap { $0.requirements.flatMap(\.providers) } }).sorted()
      return used.map { number in
        let provision = report.provisions[number]
        return "\(quoted("provider \(provision.provider)")):p\(number):e -> \(node(first)):w "
          + "[minlen=2, lhead=\"cluster \(index)\", color=\"\(colors.line(provision.subject))\"]"
      }
    }
  }

  /// From what is missing to the views that ask for it.
  private var misses: [String] {
    plan.parts.flatMap(\.screens).flatMap { screen in
      screen.views.enumerated().flatMap { position, view in
        view.requirements.filter(plan.isMissing).map {
          "\(quoted("missing \($0.type)")):e -> \(node(screen)):v\(position):w "
            + "[style=dashed, color=\"\(WiringColors.fault)\", penwidth=1.6, minlen=2]"
        }
      }
    }
  }

  // MARK: - Quoting

  private func quoted(_ text: String) -> String {
    "\"\(text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\""))\""
  }

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
