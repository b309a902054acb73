internal import SwiftSyntax
internal import SwiftSyntaxBuilder
internal import SwiftSyntaxMacros

/// What was handed to `#Preview`, read and found sound.
struct PreviewCall {
  /// Name and traits, as they were written.
  private let arguments: LabeledExprListSyntax
  private let body: ClosureExprSyntax

  /// The properties marked `@Previewable`, without the mark, and the other statements.
  private let properties: [VariableDeclSyntax]
  private let rest: CodeBlockItemListSyntax

  init(_ node: some FreestandingMacroExpansionSyntax) throws {
    if let trailing = node.trailingClosure {
      body = trailing
      arguments = node.arguments
    } else if let last = node.arguments.last, let closure = last.expression.as(ClosureExprSyntax.self) {
      body = closure
      arguments = LabeledExprListSyntax(node.arguments.dropLast())
    } else {
      throw Diagnosis("'#Preview' needs a closure that says what to show", "preview-body").at(node)
    }
    // NB: what is filtered out of a tree is in none that the compiler could find a place in, so places are told before.
    let isProperty = { (statement: CodeBlockItemSyntax) in
      statement.item.as(VariableDeclSyntax.self)?.previewableAttribute != nil
    }
    for statement in body.statements where !isProperty(statement) {
      if let nested = NestedPreviewable.first(in: statement) { throw PreviewableMacro.misplaced.at(nested) }
    }
    properties = body.statements.filter(isProperty).compactMap {
      $0.item.as(VariableDeclSyntax.self)?.withoutPreviewable
    }
    rest = body.statements.filter { !isProperty($0) }
  }

  /// The statements that make the preview. Properties become those of a view, since only a view has state.
  var statements: CodeBlockItemListSyntax {
    var call = arguments
    if let last = call.indices.last { call[last].trailingComma = nil }
    guard !properties.isEmpty else { return "MilieuViews.Preview(\(call.trimmed)) \(body.trimmed)" }
    let members = properties.map { "\n\($0.trimmedDescription)" }.joined()
    return """
      struct PreviewContent: MilieuRuntime.View {\(raw: members)

        var body: some MilieuRuntime.View {\(rest)
        }
      }
      return MilieuViews.Preview(\(call.trimmed)) {
        PreviewContent()
      }
      """
  }
}

/// Looks for `@Previewable` where it would have no effect.
private final class NestedPreviewable: SyntaxVisitor {
  private var found: AttributeSyntax?

  static func first(in syntax: some SyntaxProtocol) -> AttributeSyntax? {
    let visitor = NestedPreviewable(viewMode: .sourceAccurate)
    visitor.walk(syntax)
    return visitor.found
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if found == nil { found = node.previewableAttribute }
    return .visitChildren
  }
}
