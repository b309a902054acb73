internal import SwiftDiagnostics
internal import SwiftSyntax
internal import SwiftSyntaxBuilder

/// The values that `@Entry(live:preview:test:)` names.
struct EntryContexts {
  private let live: ExprSyntax
  private let preview: ExprSyntax?
  private let test: ExprSyntax?

  /// `nil` for a plain `@Entry`.
  init?(_ attribute: AttributeSyntax) {
    guard let arguments = attribute.arguments?.as(LabeledExprListSyntax.self) else { return nil }
    func value(_ label: String) -> ExprSyntax? {
      arguments.first { $0.label?.text == label }?.expression.trimmed
    }
    guard let live = value("live") else { return nil }
    self.live = live
    preview = value("preview")
    test = value("test")
  }

  /// The requirements of the key.
  ///
  /// What is asked for once is stored, and so made once even if two threads ask together; what each test gets for itself is not.
  func requirements(of type: TypeSyntax) -> MemberBlockItemListSyntax {
    var source = "nonisolated(unsafe) static var liveValue: \(type.trimmed) = \(live)"
    if let preview { source += "\nnonisolated(unsafe) static var previewValue: \(type.trimmed) = \(preview)" }
    if let test { source += "\nstatic var testValue: \(type.trimmed) { \(test) }" }
    return "\(raw: source)"
  }

  // MARK: - What must hold

  /// - Throws: what keeps a property from having a value for each context.
  func check(_ container: EntryContainer, _ binding: PatternBindingSyntax, _ attribute: AttributeSyntax) throws {
    guard container == .environment else {
      throw Diagnosis(
        "Only an entry of EnvironmentValues has values for contexts, not one of \(container.rawValue)",
        "entry-contexts-place"
      ).at(attribute)
    }
    if let initializer = binding.initializer {
      throw Diagnosis("The live value is the default: leave out the one of the property", "entry-contexts-default").at(
        initializer,
        fixes: [
          FixIt("Remove the default value", replacing: binding, with: binding.with(\.initializer, nil).trimmed)
        ])
    }
    guard binding.typeAnnotation != nil else {
      throw Diagnosis("An entry with values for contexts needs a type", "entry-contexts-type").at(
        binding,
        fixes: [
          FixIt(
            "Add a type", replacing: binding,
            with: binding.with(
              \.typeAnnotation,
              TypeAnnotationSyntax(colon: .colonToken(trailingTrivia: .space), type: "<#type#>" as TypeSyntax)))
        ])
    }
  }
}
