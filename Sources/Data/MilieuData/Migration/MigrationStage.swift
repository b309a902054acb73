/// What leads from one version of a schema to another.
///
/// A stage is one transaction: if it throws, or the process ends in the middle of it, the store is as it was before the stage. What its code
/// does elsewhere, such as writing files, is not undone, and happens again when the store is opened next.
// Unchecked: SwiftData's cases take code that is not marked `@Sendable`, and stages are kept in static properties. A stage's code runs
// only while a container is made, on the thread that makes it.
public enum MigrationStage: @unchecked Sendable {
  /// What needs no code: properties and models that are new, gone or renamed, and changes that lose nothing.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)

  /// The same with code before and after.
  ///
  /// - `willMigrate` gets a context of the models of `fromVersion`, `didMigrate` one of those of `toVersion`. Each saves what it changes
  ///   with `try context.save()`; what is not saved is not taken over, and told of on standard error.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)

  /// The version it begins with.
  var origin: any VersionedSchema.Type {
    switch self {
    case .lightweight(let version, _), .custom(let version, _, _, _): version
    }
  }

  /// The version it ends with.
  var destination: any VersionedSchema.Type {
    switch self {
    case .lightweight(_, let version), .custom(_, let version, _, _): version
    }
  }
}
