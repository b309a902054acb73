internal import SwiftDiagnostics
internal import SwiftSyntax
internal import SwiftSyntaxBuilder
internal import SwiftSyntaxMacros

/// A stored property of a struct marked `@Unimplementable`, and what stands in for it.
struct UnimplementableEndpoint {
  /// How the memberwise initialiser calls it.
  let label: String

  private enum Stand {
    case closure(FunctionTypeSyntax, outcome: Outcome)
    /// An optional, which is `nil`.
    case none
  }

  /// What comes of a call once it has been told.
  private enum Outcome {
    case `throw`
    case `return`(String)
    /// What the default does, which is a closure of the type as a whole.
    case doAs(default: ExprSyntax, TypeSyntax)
  }

  private let stand: Stand

  /// - Returns: `nil` for a property that keeps its default.
  /// - Throws: what keeps the property from being stood in for.
  init?(_ binding: PatternBindingSyntax, of variable: VariableDeclSyntax, in structure: String) throws {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return nil }
    label = name.identifierText
    let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
    let given = binding.initializer?.value.trimmed
    guard let type = binding.typeAnnotation?.type, let function = type.function else {
      // A constant that has its value is no parameter of the initialiser, nor needs a variable that has one be named.
      if given != nil { return nil }
      guard binding.typeAnnotation?.type.wrappedOptional != nil else {
        throw Diagnosis(
          "'\(structure).\(label)' is no closure: '@Unimplementable' needs a default value for it",
          "unimplementable-value"
        ).at(binding)
      }
      stand = .none
      return
    }
    if isConstant, given != nil {
      throw Diagnosis(
        "'\(structure).\(label)' always does the same: '@Unimplementable' needs 'var'", "unimplementable-let"
      ).at(
        variable.bindingSpecifier,
        fixes: [
          FixIt(
            "Replace 'let' with 'var'", replacing: variable.bindingSpecifier,
            with: variable.bindingSpecifier.with(\.tokenKind, .keyword(.var)))
        ])
    }
    stand = .closure(function, outcome: try Self.outcome(of: function, type, given, binding, "\(structure).\(label)"))
  }

  private static func outcome(
    of function: FunctionTypeSyntax, _ type: TypeSyntax, _ given: ExprSyntax?, _ binding: PatternBindingSyntax,
    _ name: String
  ) throws -> Outcome {
    if let given { return .doAs(default: given, type.trimmed) }
    if function.throwsAnything { return .throw }
    let result = function.returnClause.type
    if let empty = result.emptyValue { return .return(empty) }
    let parameters = function.parameters.isEmpty ? "" : "\(function.blanks) in "
    throw Diagnosis(
      "'\(name)' returns '\(result.trimmed)' and cannot throw: give it a default that says what to return in a test",
      "unimplementable-result"
    ).at(
      binding,
      fixes: [
        FixIt(
          "Add a default", replacing: binding,
          with: binding.with(
            \.initializer,
            InitializerClauseSyntax(
              leadingTrivia: .space, equal: .equalToken(trailingTrivia: .space),
              value: ExprSyntax("{ \(raw: parameters)<#\(result.trimmed)#> }"))))
      ])
  }

  // MARK: - What stands in

  /// The argument of the memberwise initialiser.
  func argument(in structure: String) -> String {
    guard case .closure(let function, let outcome) = stand else { return "\(label): nil" }
    let made = "endpoint = MilieuEnvironment.UnimplementedEndpoint(\"\(structure).\(label)\")"
    let names: String
    let statements: String
    switch outcome {
    case .throw:
      names = function.blanks
      statements = "throw endpoint.wasCalled()"
    case .return(let value):
      names = function.blanks
      statements = value.isEmpty ? "endpoint.wasCalled()" : "endpoint.wasCalled()\nreturn \(value)"
    case .doAs(let standing, let type):
      names = function.names
      let effects =
        (function.effectSpecifiers?.throwsClause == nil ? "" : "try ")
        + (function.effectSpecifiers?.asyncSpecifier == nil ? "" : "await ")
      statements = """
        endpoint.wasCalled()
        let standing: \(type) = \(standing)
        return \(effects)standing(\(function.arguments))
        """
    }
    let parameters = names.isEmpty ? " in" : " \(names) in"
    return "\(label): { [\(made)]\(parameters)\n\(statements)\n}"
  }
}

// MARK: - Types

extension TypeSyntax {
  /// The type as that of a closure, without attributes and parentheses; `nil` for another type.
  fileprivate var function: FunctionTypeSyntax? {
    if let function = self.as(FunctionTypeSyntax.self) { return function }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.function }
    if let tuple = self.as(TupleTypeSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
      return only.type.function
    }
    return nil
  }

  /// What there is to return of the type without knowing more: nothing, `nil`, something empty, or a stream that ends at once.
  fileprivate var emptyValue: String? {
    if wrappedOptional != nil { return "nil" }
    if self.is(ArrayTypeSyntax.self) { return "[]" }
    if self.is(DictionaryTypeSyntax.self) { return "[:]" }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.isEmpty { return "" }
    let name = self.as(IdentifierTypeSyntax.self)?.name ?? self.as(MemberTypeSyntax.self)?.name
    return switch name?.text {
    case "Void": ""
    case "Array", "Set": "[]"
    case "Dictionary": "[:]"
    case "AsyncStream": "\(trimmed) { $0.finish() }"
    case "AsyncThrowingStream": "\(trimmed) { $0.finish(throwing: endpoint.error) }"
    default: nil
    }
  }
}

extension FunctionTypeSyntax {
  /// Whether whatever error can be thrown.
  fileprivate var throwsAnything: Bool {
    guard let clause = effectSpecifiers?.throwsClause else { return false }
    guard let type = clause.type?.trimmedDescription else { return true }
    return ["any Error", "any Swift.Error", "Error", "Unimplemented"].contains(type)
  }

  /// As many blanks as there are parameters.
  fileprivate var blanks: String { parameters.map { _ in "_" }.joined(separator: ", ") }

  /// A name for each parameter.
  fileprivate var names: String { parameters.indices.enumerated().map { "p\($0.offset)" }.joined(separator: ", ") }

  /// The parameters, handed on.
  fileprivate var arguments: String {
    parameters.enumerated().map { $0.element.type.isInout ? "&p\($0.offset)" : "p\($0.offset)" }.joined(separator: ", ")
  }
}

extension TypeSyntax {
  fileprivate var isInout: Bool {
    self.as(AttributedTypeSyntax.self)?.specifiers.contains { $0.trimmedDescription == "inout" } ?? false
  }
}
