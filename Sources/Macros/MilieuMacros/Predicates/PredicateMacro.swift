package import SwiftSyntax
package import SwiftSyntaxMacros

/// `#Predicate` with `evaluate(_:)` in it: asking another predicate becomes a subscript, which Foundation's macro, that does the rest, knows
/// how to build.
package struct PredicateMacro: ExpressionMacro {
  package static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> ExprSyntax {
    let call = MacroExpansionExprSyntax(
      macroName: .identifier("_FoundationPredicate"), genericArgumentClause: node.genericArgumentClause,
      leftParen: node.leftParen, arguments: node.arguments, rightParen: node.rightParen,
      trailingClosure: node.trailingClosure, additionalTrailingClosures: node.additionalTrailingClosures)
    return EvaluationRewriter().visit(call)
  }
}

/// Writes `predicate[model]` for `predicate.evaluate(model)`.
private final class EvaluationRewriter: SyntaxRewriter {
  override func visit(_ node: FunctionCallExprSyntax) -> ExprSyntax {
    let visited = super.visit(node)
    guard let call = visited.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let predicate = member.base,
      member.declName.baseName.text == "evaluate", call.trailingClosure == nil,
      let argument = call.arguments.first, argument.label == nil
    else { return visited }
    return ExprSyntax(
      SubscriptCallExprSyntax(
        leadingTrivia: call.leadingTrivia, calledExpression: predicate.with(\.leadingTrivia, []),
        leftSquare: .leftSquareToken(), arguments: call.arguments, rightSquare: .rightSquareToken(),
        trailingTrivia: call.trailingTrivia))
  }
}
