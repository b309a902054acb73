internal import SwiftDiagnostics
package import SwiftSyntax
internal import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// `@ModelActor`: gives an actor a context of its own.
package struct ModelActorMacro {}

extension ModelActorMacro: MemberMacro {
  package static func expansion(
    of attribute: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = declaration.as(ActorDeclSyntax.self) else {
      let keyword =
        declaration.as(ClassDeclSyntax.self)?.classKeyword ?? declaration.as(StructDeclSyntax.self)?.structKeyword
      throw Diagnosis("'@ModelActor' needs an actor, to which its context belongs", "model-actor-place").at(
        keyword.map { Syntax($0) } ?? Syntax(attribute),
        fixes: keyword.map {
          [FixIt("Replace '\($0.text)' with 'actor'", replacing: $0, with: $0.with(\.tokenKind, .keyword(.actor)))]
        } ?? [])
    }
    let access =
      declaration.modifiers.first {
        [.keyword(.public), .keyword(.package)].contains($0.name.tokenKind)
      }.map { "\($0.name.text) " } ?? ""
    return [
      "\(raw: access)nonisolated let modelExecutor: any MilieuData.ModelExecutor",
      "\(raw: access)nonisolated let modelContainer: MilieuData.ModelContainer",
      """
      \(raw: access)init(modelContainer: MilieuData.ModelContainer) {
        let modelContext = MilieuData.ModelContext(modelContainer)
        modelExecutor = MilieuData.DefaultSerialModelExecutor(modelContext: modelContext)
        self.modelContainer = modelContainer
      }
      """,
    ]
  }
}

extension ModelActorMacro: ExtensionMacro {
  package static func expansion(
    of attribute: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard !protocols.isEmpty, declaration.is(ActorDeclSyntax.self) else { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): MilieuData.ModelActor {}")]
  }
}
