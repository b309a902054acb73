public import MilieuEnvironment

extension Environment: DynamicProperty {
  @_documentation(visibility: internal)
  @MainActor public static var behavior: DynamicPropertyBehavior {
    DynamicPropertyBehavior(
      for: Self.self,
      connect: { new, old, node in
        if let location = old?.pointee.location {
          if location.request == new.request {
            new.connection = .node(location)
            return
          }
          location.close()
        }
        new.connection = .node(new.request.makeLocation(in: node.scope, owner: node))
      },
      prepare: { property, missing in
        guard let location = property.location else { return }
        location.wasRead = false
        if !location.isAnswered, case .object(let request, let site) = location.request {
          missing.append(MissingDependency(key: request.key, site: site))
        }
      },
      refresh: { property in
        guard let location = property.location, location.wasRead else { return false }
        return !location.isAnswered || location.refreshIfStale()
      },
      disconnect: { $0.location?.close() },
      reads: { $0.location === $1 },
      isSame: { $0.request == $1.request })
  }
}
