/// What a property asks of the environment.
package enum EnvironmentRequest<Value> {
  case keyPath(KeyPath<EnvironmentValues, Value>, DeclarationSite?)
  case object(any ObjectRequest.Type, DeclarationSite)

  /// What a view that stands reads for the property.
  package func makeLocation(in scope: EnvironmentScope, owner: any EnvironmentReaderOwner) -> EnvironmentLocation<Value>
  {
    switch self {
    case .keyPath(let keyPath, let site):
      EnvironmentKeyPathLocation(keyPath: keyPath, site: site, scope: scope, owner: owner)
    case .object(let request, let site):
      request.makeLocation(for: Value.self, site: site, scope: scope, owner: owner)
    }
  }
}

extension EnvironmentRequest: Equatable {
  package static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.keyPath(let left, _), .keyPath(let right, _)): left == right
    case (.object(let left, _), .object(let right, _)): left == right
    default: false
    }
  }
}
