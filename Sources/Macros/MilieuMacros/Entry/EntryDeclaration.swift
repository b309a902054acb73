internal import SwiftDiagnostics
internal import SwiftSyntax
internal import SwiftSyntaxBuilder
internal import SwiftSyntaxMacros

/// A property marked `@Entry`, read and found sound.
struct EntryDeclaration {
  private let container: EntryContainer
  private let name: TokenSyntax
  private let type: TypeSyntax?
  private let value: ExprSyntax?
  private let contexts: EntryContexts?

  /// - Throws: what keeps the property from being an entry, with its place and what to write instead.
  init(
    _ declaration: some DeclSyntaxProtocol, attribute: AttributeSyntax, in context: some MacroExpansionContext
  ) throws {
    guard let container = EntryContainer(around: context), let variable = declaration.as(VariableDeclSyntax.self) else {
      throw Diagnosis(
        "'@Entry' belongs to a property in an extension of \(EntryContainer.list)", "entry-place"
      ).at(attribute)
    }
    guard let binding = variable.bindings.first, variable.bindings.count == 1,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else {
      throw Diagnosis("'@Entry' takes one property: write each on a line of its own", "entry-single").at(variable)
    }
    self.container = container
    self.name = name
    try Self.checkKind(of: variable, binding)
    type = binding.typeAnnotation?.type
    value = binding.initializer?.value.trimmed
    contexts = EntryContexts(attribute)
    if let contexts {
      try contexts.check(container, binding, attribute)
    } else {
      try checkValue(in: binding)
    }
  }

  // MARK: - What the property becomes

  /// The name of the type that stands for the entry.
  var key: TokenSyntax { "__Key_\(raw: name.identifierText)" }

  /// The key.
  ///
  /// Its default is stored, so that an object is made once however often it is read. It may be of a type that is not `Sendable`, as
  /// any key's; with `let`, the compiler would warn that `unsafe` is not needed where the type is.
  var keyDeclaration: DeclSyntax {
    if container == .focused {
      return """
        private struct \(key): \(container.keyProtocol) {
          typealias Value = \(type?.wrappedOptional ?? "Never")
        }
        """
    }
    if let contexts, let type {
      return """
        private struct \(key): MilieuEnvironment.ContextualEnvironmentKey {
        \(contexts.requirements(of: type))
        }
        """
    }
    let annotation = type.map { ": \($0.trimmed)" } ?? ""
    return """
      private struct \(key): \(container.keyProtocol) {
        nonisolated(unsafe) static var defaultValue\(raw: annotation) = \(value ?? "nil")
      }
      """
  }

  // MARK: - What it must be

  private static func checkKind(of variable: VariableDeclSyntax, _ binding: PatternBindingSyntax) throws {
    if variable.bindingSpecifier.tokenKind == .keyword(.let) {
      throw Diagnosis("An entry is written as well as read: '@Entry' needs 'var'", "entry-let").at(
        variable.bindingSpecifier,
        fixes: [
          FixIt(
            "Replace 'let' with 'var'", replacing: variable.bindingSpecifier,
            with: variable.bindingSpecifier.with(\.tokenKind, .keyword(.var)))
        ])
    }
    let shared = variable.modifiers.first { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }
    if let shared {
      throw Diagnosis(
        "An entry belongs to values, not to their type: '@Entry' cannot be '\(shared.name.text)'", "entry-static"
      )
      .at(
        shared,
        fixes: [
          FixIt(
            "Remove '\(shared.name.text)'", replacing: variable.modifiers,
            with: variable.modifiers.filter { $0.id != shared.id })
        ])
    }
    if let accessors = binding.accessorBlock {
      throw Diagnosis(
        "'@Entry' writes the accessors itself: give the property a default value instead", "entry-accessors"
      )
      .at(accessors)
    }
  }

  private func checkValue(in binding: PatternBindingSyntax) throws {
    if container == .focused {
      try checkFocused(binding)
    } else if type == nil, value == nil {
      throw Diagnosis("'@Entry' needs a default value or an optional type", "entry-untyped").at(binding)
    } else if let type, value == nil, type.wrappedOptional == nil {
      throw Diagnosis(
        "An entry of type '\(type.trimmed)', which is not optional, needs a default value", "entry-default"
      ).at(
        binding,
        fixes: [
          FixIt(
            "Add a default value", replacing: binding,
            with: binding.with(
              \.initializer,
              InitializerClauseSyntax(
                leadingTrivia: .space, equal: .equalToken(trailingTrivia: .space),
                value: ExprSyntax("<#default value#>")))),
          FixIt(
            "Make the type optional", replacing: type, with: type.optional),
        ])
    }
  }

  private func checkFocused(_ binding: PatternBindingSyntax) throws {
    if let initializer = binding.initializer {
      throw Diagnosis(
        "A focused value has no default: it is nil while nothing in focus provides it", "entry-focused-default"
      )
      .at(
        initializer,
        fixes: [
          FixIt("Remove the default value", replacing: binding, with: binding.with(\.initializer, nil).trimmed)
        ])
    }
    guard let type else {
      throw Diagnosis("'@Entry' in FocusedValues needs an optional type", "entry-untyped").at(binding)
    }
    if type.wrappedOptional == nil {
      throw Diagnosis("A focused value is optional: it is nil while nothing in focus provides it", "entry-focused-type")
        .at(
          type, fixes: [FixIt("Make the type optional", replacing: type, with: type.optional)])
    }
  }
}
