@_spi(PluginMessage) internal import SwiftCompilerPluginMessageHandling
package import SwiftSyntaxMacros

/// Finds a macro by the name that its declaration gives.
package struct MacroProvider {
  /// A declaration names a macro that is not here.
  private struct Unknown: Error, CustomStringConvertible {
    let description: String
  }

  package static var macros: [String: any Macro.Type] {
    [
      "EntryMacro": EntryMacro.self, "ManagedPropertyMacro": ManagedPropertyMacro.self,
      "ModelActorMacro": ModelActorMacro.self, "ModelMacro": ModelMacro.self,
      "ModelMarkerMacro": ModelMarkerMacro.self, "ModelSetsMacro": ModelSetsMacro.self,
      "PersistedPropertyMacro": PersistedPropertyMacro.self, "PredicateMacro": PredicateMacro.self,
      "PreviewMacro": PreviewMacro.self, "PreviewableMacro": PreviewableMacro.self,
      "UnimplementableMacro": UnimplementableMacro.self,
    ]
  }
}

extension MacroProvider: PluginProvider {
  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    guard let macro = Self.macros[typeName] else { throw Unknown(description: "There is no macro '\(typeName)'.") }
    return macro
  }
}
