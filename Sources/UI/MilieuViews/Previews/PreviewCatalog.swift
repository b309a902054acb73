internal import MilieuEnvironment
internal import MilieuRuntime

/// The previews of a program.
@MainActor
package struct PreviewCatalog {
  /// By place: modules and files by name, and within a file as they are written.
  package let entries: [PreviewEntry]

  private static var registries: [any PreviewRegistry.Type] {
    ConformingTypes.named("PreviewRegistry").compactMap { $0 as? any PreviewRegistry.Type }
  }

  private static var providers: [any PreviewProvider.Type] {
    ConformingTypes.named("PreviewProvider").compactMap { $0 as? any PreviewProvider.Type }
  }

  /// Whether previews are linked into the process, none of which is made to know.
  package static var hasDeclarations: Bool { !registries.isEmpty || !providers.isEmpty }

  /// All previews linked into the process. Providers are asked for theirs; what a `#Preview` shows is made when it is looked at.
  package static func ofProcess() -> PreviewCatalog {
    AmbientEnvironment.run(in: AmbientEnvironment.makeRoot(for: .preview)) { PreviewCatalog(declared) }
  }

  private static var declared: [PreviewEntry] {
    let inFiles = registries.sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }.map(entry)
    let inTypes = providers.map { (name: String(reflecting: $0), provider: $0) }.sorted { $0.name < $1.name }
      .flatMap { entries(of: $0.provider, named: $0.name) }
    let ordered = (inFiles + inTypes).enumerated().sorted {
      ($0.element.file, $0.offset) < ($1.element.file, $1.offset)
    }
    return ordered.map(\.element)
  }

  /// - Parameter entries: the previews in the order in which they are listed; where two have one identifier, the later gets another.
  package init(_ entries: [PreviewEntry]) {
    self.entries = Self.tellingApart(entries)
  }

  /// The preview of an identifier.
  package func entry(_ identifier: String) -> PreviewEntry? { entries.first { $0.identifier == identifier } }

  /// The previews a person may mean: the one of that identifier, else all of that name, whatever the case of its letters.
  package func entries(named name: String) -> [PreviewEntry] {
    if let exact = entry(name) { return [exact] }
    return entries.filter { $0.name.lowercased() == name.lowercased() }
  }

  // MARK: - Making entries

  private static func entry(for registry: any PreviewRegistry.Type) -> PreviewEntry {
    let place = "\(registry.fileID):\(registry.line)"
    let file = registry.fileID.split(separator: "/").last.map { $0.hasSuffix(".swift") ? $0.dropLast(6) : $0 } ?? ""
    let module = registry.fileID.split(separator: "/").first ?? ""
    let identifier = identifier("\(module)-\(file)-\(registry.line)")
    func make(_ name: String?, _ look: PreviewLook, _ content: @escaping () throws -> AnyView) -> PreviewEntry {
      PreviewEntry(
        identifier: identifier, name: name ?? String(file), place: place, declaration: "#Preview", look: look,
        content: content)
    }
    do {
      let preview = try registry.makePreview()
      return make(preview.name, PreviewLook(preview.traits)) { AnyView(erasing: preview.body()) }
    } catch {
      return make(nil, PreviewLook()) { throw error }
    }
  }

  private static func entries(of provider: any PreviewProvider.Type, named typeName: String) -> [PreviewEntry] {
    let parts = PreviewPart.parts(of: provider.previews)
    let module = typeName.split(separator: ".").first ?? ""
    let suffix = ["_Previews", "_Preview", "Previews", "Preview"].first { "\(provider)".hasSuffix($0) } ?? ""
    let plain = "\(provider)".dropLast(suffix.count)
    let name = plain.isEmpty ? "\(provider)" : String(plain)
    return parts.enumerated().map { index, part in
      let number = parts.count > 1 ? " \(index + 1)" : ""
      return PreviewEntry(
        identifier: identifier("\(module)-\(provider)\(parts.count > 1 ? "-\(index + 1)" : "")"),
        name: part.name ?? name + number, place: "\(module)", declaration: "\(provider)", look: part.look
      ) { part.view }
    }
  }

  // MARK: - Identifiers

  /// A text with what may not stand in an identifier replaced.
  private static func identifier(_ text: String) -> String {
    String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") ? $0 : "-" })
  }

  /// The entries, with a number added to identifiers that were taken.
  private static func tellingApart(_ entries: [PreviewEntry]) -> [PreviewEntry] {
    var taken: Set<String> = []
    return entries.map { entry in
      var entry = entry
      let plain = entry.identifier
      var number = 2
      while !taken.insert(entry.identifier).inserted {
        entry.identifier = "\(plain)-\(number)"
        number += 1
      }
      return entry
    }
  }
}
