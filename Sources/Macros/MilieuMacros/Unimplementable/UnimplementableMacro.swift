internal import SwiftDiagnostics
package import SwiftSyntax
internal import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// `@Unimplementable`: gives a struct of closures a value whose closures fail the test that calls them.
package struct UnimplementableMacro: ExtensionMacro {
  package static func expansion(
    of attribute: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard let structure = declaration.as(StructDeclSyntax.self) else {
      throw Diagnosis("'@Unimplementable' belongs to a struct of closures", "unimplementable-place").at(attribute)
    }
    let endpoints = try Self.endpoints(of: structure)
    try checkInitializers(of: structure, endpoints)
    let access = structure.modifiers.first {
      [.keyword(.public), .keyword(.package)].contains($0.name.tokenKind)
    }.map { "\($0.name.text) " }
    let arguments = endpoints.map { "\n\($0.argument(in: structure.name.text))" }.joined(separator: ",")
    let conformance = protocols.isEmpty ? "" : ": MilieuEnvironment.Unimplementable"
    return [
      try ExtensionDeclSyntax(
        """
        extension \(type.trimmed)\(raw: conformance) {
          \(raw: access ?? "")static var unimplemented: Self {
            Self(\(raw: arguments)
            )
          }
        }
        """)
    ]
  }

  /// What the struct's memberwise initialiser has to be given.
  ///
  /// - Throws: all that is wrong with the stored properties, each at its place.
  private static func endpoints(of structure: StructDeclSyntax) throws -> [UnimplementableEndpoint] {
    var endpoints: [UnimplementableEndpoint] = []
    var diagnostics: [Diagnostic] = []
    for variable in structure.memberBlock.members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
      guard !variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) }) else { continue }
      for binding in variable.bindings where binding.isStored {
        do {
          if let endpoint = try UnimplementableEndpoint(binding, of: variable, in: structure.name.text) {
            endpoints.append(endpoint)
          }
        } catch let error as DiagnosticsError {
          diagnostics += error.diagnostics
        }
      }
    }
    guard diagnostics.isEmpty else { throw DiagnosticsError(diagnostics: diagnostics) }
    return endpoints
  }

  /// An initialiser in the struct's own braces takes the place of the memberwise one.
  private static func checkInitializers(
    of structure: StructDeclSyntax, _ endpoints: [UnimplementableEndpoint]
  ) throws {
    let own = structure.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    let labels = endpoints.map(\.label)
    let isMemberwise = own.contains { initializer in
      initializer.signature.parameterClause.parameters.map(\.firstName.identifierText) == labels
    }
    guard let first = own.first, !isMemberwise else { return }
    let wanted = labels.map { "\($0):" }.joined()
    throw Diagnosis(
      "'@Unimplementable' needs 'init(\(wanted))', which this initialiser takes the place of: move it to an extension",
      "unimplementable-initializer"
    ).at(first.initKeyword)
  }
}

extension PatternBindingSyntax {
  /// Whether the property has storage; observers leave it that.
  fileprivate var isStored: Bool {
    guard let accessorBlock else { return true }
    guard case .accessors(let accessors) = accessorBlock.accessors else { return false }
    return accessors.allSatisfy {
      [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
    }
  }
}
