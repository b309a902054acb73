internal import SwiftDiagnostics
package import SwiftSyntax
internal import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// `@Model`: turns a class's stored properties into ones that a context keeps, and declares what the class needs for it.
package struct ModelMacro {}

extension ModelMacro: MemberMacro {
  package static func expansion(
    of attribute: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let model = try ModelDeclaration(declaration, attribute: attribute)
    try model.check()
    let access = model.access
    let hollow = model.properties.map { property in
      property.isConstant
        ? "\(property.name.text) = _$fault.constant(\(property.index))" : "\(property.storage) = .unloaded"
    }
    let list = model.properties.map { $0.description(in: model.name) }
    return [
      "\(raw: access)let _$state = MilieuData.ModelState()",
      """
      \(raw: access)static let _$properties: [MilieuData.ModelProperty] = [
      \(raw: list.joined(separator: ",\n"))
      ]
      """,
      """
      \(raw: access)static var _$identifiers: [AnyKeyPath] {
        [\\\(raw: model.name).persistentModelID, \\\(raw: model.name).id]
      }
      """,
      """
      \(raw: access)required init(_$fault: borrowing MilieuData.ModelFault) {
      \(raw: (hollow + ["_$state.adopt(_$fault)"]).joined(separator: "\n"))
      }
      """,
    ]
  }
}

extension ModelMacro: MemberAttributeMacro {
  package static func expansion(
    of attribute: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    // What is wrong is diagnosed once, where the members are asked for.
    guard let model = try? ModelDeclaration(declaration, attribute: attribute),
      let variable = member.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let name = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
      let property = model.properties.first(where: { $0.identifier == name }), !property.isConstant
    else { return [] }
    return ["@_PersistedProperty(\(raw: property.index))"]
  }
}

extension ModelMacro: ExtensionMacro {
  package static func expansion(
    of attribute: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard let model = try? ModelDeclaration(declaration, attribute: attribute) else { return [] }
    // What already conforms has it from its superclass, which only the compiler knows.
    guard !protocols.isEmpty else {
      try model.checkSuperclass()
      return []
    }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): MilieuData.PersistentModel {}")]
  }
}
