package import SwiftSyntax
internal import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// `@_PersistedProperty`, which `@Model` puts on a property: the value lies in a slot that may be empty until it is read.
package struct PersistedPropertyMacro {
  /// The property and its place in the list of them.
  private static func read(
    _ attribute: AttributeSyntax, _ declaration: some DeclSyntaxProtocol
  ) -> (property: ModelPropertyDeclaration, index: String)? {
    guard let variable = declaration.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
      variable.bindings.count == 1, variable.isStoredInModel,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let index = attribute.arguments?.as(LabeledExprListSyntax.self)?.first?.expression.trimmedDescription
    else { return nil }
    return (ModelPropertyDeclaration(name, binding, variable, index: Int(index) ?? 0), index)
  }
}

extension PersistedPropertyMacro: AccessorMacro {
  package static func expansion(
    of attribute: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let (property, index) = read(attribute, declaration) else { return [] }
    let storage = TokenSyntax.identifier(property.storage)
    // What is appended to an array is put where it is, instead of into a copy.
    let change: [AccessorDeclSyntax] =
      property.type?.is(ArrayTypeSyntax.self) == true
      ? [
        """
        _modify {
          _$state.willSet(self, \(raw: index), \\.\(property.name), \(storage))
          var _$value = _$state.take(self, \(raw: index), &\(storage))
          defer {
            \(storage) = .loaded(_$value)
            _$state.didChange(self, \(raw: index), \\.\(property.name), _$value)
          }
          yield &_$value
        }
        """
      ] : []
    return [
      """
      @storageRestrictions(initializes: \(storage))
      init(initialValue) {
        \(storage) = .loaded(initialValue)
      }
      """,
      """
      get {
        _$state.willGet(self, \\.\(property.name))
        if case .loaded(let value) = \(storage) {
          return value
        }
        _$state.load(self, \(raw: index))
        return \(storage).value
      }
      """,
      """
      set {
        _$state.willSet(self, \(raw: index), \\.\(property.name), \(storage))
        let _$old = \(storage)
        \(storage) = .loaded(newValue)
        _$state.didSet(self, \(raw: index), \\.\(property.name), _$old, newValue)
      }
      """,
    ] + change
  }
}

extension PersistedPropertyMacro: PeerMacro {
  package static func expansion(
    of attribute: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let (property, _) = read(attribute, declaration) else { return [] }
    let storage = TokenSyntax.identifier(property.storage)
    guard let type = property.type else {
      guard let standard = property.standard else { return [] }
      return ["private var \(storage) = MilieuData.ModelSlot.loaded(\(standard))"]
    }
    return ["private var \(storage): MilieuData.ModelSlot<\(type)>"]
  }
}
