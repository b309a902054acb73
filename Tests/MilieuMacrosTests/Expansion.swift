import MilieuMacros
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

/// Source with its macros expanded, as the compiler does it.
struct Expansion {
  /// The source after expansion.
  let source: String

  /// What was found wrong: line, column and message, each followed by its fixes.
  let diagnostics: [String]

  /// The original source with the first fix of each diagnostic applied.
  let fixed: String

  /// - Parameters:
  ///   - source: what is expanded.
  ///   - inherited: whether a class that is expanded conforms already to what `@Model` adds, as one does whose superclass is a model.
  init(_ source: String, inherited: Bool = false) {
    let file = Parser.parse(source: source)
    let base = BasicMacroExpansionContext(
      sourceFiles: [file: .init(moduleName: "Shop", fullFilePath: "/Sources/Shop/Screen.swift")])
    let expanded = file.expand(
      macroSpecs: Dictionary(
        uniqueKeysWithValues: [
          ("Entry", "EntryMacro"), ("Preview", "PreviewMacro"), ("Previewable", "PreviewableMacro"),
          ("Unimplementable", "UnimplementableMacro"), ("Model", "ModelMacro"),
          ("_PersistedProperty", "PersistedPropertyMacro"), ("Attribute", "ModelMarkerMacro"),
          ("Relationship", "ModelMarkerMacro"), ("Transient", "ModelMarkerMacro"), ("Unique", "ModelSetsMacro"),
          ("Index", "ModelSetsMacro"), ("Predicate", "PredicateMacro"),
          ("ModelActor", "ModelActorMacro"), ("NSManaged", "ManagedPropertyMacro"),
        ].map { name, type in
          let conformances: [TypeSyntax] =
            switch name {
            case "Model": inherited ? [] : ["PersistentModel"]
            case "ModelActor": ["ModelActor"]
            default: ["Unimplementable"]
            }
          return (name, MacroSpec(type: MacroProvider.macros[type]!, conformances: conformances))
        }),
      contextGenerator: { BasicMacroExpansionContext(sharingWith: base, lexicalContext: $0.allMacroLexicalContexts()) },
      indentationWidth: .spaces(2))
    self.source = expanded.description
    diagnostics = base.diagnostics.map { diagnostic in
      let place = base.location(for: diagnostic.position, anchoredAt: diagnostic.node, fileName: "Screen.swift")
      let fixes = diagnostic.fixIts.map { "\n  \($0.message.message)" }.joined()
      return "\(place.line):\(place.column) \(diagnostic.message)\(fixes)"
    }
    fixed = Self.applying(base.diagnostics.compactMap(\.fixIts.first), to: source, in: base)
  }

  private static func applying(
    _ fixes: [FixIt], to source: String, in context: BasicMacroExpansionContext
  ) -> String {
    var bytes = Array(source.utf8)
    let edits = fixes.flatMap(\.changes).compactMap { change -> (range: Range<Int>, text: String)? in
      guard case .replace(let old, let new) = change else { return nil }
      let start = context.location(for: old.position, anchoredAt: old, fileName: "Screen.swift").offset
      return (start..<start + old.totalLength.utf8Length, new.description)
    }
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: edit.text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
