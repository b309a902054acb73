internal import SwiftDiagnostics
internal import SwiftSyntax
internal import SwiftSyntaxBuilder

/// A class marked `@Model`, and those of its properties that are kept.
struct ModelDeclaration {
  /// The name of the class.
  let name: String

  /// The properties in the order in which they stand.
  let properties: [ModelPropertyDeclaration]

  /// What is written before a member that has to be seen wherever the class is: a modifier and a space, or nothing.
  let access: String

  private let declaration: ClassDeclSyntax

  /// - Throws: that this is no class, or one that inherits.
  init(_ declaration: some DeclGroupSyntax, attribute: AttributeSyntax) throws {
    guard let declaration = declaration.as(ClassDeclSyntax.self) else {
      let fix = (declaration.as(StructDeclSyntax.self)?.structKeyword).map {
        [FixIt("Replace 'struct' with 'class'", replacing: $0, with: $0.with(\.tokenKind, .keyword(.class)))]
      }
      throw Diagnosis("A model is shared, so '@Model' needs a class", "model-class").at(
        declaration.as(StructDeclSyntax.self).map { Syntax($0.structKeyword) } ?? Syntax(attribute), fixes: fix ?? [])
    }
    self.declaration = declaration
    name = declaration.name.identifierText
    access =
      declaration.modifiers.first {
        [.keyword(.public), .keyword(.package), .keyword(.open)].contains($0.name.tokenKind)
      }
      .map { $0.name.tokenKind == .keyword(.open) ? "public " : "\($0.name.text) " } ?? ""
    var properties: [ModelPropertyDeclaration] = []
    for variable in declaration.memberBlock.members.compactMap({ $0.decl.as(VariableDeclSyntax.self) })
    where variable.isStoredInModel {
      for binding in variable.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
        properties.append(ModelPropertyDeclaration(name, binding, variable, index: properties.count))
      }
    }
    self.properties = properties
  }

  /// - Throws: all that keeps the class from being a model, each at its place.
  func check() throws {
    var diagnostics: [Diagnostic] = []
    func collect(_ body: () throws -> Void) {
      do { try body() } catch { diagnostics += (error as? DiagnosticsError)?.diagnostics ?? [] }
    }
    for variable in declaration.memberBlock.members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
      collect { try variable.checkForModel() }
    }
    collect(checkInitializer)
    guard diagnostics.isEmpty else { throw DiagnosticsError(diagnostics: diagnostics) }
  }

  /// - Throws: that the superclass is a model as well.
  func checkSuperclass() throws {
    guard let first = declaration.inheritanceClause?.inheritedTypes.first else { return }
    let type = first.type.trimmedDescription
    guard type != "PersistentModel" else { return }
    throw Diagnosis(
      "A model cannot inherit from another: give '\(name)' a relationship to '\(type)', or a protocol in common with it",
      "model-inheritance"
    ).at(first)
  }

  private func checkInitializer() throws {
    guard !declaration.memberBlock.members.contains(where: { $0.decl.is(InitializerDeclSyntax.self) }) else { return }
    let stored = properties.filter { !($0.isConstant && $0.standard != nil) && $0.type != nil }
    let parameters = stored.map { property in
      "\(property.identifier): \(property.type!)\(property.standard.map { " = \($0)" } ?? "")"
    }
    let assignments = stored.map { "\n    self.\($0.identifier) = \($0.name.text)" }.joined()
    let source: DeclSyntax =
      "\n\n  \(raw: access)init(\(raw: parameters.joined(separator: ", "))) {\(raw: assignments)\n  }"
    throw Diagnosis("'@Model' needs an initialiser in '\(name)'", "model-initializer").at(
      declaration.name,
      fixes: [
        FixIt(
          "Add an initialiser", replacing: declaration.memberBlock,
          with: declaration.memberBlock.with(
            \.members, declaration.memberBlock.members + [MemberBlockItemSyntax(decl: source)]))
      ])
  }
}
