internal import SwiftSyntax
internal import SwiftSyntaxBuilder

extension TypeSyntax {
  /// What an optional type wraps, however it is written; `nil` for another type.
  var wrappedOptional: TypeSyntax? {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.trimmed }
    if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType.trimmed }
    let name: (TokenSyntax, GenericArgumentClauseSyntax?)? =
      if let type = self.as(IdentifierTypeSyntax.self) {
        (type.name, type.genericArgumentClause)
      } else if let type = self.as(MemberTypeSyntax.self) {
        (type.name, type.genericArgumentClause)
      } else {
        nil
      }
    guard let (token, clause) = name, token.text == "Optional", let argument = clause?.arguments.first else {
      return nil
    }
    return "\(argument.argument.trimmed)"
  }

  /// The type made optional, in parentheses where it would be read otherwise.
  var optional: TypeSyntax {
    let isPlain =
      [
        IdentifierTypeSyntax.self, MemberTypeSyntax.self, ArrayTypeSyntax.self, DictionaryTypeSyntax.self,
        TupleTypeSyntax.self,
      ] as [any TypeSyntaxProtocol.Type]
    return isPlain.contains { self.is($0) } ? "\(trimmed)?" : "(\(trimmed))?"
  }
}

extension TokenSyntax {
  /// The name without the backticks that let a keyword be one.
  var identifierText: String { text.filter { $0 != "`" } }
}
