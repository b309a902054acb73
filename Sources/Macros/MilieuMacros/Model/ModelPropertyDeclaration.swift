internal import SwiftDiagnostics
internal import SwiftSyntax
internal import SwiftSyntaxBuilder

/// A property of a class marked `@Model` that is kept.
struct ModelPropertyDeclaration {
  /// The name as it is written, in backticks where it has to be.
  let name: TokenSyntax

  /// The place among the properties that are kept.
  let index: Int

  /// The type, where it is written.
  let type: TypeSyntax?

  /// The default value.
  let standard: ExprSyntax?

  /// Whether it is a `let`, which cannot be computed and is read with the row.
  let isConstant: Bool

  private let attribute: AttributeSyntax?

  init(_ name: TokenSyntax, _ binding: PatternBindingSyntax, _ variable: VariableDeclSyntax, index: Int) {
    self.name = name.trimmed
    self.index = index
    // `T!` is optional, and may not stand where a generic argument does.
    let written = binding.typeAnnotation?.type.trimmed
    let wrapped = written?.wrappedOptional
    let isOptional = wrapped != nil
    type = written?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true ? wrapped?.optional : written
    isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
    standard = binding.initializer?.value.trimmed ?? (isOptional && !isConstant ? "nil" : nil)
    attribute = variable.attribute("Attribute") ?? variable.attribute("Relationship")
  }

  /// The name without backticks.
  var identifier: String { name.identifierText }

  /// The name of what holds the value.
  var storage: String { "_\(identifier)" }

  /// What tells the model's context of the property.
  func description(in model: String) -> String {
    var arguments = ["\"\(identifier)\"", "\\\(model).\(name.text)"]
    if !isConstant { arguments += ["{ $0.\(storage) }", "{ $0.\(storage) = $1 }"] }
    if let standard { arguments.append("standard: { \(standard) }") }
    if let attribute {
      let kind = attribute.shortName == "Attribute" ? "attribute" : "relationship"
      let given = attribute.arguments.map { "\($0.trimmed)" } ?? ""
      arguments.append("options: .\(kind)(\(given))")
    }
    return "MilieuData.ModelProperty(\(arguments.joined(separator: ", ")))"
  }
}

// MARK: - Which are kept

extension VariableDeclSyntax {
  /// An attribute by its name, whatever module is written before it.
  func attribute(_ name: String) -> AttributeSyntax? {
    attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.shortName == name }
  }

  /// Whether `@Model` keeps what the property holds.
  var isStoredInModel: Bool {
    !isOfType && !isLazy && attribute("Transient") == nil && bindings.allSatisfy { !$0.isComputed }
  }

  private var isLazy: Bool { modifiers.contains { $0.name.tokenKind == .keyword(.lazy) } }

  private var isOfType: Bool {
    modifiers.contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }
  }

  /// - Throws: why a model cannot have the property.
  func checkForModel() throws {
    if let shared = modifiers.first(where: { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }) {
      for name in ["Attribute", "Relationship", "Transient"] where attribute(name) != nil {
        throw Diagnosis("'@\(name)' belongs to a property of each model, not of their type", "model-static").at(
          shared,
          fixes: [
            FixIt(
              "Remove '\(shared.name.text)'", replacing: modifiers, with: modifiers.filter { $0.id != shared.id })
          ])
      }
      return
    }
    if attribute("Transient") != nil { return try checkTransient() }
    if let lazy = modifiers.first(where: { $0.name.tokenKind == .keyword(.lazy) }) {
      throw Diagnosis("A lazy property is not kept: mark it '@Transient', or remove 'lazy'", "model-lazy").at(
        lazy,
        fixes: [
          FixIt(
            "Remove 'lazy'", replacing: self,
            with: with(\.modifiers, modifiers.filter { $0.id != lazy.id }).with(\.leadingTrivia, leadingTrivia))
        ])
    }
    guard isStoredInModel else { return }
    if bindings.count > 1 || bindings.first?.pattern.is(IdentifierPatternSyntax.self) == false {
      throw Diagnosis("Each property of a model is declared by itself", "model-single").at(self)
    }
    if let attribute = attribute("Attribute"), self.attribute("Relationship") != nil {
      throw Diagnosis("A property is an attribute or a relationship, not both", "model-both").at(attribute)
    }
    try checkBinding()
  }

  private func checkTransient() throws {
    guard let binding = bindings.first, binding.initializer == nil, !binding.isComputed,
      binding.typeAnnotation?.type.wrappedOptional == nil
    else { return }
    throw Diagnosis(
      "What is not kept has to come from somewhere: '@Transient' needs a default value", "model-transient"
    )
    .at(
      binding,
      fixes: [
        FixIt(
          "Add a default value", replacing: binding,
          with: binding.trimmed.with(
            \.initializer,
            InitializerClauseSyntax(
              leadingTrivia: .space, equal: .equalToken(trailingTrivia: .space),
              value: ExprSyntax("<#default value#>"))))
      ])
  }

  private func checkBinding() throws {
    guard let binding = bindings.first else { return }
    if bindingSpecifier.tokenKind == .keyword(.let), binding.initializer != nil {
      throw Diagnosis(
        "A constant with a value cannot be read from the store: replace 'let' with 'var', or set it in the initialiser",
        "model-let"
      ).at(
        bindingSpecifier,
        fixes: [
          FixIt(
            "Replace 'let' with 'var'", replacing: bindingSpecifier,
            with: bindingSpecifier.with(\.tokenKind, .keyword(.var)))
        ])
    }
    if let accessors = binding.accessorBlock {
      throw Diagnosis(
        "'@Model' writes the accessors itself: observe the property where it is set, or mark it '@Transient'",
        "model-observers"
      ).at(accessors)
    }
  }
}

extension AttributeSyntax {
  /// The name without the module.
  fileprivate var shortName: String {
    attributeName.as(MemberTypeSyntax.self)?.name.text ?? attributeName.trimmedDescription
  }
}

extension PatternBindingSyntax {
  /// Whether the property has no storage; observers leave it that.
  fileprivate var isComputed: Bool {
    guard let accessorBlock else { return false }
    guard case .accessors(let accessors) = accessorBlock.accessors else { return true }
    return !accessors.allSatisfy { [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind) }
  }
}
