extension EnvironmentExplanation {
  /// The whole explanation as a few aligned lines.
  public var description: String {
    let place = self.place.isEmpty ? "" : " at " + self.place.joined(separator: " › ")
    guard !keys.isEmpty else {
      return "\(subject) is provided nowhere above" + (place.isEmpty ? " this code" : place.dropFirst(3))
    }
    let summary = "\(subject) = \(ValueText.line(value))\(place)"
    if keys.count == 1, keys[0].name == subject { return summary + keys[0].lines(indent: "  ") }
    return summary + keys.map { "\n  \($0.name) = \(ValueText.line($0.value))" + $0.lines(indent: "    ") }.joined()
  }
}

extension EnvironmentExplanation.Key: CustomStringConvertible {
  /// What holds for the key, as a few aligned lines.
  public var description: String { "\(name) = \(ValueText.line(value))" + lines(indent: "  ") }

  /// A line for each thing there is to say, each after a line break.
  fileprivate func lines(indent: String) -> String {
    let details = providerLines + [("read by", readersInWords), ("lives", lifeInWords), ("changed", changeInWords)]
    let width = details.map(\.label.count).max() ?? 0
    return details.filter { !$0.words.isEmpty }.map { label, words in
      "\n" + indent + padded(label, to: width) + "  " + words
    }.joined()
  }

  private typealias Line = (label: String, words: String)

  /// The first says how it is provided, as its value stands above; the others say their values.
  private var providerLines: [Line] {
    let parts = providers.map { provider in
      let isFirst = provider.role == .provides
      return (
        label: provider.role.label, what: isFirst ? provider.call : ValueText.line(of: provider),
        source: provider.source
      )
    }
    let width = parts.map(\.what.count).max() ?? 0
    return parts.map { part in
      (part.label, width == 0 ? part.source : padded(part.what, to: width) + "  " + part.source)
    }
  }

  /// Readers of one name are counted, as rows read alike.
  private var readersInWords: String {
    guard let readers else { return "" }
    guard !readers.isEmpty else { return "no view" }
    var counts: [(name: String, count: Int)] = []
    for reader in readers {
      if let index = counts.firstIndex(where: { $0.name == reader.name }) {
        counts[index].count += 1
      } else {
        counts.append((reader.name, 1))
      }
    }
    let names = counts.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
      .map { $0.count == 1 ? $0.name : "\($0.name) (\($0.count))" }
    let most = 6
    guard names.count > most else { return names.joined(separator: ", ") }
    return names.prefix(most).joined(separator: ", ") + " and \(names.count - most) more"
  }

  private var lifeInWords: String {
    guard let provider = providers.first else { return "" }
    let since = provider.turn.map { "since turn \($0), " } ?? ""
    return switch provider.lifetime {
    case .process: "as long as the process"
    case .root: since + "as long as all views"
    case .view(let path): since + (path.last.map { "as long as what \($0) shows" } ?? "as long as the views inside")
    case .work: "as long as the work inside, and what that made"
    case .values: "as long as somebody keeps the values"
    }
  }

  private var changeInWords: String {
    guard let lastChange else { return providers.first?.turn == nil ? "" : "not since then" }
    return switch lastChange.cause {
    case .write: "turn \(lastChange.turn), by the write at \(lastChange.source)"
    case .appearance: "turn \(lastChange.turn), when the provider at \(lastChange.source) appeared"
    case .departure: "turn \(lastChange.turn), when the nearer provider at \(lastChange.source) went"
    }
  }

  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: width - text.count)
  }
}

extension EnvironmentExplanation.Provider.Role {
  fileprivate var label: String {
    switch self {
    case .provides: "provided"
    case .isWrapped: "wraps"
    case .isTransformed: "from"
    case .isHidden: "hides"
    }
  }
}
