internal import SwiftSyntax
internal import SwiftSyntaxBuilder
internal import SwiftSyntaxMacros

/// A type whose extensions may hold entries.
enum EntryContainer: String, CaseIterable {
  case environment = "EnvironmentValues"
  case transaction = "Transaction"
  case container = "ContainerValues"
  case focused = "FocusedValues"

  /// The protocol of its keys.
  var keyProtocol: TokenSyntax {
    switch self {
    case .environment: "MilieuEnvironment.EnvironmentKey"
    case .transaction: "MilieuRuntime.TransactionKey"
    case .container: "MilieuRuntime.ContainerValueKey"
    case .focused: "MilieuRuntime.FocusedValueKey"
    }
  }

  /// The type that the extension around a declaration extends; `nil` where there is none of these.
  init?(around context: some MacroExpansionContext) {
    guard let type = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType else { return nil }
    let name =
      if let member = type.as(MemberTypeSyntax.self) { member.name } else { type.as(IdentifierTypeSyntax.self)?.name }
    guard let name, let known = Self(rawValue: name.text) else { return nil }
    self = known
  }

  static var list: String {
    let names = allCases.map(\.rawValue)
    return names.dropLast().joined(separator: ", ") + " or " + names[names.count - 1]
  }
}
