package import SwiftSyntax
internal import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// `@CoreData.NSManaged`: a property of a managed object, whose value is read and set by its name.
package struct ManagedPropertyMacro: AccessorMacro {
  static let misplaced = Diagnosis(
    "'@NSManaged' belongs to a 'var' of an 'NSManagedObject', with a type and without a value: the model says what it starts with",
    "managed-property")

  package static func expansion(
    of attribute: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindingSpecifier.tokenKind == .keyword(.var),
      let binding = variable.bindings.first, variable.bindings.count == 1, binding.typeAnnotation != nil,
      binding.initializer == nil, binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { throw misplaced.at(declaration) }
    let key = name.text.filter { $0 != "`" }
    return [
      "get { _$managedValue(\(literal: key)) }",
      "set { _$setManagedValue(newValue, \(literal: key)) }",
    ]
  }
}
