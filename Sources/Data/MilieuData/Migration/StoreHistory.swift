/// What a store is asked to keep, and how it comes there from what it keeps.
package struct StoreHistory: Sendable {
  /// What is kept at one version.
  package struct Version: Sendable {
    /// What the author calls it, for messages.
    package var name: String
    package var identifier: Schema.Version
    package var entities: [StoreEntity]

    package init(name: String, identifier: Schema.Version, entities: [StoreEntity]) {
      (self.name, self.identifier, self.entities) = (name, identifier, entities)
    }
  }

  /// A step between two versions, by their places. What is given to it is a store that keeps the version's entities, which may be used
  /// until it returns.
  package struct Stage: Sendable {
    package var origin: Int
    package var destination: Int
    package var willMigrate: (@Sendable (any ModelStore) throws -> Void)?
    package var didMigrate: (@Sendable (any ModelStore) throws -> Void)?

    package init(
      from origin: Int, to destination: Int, willMigrate: (@Sendable (any ModelStore) throws -> Void)? = nil,
      didMigrate: (@Sendable (any ModelStore) throws -> Void)? = nil
    ) {
      (self.origin, self.destination) = (origin, destination)
      (self.willMigrate, self.didMigrate) = (willMigrate, didMigrate)
    }
  }

  /// The oldest first; the last is what is asked for. There is at least one.
  package var versions: [Version]
  package var stages: [Stage]

  /// Whether an author's plan says which versions there are, so that a store of any other is refused.
  package var isPlanned: Bool

  package var last: Version { versions[versions.count - 1] }

  /// What is asked for where nothing is known of earlier versions.
  package init(_ entities: [StoreEntity], identifier: Schema.Version = Schema.Version(1, 0, 0)) {
    versions = [Version(name: "\(identifier)", identifier: identifier, entities: entities)]
    stages = []
    isPlanned = false
  }

  package init(versions: [Version], stages: [Stage]) {
    (self.versions, self.stages) = (versions, stages)
    isPlanned = true
  }

  /// The stages that lead from a version to the last, in order.
  ///
  /// - Throws: ``SwiftDataError`` if one is missing.
  package func path(from start: Int) throws -> [Stage] {
    var path: [Stage] = []
    var place = start
    while place < versions.count - 1 {
      guard let stage = stages.first(where: { $0.origin == place && $0.destination > place }) else {
        throw SwiftDataError(
          .unknownSchema,
          "No stage of the migration plan leads on from '\(versions[place].name)' (\(versions[place].identifier)). Add one to 'stages', "
            + "such as '.lightweight(fromVersion: \(versions[place].name).self, toVersion: \(versions[place + 1].name).self)'."
        )
      }
      path.append(stage)
      place = stage.destination
    }
    return path
  }
}
