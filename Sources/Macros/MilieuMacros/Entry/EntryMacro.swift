package import SwiftSyntax
internal import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// `@Entry`: turns a property in an extension of `EnvironmentValues` or one of its kin into one that reads and writes a key,
/// and declares the key beside it.
package struct EntryMacro {}

extension EntryMacro: AccessorMacro {
  package static func expansion(
    of attribute: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let entry = try EntryDeclaration(declaration, attribute: attribute, in: context)
    return [
      "get { self[\(entry.key).self] }",
      "set { self[\(entry.key).self] = newValue }",
    ]
  }
}

extension EntryMacro: PeerMacro {
  package static func expansion(
    of attribute: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    // What cannot be expanded is diagnosed once, where the accessors are asked for.
    guard let entry = try? EntryDeclaration(declaration, attribute: attribute, in: context) else { return [] }
    return [entry.keyDeclaration]
  }
}
