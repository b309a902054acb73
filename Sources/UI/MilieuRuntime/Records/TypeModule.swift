internal import CConformances

/// The module that declares a type.
package enum TypeModule {
  /// Whether a type is one that an app's author declared, rather than this library or the toolchain.
  package static func isAuthored(_ type: Any.Type) -> Bool {
    module(of: type).map { !libraries.contains($0) } ?? false
  }

  /// Whether a type is declared by this library or the toolchain.
  static func isLibrary(_ type: Any.Type) -> Bool {
    module(of: type).map(libraries.contains) ?? false
  }

  /// Whether a type is declared by this library or by Swift itself, so that what it holds can be known.
  static func isFamiliar(_ type: Any.Type) -> Bool {
    module(of: type).map { $0 == "Swift" || ours.contains($0) } ?? false
  }

  /// `nil` for what no module declares, such as tuples, functions and existentials.
  private static func module(of type: Any.Type) -> String? {
    milieu_module_name(unsafeBitCast(type, to: UnsafeRawPointer.self)).map { String(cString: $0) }
  }

  /// The modules of this library that declare views, scenes, keys or property wrappers.
  package static let ours: Set<String> = [
    "Milieu", "MilieuCoreDataViews", "MilieuDataViews", "MilieuEffectViews", "MilieuEffects", "MilieuEnvironment",
    "MilieuHeadless", "MilieuObservation", "MilieuRuntime", "MilieuTesting", "MilieuViews", "MilieuWeb",
  ]

  private static let libraries: Set<String> = ours.union([
    "Dispatch", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "Observation", "Swift", "Synchronization", "Testing", "_Concurrency", "_RegexParser", "_StringProcessing",
  ])
}
