extension WiringReport: CustomStringConvertible {
  public var description: String { text }

  /// The report as text: a line that sums it up, what is missing in full, who provides what to whom, what is made from others, what is left at its default, and
  /// what is not seen. The environment's own values, such as the colour scheme, are left out.
  public var text: String {
    let parts = [
      [summary],
      section("Missing", findings: missing),
      section("Provided", entries: provisions.indices.map(provided)),
      section("Made from other values where nobody provides them", entries: grouped(derived)),
      section("Left at their defaults, as far as types tell", entries: grouped(defaults)),
      section("Optional, and not provided", entries: grouped(absent)),
      section("Not seen", findings: unseen),
    ]
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  /// The first line.
  private var summary: String {
    let asked = requirements.count { !$0.isBuiltIn }
    let faults =
      switch missing.count {
      case 0: "Nothing is missing"
      case 1: "1 of them is missing"
      default: "\(missing.count) of them are missing"
      }
    let hidden =
      switch unseen.count {
      case 0: "every place is seen."
      case 1: "1 place is not seen."
      default: "\(unseen.count) places are not seen."
      }
    return
      "\(root): \(Self.count(views, "view")), asking for \(Self.count(asked, "object or value", "objects and values")). "
      + "\(faults), and \(hidden)"
  }

  private static func count(_ number: Int, _ one: String, _ several: String? = nil) -> String {
    "\(number) \(number == 1 ? one : several ?? one + "s")"
  }

  // MARK: - Entries

  private typealias Entry = (heading: String, names: [String])

  private func provided(_ index: Int) -> Entry {
    let provision = provisions[index]
    let users = requirements.filter { $0.providers.contains(index) }
    let modifier = provision.form == .environmentObject ? ".environmentObject" : ".environment"
    return (
      "\(provision.subject), in \(provision.provider) with \(modifier)",
      users.isEmpty ? [unused(provision)] : users.map(\.name)
    )
  }

  private func unused(_ provision: Provision) -> String {
    provision.form == .value && provision.keys.isEmpty
      ? "a property without a key of its own, which may write others" : "nothing below asks for it"
  }

  /// Values of keys that authors declared which are read where nothing is written.
  private var defaults: [Requirement] { unwritten.filter { !$0.isDerived } }

  private var derived: [Requirement] { unwritten.filter(\.isDerived) }

  private var unwritten: [Requirement] {
    requirements.filter { $0.form == .value && !$0.isBuiltIn && $0.providers.isEmpty }
  }

  private var absent: [Requirement] { requirements.filter { $0.isOptional && $0.providers.isEmpty } }

  private func grouped(_ requirements: [Requirement]) -> [Entry] {
    var entries: [Entry] = []
    for requirement in requirements {
      if let index = entries.firstIndex(where: { $0.heading == requirement.subject }) {
        entries[index].names.append(requirement.name)
      } else {
        entries.append((requirement.subject, [requirement.name]))
      }
    }
    return entries
  }

  // MARK: - Sections

  private func section(_ title: String, entries: [Entry]) -> [String] {
    guard !entries.isEmpty else { return [] }
    return [title] + entries.flatMap { ["  \($0.heading)"] + Self.wrapped($0.names, indentation: "    ") }
  }

  private func section(_ title: String, findings: [some WiringFinding]) -> [String] {
    guard !findings.isEmpty else { return [] }
    return [title] + findings.flatMap { $0.diagnosis.text.split(separator: "\n").map { "  \($0)" } }
  }

  /// Names with commas between them, in lines of at most 100 characters.
  private static func wrapped(_ names: [String], indentation: String) -> [String] {
    var lines: [String] = []
    for (index, name) in names.enumerated() {
      let word = index == names.count - 1 ? name : name + ","
      if let last = lines.last, last.count + 1 + word.count <= 100 {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(indentation + word)
      }
    }
    return lines
  }
}

extension WiringReport.Requirement {
  /// The property with the way to it, as in `CartView.model.api`.
  public var name: String {
    let properties = through.map { $0.split(separator: ".").last.map(String.init) ?? $0 } + [property]
    return ([through.isEmpty ? holder : view] + properties).joined(separator: ".")
  }

  /// What is asked for, as in `\.api (any API)`.
  package var subject: String { WiringReport.subject(isOptional ? "\(type)?" : type, form == .value ? keys : []) }
}

extension WiringReport.Provision {
  /// What is provided, as in `\.api (any API)`.
  package var subject: String { WiringReport.subject(type, keys) }
}

extension WiringReport {
  fileprivate static func subject(_ type: String, _ keys: [String]) -> String {
    keys.isEmpty ? type : "\(keys.joined(separator: " or ")) (\(type))"
  }
}
