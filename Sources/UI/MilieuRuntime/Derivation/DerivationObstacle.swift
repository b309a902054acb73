internal import MilieuEnvironment

/// What keeps a value from being made from others. Asked before a body runs that would read it: then the body can be left out, while a
/// read has to give something.
struct DerivationObstacle {
  let subject: MissingDependency.Subject

  /// Where the property is declared that asks for what is missing.
  let site: DeclarationSite?

  /// - Parameters:
  ///   - key: the key of the value.
  ///   - scope: where it would be read.
  ///   - values: looks objects up there, for whoever wants to hear when they come.
  ///   - outer: the keys that the value would be made for.
  static func find(
    for key: any DerivedEnvironmentKey.Type, in scope: EnvironmentScope, _ values: EnvironmentValues,
    inside outer: [any DerivedEnvironmentKey.Type] = []
  ) -> DerivationObstacle? {
    // What is provided is not made.
    guard scope.existingSlot(for: ObjectIdentifier(key)) == nil else { return nil }
    if let start = outer.firstIndex(where: { $0 == key }) {
      return DerivationObstacle(subject: .circle(outer[start...] + [key]), site: nil)
    }
    let path = outer + [key]
    for (_, property) in key.init().properties {
      switch property.erasedRequest {
      case .object(let request, let site):
        if !request.isMet(in: values) {
          return DerivationObstacle(subject: .object(request.key, through: path), site: site)
        }
      case .keyPath(let keyPath):
        guard let inner = DerivedKeyTable.key(at: keyPath) else { continue }
        if let obstacle = find(for: inner, in: scope, values, inside: path) { return obstacle }
      }
    }
    return nil
  }
}
