internal import SwiftDiagnostics
internal import SwiftSyntax

/// What a macro says about source it cannot expand.
struct Diagnosis: DiagnosticMessage, FixItMessage {
  let message: String
  let severity = DiagnosticSeverity.error
  let diagnosticID: MessageID

  var fixItID: MessageID { diagnosticID }

  /// - Parameters:
  ///   - message: what is wrong, or what a fix does.
  ///   - name: tells this message apart from others, whatever its wording.
  init(_ message: String, _ name: String) {
    self.message = message
    diagnosticID = MessageID(domain: "Milieu", id: name)
  }

  /// The error a macro throws to be told at a place.
  func at(_ node: some SyntaxProtocol, fixes: [FixIt] = []) -> DiagnosticsError {
    DiagnosticsError(diagnostics: [Diagnostic(node: node, message: self, fixIts: fixes)])
  }
}

extension FixIt {
  /// Puts one piece of source in place of another.
  init(_ message: String, replacing old: some SyntaxProtocol, with new: some SyntaxProtocol) {
    self.init(
      message: Diagnosis(message, "fix"), changes: [.replace(oldNode: Syntax(old), newNode: Syntax(new))])
  }
}
