internal import SwiftDiagnostics
package import SwiftSyntax
internal import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// `#Unique` and `#Index`: sets of a model's properties, as a member that its context reads.
package struct ModelSetsMacro: DeclarationMacro {
  package static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let macro = node.macroName.text
    guard let model = context.lexicalContext.first?.as(ClassDeclSyntax.self) else {
      throw Diagnosis("'#\(macro)' belongs inside a class marked '@Model'", "model-sets-place").at(node)
    }
    let named = node.genericArgumentClause?.arguments.first?.argument.trimmedDescription
    if let named, named != model.name.text, named != "Self" {
      throw Diagnosis(
        "'#\(macro)' says something of the model that it stands in: write '\(model.name.text)' for '\(named)'",
        "model-sets-type"
      ).at(node)
    }
    guard !node.arguments.isEmpty else {
      throw Diagnosis("'#\(macro)' needs a set of properties, such as '[\\.name]'", "model-sets-empty").at(node)
    }
    let access = model.modifiers.first {
      [.keyword(.public), .keyword(.package), .keyword(.open)].contains($0.name.tokenKind)
    }.map { $0.name.tokenKind == .keyword(.open) ? "public " : "\($0.name.text) " }
    let sets = node.arguments.map { "\($0.expression.trimmed)" }.joined(separator: ", ")
    return [
      """
      \(raw: access ?? "")static var \(raw: macro == "Unique" ? "_$uniques" : "_$indices"): [[AnyKeyPath]] {
        let sets: [[PartialKeyPath<\(raw: model.name.text)>]] = [\(raw: sets)]
        return sets
      }
      """
    ]
  }
}
