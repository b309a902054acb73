internal import MilieuData

extension StoreMigration {
  private var untouched: String { "Nothing in it was changed." }

  /// Something would be lost, or nobody knows what rows are to have.
  func refused(_ difference: SchemaDifference) -> SwiftDataError {
    let sentences = difference.only(.refused).map(\.sentence).joined(separator: "; ")
    return SwiftDataError(
      .loadIssueModelContainer,
      "The store \(connection.path) cannot be brought to what the models ask for: \(sentences). \(difference.remedies) \(untouched)"
    )
  }

  /// A later version wrote it.
  func fromTheFuture(_ recorded: Schema.Version, _ difference: SchemaDifference) -> SwiftDataError {
    SwiftDataError(
      .backwardMigration,
      "The store \(connection.path) was written by version \(recorded) of the models, and this program knows them up to "
        + "\(history.last.identifier). Open it with the program of that version, or put a backup of an earlier one in its place. "
        + "\(untouched) What this program would change:\n\(difference)")
  }

  /// No version of the plan wrote it.
  func unknown(_ image: StoreImage, _ recorded: Schema.Version?, closest: Int?) -> SwiftDataError {
    let differences = history.versions.map { SchemaMapping(from: image.entities, to: $0.entities).difference }
    let nearest =
      closest ?? differences.indices.min { differences[$0].changes.count < differences[$1].changes.count } ?? 0
    let version = history.versions[nearest]
    let said = recorded.map { "was written by version \($0)" } ?? "does not say which version wrote it"
    return SwiftDataError(
      .unknownSchema,
      "The store \(connection.path) \(said), and is like no version of the migration plan. Add a version to the plan that has the models as "
        + "they were when it was written, with a stage from there on. \(untouched) What lies between it and "
        + "'\(version.name)' (\(version.identifier)), which is \(closest == nil ? "nearest" : "of that number"):\n"
        + "\(differences[nearest])")
  }

  /// A store that may not be changed would have to be.
  func readOnly(_ difference: SchemaDifference) -> SQLiteError {
    SQLiteError(
      .statement, path: connection.path,
      cause:
        "it would have to become what the models ask for, and may not be changed: \(difference.sentence.dropLast())",
      remedy: "Open it once with a configuration that allows saving.")
  }
}
