/// What a property asks of the environment.
package enum EnvironmentRequest<Value> {
  case keyPath(KeyPath<EnvironmentValues, Value>)
  case object(any ObjectRequest.Type, DeclarationSite)

  /// What a view that stands reads for the property.
  ///
  /// - Parameter site: where the property is declared.
  package func makeLocation(
    in scope: EnvironmentScope, owner: any EnvironmentReaderOwner, declaredAt site: DeclarationSite?
  ) -> EnvironmentLocation<Value> {
    switch self {
    case .keyPath(let keyPath):
      EnvironmentKeyPathLocation(keyPath: keyPath, site: site, scope: scope, owner: owner)
    case .object(let request, let site):
      request.makeLocation(for: Value.self, site: site, scope: scope, owner: owner)
    }
  }
}

extension EnvironmentRequest: Equatable {
  package static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.keyPath(let left), .keyPath(let right)): left == right
    case (.object(let left, _), .object(let right, _)): left == right
    default: false
    }
  }
}
