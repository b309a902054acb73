package import SwiftSyntax
package import SwiftSyntaxMacros

/// `@Previewable`: marks a property in the body of `#Preview`, which does what there is to do; here only the place is checked.
package struct PreviewableMacro: PeerMacro {
  static var misplaced: Diagnosis {
    Diagnosis("'@Previewable' belongs to a property at the top level of the body of '#Preview'", "previewable-place")
  }

  package static func expansion(
    of attribute: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let isInPreview = context.lexicalContext.contains { syntax in
      syntax.asProtocol((any FreestandingMacroExpansionSyntax).self)?.macroName.text == "Preview"
    }
    // A property further inside is told by the preview itself, which sees its whole body.
    guard isInPreview else { throw misplaced.at(attribute) }
    return []
  }
}

extension VariableDeclSyntax {
  var previewableAttribute: AttributeSyntax? {
    attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first {
      $0.attributeName.as(IdentifierTypeSyntax.self)?.name.text == "Previewable"
        || $0.attributeName.as(MemberTypeSyntax.self)?.name.text == "Previewable"
    }
  }

  var withoutPreviewable: VariableDeclSyntax {
    guard let mark = previewableAttribute else { return self }
    return with(\.attributes, attributes.filter { $0.id != mark.id })
  }
}
