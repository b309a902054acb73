package import SwiftSyntax
internal import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// `#Preview`: declares a type that makes the preview, and that is found by the protocol it conforms to.
package struct PreviewMacro: DeclarationMacro {
  package static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let call = try PreviewCall(node)
    guard let place = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID) else {
      throw Diagnosis("'#Preview' stands in no file", "preview-place").at(node)
    }
    let name = context.makeUniqueName("Preview")
    // NB: nothing names the type, so an optimised build would leave it out if nothing that has to stay did.
    return [
      """
      struct \(name): MilieuViews.PreviewRegistry {
        static var fileID: Swift.String { \(place.file) }
        static var line: Swift.Int { \(place.line) }
        static var column: Swift.Int { \(place.column) }

        @Swift.MainActor static func makePreview() throws -> MilieuViews.Preview {
          \(call.statements)
        }

        #if compiler(>=6.3)
          @used private static let record: @convention(c) () -> Swift.Void = { MilieuViews.Preview.keep(\(name).self) }
        #endif
      }
      """
    ]
  }
}
