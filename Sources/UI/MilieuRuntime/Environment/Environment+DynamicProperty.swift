public import MilieuEnvironment

extension Environment: DynamicProperty {
  @_documentation(visibility: internal)
  @MainActor public static var behavior: DynamicPropertyBehavior {
    let isDerived = !DerivedKeyTable.keys(of: Value.self).isEmpty
    return DynamicPropertyBehavior(
      for: Self.self,
      connect: { new, old, node in
        if let location = old?.pointee.location {
          if location.request == new.request {
            new.stand(at: location)
            return
          }
          location.close()
        }
        new.stand(at: new.request.makeLocation(in: node.scope, owner: node, declaredAt: new.declaredAt))
      },
      prepare: { property, missing in
        guard let location = property.location else { return }
        location.wasRead = false
        if !location.isAnswered, case .object(let request, let site) = location.request {
          missing.append(MissingDependency(key: request.key, site: site))
        } else if isDerived, let obstacle = location.obstacle {
          missing.append(MissingDependency(obstacle.subject, site: obstacle.site))
        }
      },
      refresh: { property in
        guard let location = property.location, location.wasRead else { return false }
        return !location.isAnswered || location.refreshIfStale()
      },
      disconnect: { $0.location?.close() },
      reader: { $0.location },
      isSame: { $0.request == $1.request })
  }
}

extension EnvironmentLocation {
  /// What keeps the value from being made, if it is made from others and has not been. The owner hears when that may have changed.
  fileprivate var obstacle: DerivationObstacle? {
    guard !isKnown, case .keyPath(let keyPath) = request, let key = DerivedKeyTable.key(at: keyPath) else { return nil }
    let values = EnvironmentValues(scope: scope, reader: self)
    let obstacle = tracking { DerivationObstacle.find(for: key, in: scope, values) }
    if obstacle != nil { wasRead = true }
    return obstacle
  }
}
