/// An app as it is drawn: its parts, such as its tabs, the screens of each, and on each screen the views that ask for something.
struct WiringPlan {
  struct Part {
    /// Those that lead to others first.
    fileprivate(set) var screens: [Screen] = []
  }

  struct Screen {
    /// The screens on the way to it, and itself.
    let way: [String]

    /// The nearest screen on the way that is drawn, by its position in the part.
    fileprivate(set) var before: Int?

    fileprivate(set) var views: [View] = []
    fileprivate(set) var unseen: [WiringReport.Unseen] = []

    var name: String { way.last ?? "" }
  }

  struct View {
    let name: String
    fileprivate(set) var requirements: [WiringReport.Requirement] = []
  }

  private(set) var parts: [Part] = []
  private let missing: Set<[String]>

  /// How many views ask for something.
  let viewCount: Int

  init(of report: WiringReport) {
    let asked = report.requirements.filter { !$0.isBuiltIn }
    viewCount = Set(asked.map(\.view)).count
    missing = Set(report.missing.map { [$0.type, $0.holder, $0.property] })

    var screens: [Screen] = []
    func position(_ way: [String]) -> Int {
      let way = way.isEmpty ? [report.root] : way
      // A screen that is reached in several ways is drawn where it is reached first.
      if let position = screens.firstIndex(where: { $0.name == way.last }) { return position }
      screens.append(Screen(way: way))
      return screens.count - 1
    }
    for requirement in asked { screens[position(requirement.screens)].add(requirement) }
    for unseen in report.unseen { screens[position(unseen.screens)].unseen.append(unseen) }

    // What all ways have in common, such as the view that has the tabs, parts nothing.
    let ways = screens.map(\.way).filter { $0 != [report.root] }
    let shared = ways.first.map { first in
      ways.reduce(first.count) { count, way in min(count, zip(first, way).prefix { $0 == $1 }.count) }
    }
    var names: [[String]] = []
    for screen in screens.sorted(by: { $0.way.count < $1.way.count }) {
      let name = Array(screen.way.prefix((shared ?? 0) + 1))
      if let index = names.firstIndex(of: name) {
        parts[index].add(screen)
      } else {
        names.append(name)
        parts.append(Part(screens: [screen]))
      }
    }
  }

  func isMissing(_ requirement: WiringReport.Requirement) -> Bool {
    missing.contains([requirement.type, requirement.holder, requirement.property])
  }
}

extension WiringPlan.Part {
  fileprivate mutating func add(_ screen: WiringPlan.Screen) {
    var screen = screen
    for length in stride(from: screen.way.count - 1, to: 0, by: -1) {
      screen.before = screens.firstIndex { $0.way == Array(screen.way.prefix(length)) }
      if screen.before != nil { break }
    }
    screens.append(screen)
  }
}

extension WiringPlan.Screen {
  fileprivate mutating func add(_ requirement: WiringReport.Requirement) {
    if let index = views.firstIndex(where: { $0.name == requirement.view }) {
      views[index].requirements.append(requirement)
    } else {
      views.append(WiringPlan.View(name: requirement.view, requirements: [requirement]))
    }
  }
}

extension WiringReport.Requirement {
  /// What is asked for, as short as may be.
  var shortSubject: String {
    let name = form == .value && keys.count == 1 ? keys[0] : type
    return isOptional ? name + "?" : name
  }
}

/// The colours of what is provided.
struct WiringColors {
  /// What is missing.
  static let fault = "#c00000"

  private let fills: [String: String]

  /// Soft ones, each far from the next.
  private static let palette = [
    "#cfe2ff", "#d3f0d8", "#ffe3ae", "#e3d0f7", "#bdeeea", "#f9cfe3", "#eeeb9c", "#d3d4fb", "#ffd3bd", "#c6e6a8",
    "#e6d6bb", "#c4e4f7",
  ]

  init(of report: WiringReport) {
    var fills: [String: String] = [:]
    for subject in report.provisions.map(\.subject) where fills[subject] == nil {
      fills[subject] = Self.palette[fills.count % Self.palette.count]
    }
    self.fills = fills
  }

  func fill(_ subject: String) -> String { fills[subject] ?? "#eeeeee" }

  /// The same, dark enough for a line.
  func line(_ subject: String) -> String {
    let fill = fill(subject)
    return stride(from: 1, to: 7, by: 2).reduce("#") { line, offset in
      let start = fill.index(fill.startIndex, offsetBy: offset)
      let value = Int(fill[start..<fill.index(start, offsetBy: 2)], radix: 16) ?? 0
      let digits = String(value * value * value * 7 / (255 * 255 * 10), radix: 16)
      return line + (digits.count < 2 ? "0" : "") + digits
    }
  }
}
