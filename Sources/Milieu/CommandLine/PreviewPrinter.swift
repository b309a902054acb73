internal import MilieuEnvironment
internal import MilieuHeadless
internal import MilieuRuntime
package import MilieuViews

/// Shows previews as text, for the `previews` command.
@MainActor
package struct PreviewPrinter {
  /// What came of showing previews.
  package struct Outcome {
    package var text: String

    /// The names of previews that could not be shown, or whose author is to be told something.
    package var troubled: [String] = []
  }

  /// No preview has the name that was asked for.
  package struct Unknown: Error, CustomStringConvertible {
    package let description: String
  }

  private let catalog: PreviewCatalog
  private let contexts = PreviewContexts()

  private let patience: Duration

  /// - Parameters:
  ///   - catalog: the previews.
  ///   - patience: how long the tasks of a preview, such as one that loads what it shows, may take before it is printed.
  package init(_ catalog: PreviewCatalog, patience: Duration = .seconds(1)) {
    self.catalog = catalog
    self.patience = patience
  }

  /// Shows all previews, or those of a name.
  ///
  /// - Throws: ``Unknown``.
  package func print(named name: String?) async throws(Unknown) -> Outcome {
    let entries = name.map(catalog.entries(named:)) ?? catalog.entries
    if let name, entries.isEmpty { throw unknown(name) }
    var outcome = Outcome(text: "")
    for entry in entries {
      let (lines, isSound) = await AmbientEnvironment.run(in: AmbientEnvironment.makeRoot(for: .preview)) {
        await show(entry)
      }
      outcome.text +=
        ([heading(of: entry)] + lines.map { $0.isEmpty ? "" : "  \($0)" } + [""]).joined(separator: "\n") + "\n"
      if !isSound { outcome.troubled.append(entry.name) }
    }
    outcome.text += summary(entries.count, outcome.troubled)
    return outcome
  }

  private func heading(of entry: PreviewEntry) -> String {
    let names = entry.identifier == entry.name ? entry.name : "\(entry.name) (\(entry.identifier))"
    return "\(names) · \(entry.declaration) · \(entry.place)"
  }

  private func show(_ entry: PreviewEntry) async -> (lines: [String], isSound: Bool) {
    let window: AnyView
    do {
      window = try await entry.makeWindow(contexts: contexts)
    } catch {
      return (["! It cannot be shown: \(error)"], false)
    }
    let root = ViewRoot(window) { values in
      values.appStore = MemoryStore()
      values.sceneStore = MemoryStore()
    }
    defer { root.close() }
    var reports: [String] = []
    root.onReport = { reports.append($0.message) }
    if !(await settle(root)) { reports.append("Its views do not come to rest: each turn leads to another.") }
    let text = PlainText.render(root.elements.root)
    let lines =
      text.isEmpty
      ? ["(nothing that can be read)"] : text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return (lines + reports.map { "! \($0)" }, reports.isEmpty)
  }

  /// Lets views come to rest, and tasks that soon end do so.
  private func settle(_ root: ViewRoot) async -> Bool {
    let deadline = ContinuousClock.now + patience
    var isAtRest = root.settle()
    while isAtRest, root.hasUnfinishedWork, ContinuousClock.now < deadline {
      try? await Task.sleep(for: .milliseconds(1))
      isAtRest = root.settle()
    }
    return isAtRest
  }

  private func summary(_ count: Int, _ troubled: [String]) -> String {
    guard count > 0 else {
      return "There are no previews. Declare one with #Preview, or with a type that conforms to PreviewProvider."
    }
    let all = count == 1 ? "1 preview" : "\(count) previews"
    return troubled.isEmpty
      ? all : "\(all), \(troubled.count) with something wrong: \(troubled.joined(separator: ", "))"
  }

  private func unknown(_ name: String) -> Unknown {
    let names = catalog.entries.map { "  \($0.name) (\($0.identifier))" }.joined(separator: "\n")
    return Unknown(
      description: "There is no preview '\(name)'."
        + (names.isEmpty ? " There are none at all." : " There are:\n\(names)"))
  }
}
