internal import Foundation
internal import MilieuData

/// Brings a store to the last version of a history: stage by stage, each of them a transaction.
struct StoreMigration {
  /// What is to be done next.
  struct Step {
    let mapping: SchemaMapping
    /// The place of the version that comes of it.
    let destination: Int
    /// `nil` for what the store does by itself.
    let stage: StoreHistory.Stage?
    /// The version that wrote the store; `nil` if it does not say.
    let origin: Schema.Version?
  }

  let connection: SQLiteConnection
  let history: StoreHistory
  let identifier: String

  /// - Throws: ``SwiftDataError`` for a store that is not to be touched, ``SQLiteError``, or what a stage's code throws.
  func run() throws {
    while let checked = try connection.transaction(.deferred, { try checkNext() }) {
      try connection.admit()
      guard try perform(checked) < history.versions.count - 1 else { break }
    }
    try connection.admit()
  }

  /// Finds what cannot be, before anything is written.
  ///
  /// - Returns: SQLite's number for the rows that were looked at; `nil` if there is nothing to do.
  private func checkNext() throws -> Int64? {
    guard let step = try look() else { return nil }
    // Code may still change the rows that stand in its way.
    if step.stage?.willMigrate == nil { try check(step) }
    return try dataVersion()
  }

  /// Another number whenever somebody else has committed.
  private func dataVersion() throws -> Int64 { try connection.integer("PRAGMA data_version") ?? 0 }

  /// What would be done, and why not.
  func look() throws -> Step? { try next(try image()) }

  func image() throws -> StoreImage {
    try StoreImage(of: connection, asked: history.versions.reversed().flatMap { $0.entities.map(\.name) })
  }

  /// Whether a store that may not be changed has what the models ask for. What it has besides does not matter.
  func checkForReading() throws {
    guard let step = try connection.transaction(.deferred, { try look() }) else { return }
    let difference = try StoreSurvey(connection, step.mapping).difference()
    if difference.effect == .refused { throw refused(difference) }
    guard step.stage == nil, step.mapping.canBeReadAsItIs else { throw readOnly(difference) }
  }

  // MARK: - Deciding

  private func mapping(_ image: StoreImage, _ version: Int) -> SchemaMapping {
    SchemaMapping(from: image.entities, to: history.versions[version].entities)
  }

  private func next(_ image: StoreImage) throws -> Step? {
    let last = history.versions.count - 1
    func step(to version: Int, _ stage: StoreHistory.Stage? = nil) -> Step? {
      let mapping = mapping(image, version)
      let isDone = mapping.difference.isEmpty && image.record == StoreRecord(history.versions[version])
      return isDone ? nil : Step(mapping: mapping, destination: version, stage: stage, origin: image.record?.version)
    }
    if image.isNew { return step(to: last) }
    let recorded = image.record?.version
    if let recorded, recorded > history.last.identifier {
      let difference = mapping(image, last).difference
      if history.isPlanned || !difference.isEmpty { throw fromTheFuture(recorded, difference) }
    }
    guard history.isPlanned else { return step(to: last) }
    let start = try self.start(image, recorded)
    guard start < last else { return step(to: last) }
    let stage = try history.path(from: start)[0]
    return Step(
      mapping: mapping(image, stage.destination), destination: stage.destination, stage: stage, origin: recorded)
  }

  /// The place of the version that a store is at.
  private func start(_ image: StoreImage, _ recorded: Schema.Version?) throws -> Int {
    let versions = history.versions.indices
    let matches = versions.filter { mapping(image, $0).difference.isEmpty }
    guard let named = versions.first(where: { history.versions[$0].identifier == recorded }) else {
      // A store of earlier days says nothing; the earliest version that it can be is the one whose stages it still needs.
      if let match = matches.first { return match }
      throw unknown(image, recorded, closest: nil)
    }
    if matches.contains(named) { return named }
    if let later = matches.last { return later }
    // The version of today may change as long as it is worked on.
    if named == versions.last { return named }
    throw unknown(image, recorded, closest: named)
  }

  // MARK: - Doing

  private func check(_ step: Step) throws {
    let kept = SharedFiles.names(at: connection.path)
    if let change = step.mapping.difference.only(.destructive).first(where: { kept.contains($0.entity) }) {
      throw inUse(change)
    }
    let difference = try StoreSurvey(connection, step.mapping).difference()
    if difference.effect == .refused { throw refused(difference) }
  }

  /// Does what is next.
  ///
  /// - Parameter checked: SQLite's number for the rows that were looked at.
  /// - Returns: the place of the version that the store is at then.
  private func perform(_ checked: Int64) throws -> Int {
    var backup: StoreBackup?
    do {
      let step = try connection.withoutForeignKeys {
        try connection.transaction {
          let image = try image()
          // Another process may have been quicker.
          guard let step = try next(image) else { return Step?.none }
          backup = try makeBackup(before: step, image)
          let isChecked = try step.stage?.willMigrate == nil && dataVersion() == checked
          try perform(step, image, isChecked: isChecked)
          return step
        }
      }
      if let backup, let step { tell(of: backup, step) }
      return step?.destination ?? history.versions.count - 1
    } catch {
      backup?.remove()
      throw error
    }
  }

  private func perform(_ step: Step, _ image: StoreImage, isChecked: Bool) throws {
    if let stage = step.stage, let code = stage.willMigrate {
      try lend(history.versions[stage.origin].entities, to: code)
    }
    if !isChecked { try check(step) }
    try StoreRebuild(connection, step.mapping, image).run()
    let version = history.versions[step.destination]
    if let code = step.stage?.didMigrate { try lend(version.entities, to: code) }
    try StoreRecord(version).write(to: connection)
  }

  private func lend(_ entities: [StoreEntity], to code: (any ModelStore) throws -> Void) throws {
    let store = try SQLiteStore(borrowing: connection, identifier, entities)
    defer { store.end() }
    try code(store)
  }

  private func makeBackup(before step: Step, _ image: StoreImage) throws -> StoreBackup? {
    guard connection.location.isFile else { return nil }
    let hasCode = step.stage?.willMigrate != nil || step.stage?.didMigrate != nil
    let isNeeded =
      try StoreSurvey(connection, step.mapping).losesRows()
      || hasCode && image.entities.contains { try connection.hasRows($0.name) }
    return isNeeded ? try StoreBackup(of: connection) : nil
  }

  private func tell(of backup: StoreBackup, _ step: Step) {
    StoreBackup.removeOld(of: connection.path)
    let lost = step.mapping.difference.only(.destructive).map(\.sentence).joined(separator: "; ")
    let why = lost.isEmpty ? "A stage of the migration plan has changed its models." : "\(lost)."
    DataReport.tell(
      "The store \(connection.path) was brought to version \(history.versions[step.destination].identifier). \(why) "
        + "What it was before is in \(backup.path).")
  }
}

extension SQLiteConnection {
  /// Does something while foreign keys are not looked after, which is decided outside transactions.
  fileprivate func withoutForeignKeys<Result>(_ body: () throws -> Result) throws -> Result {
    try execute("PRAGMA foreign_keys = OFF")
    let result = Swift.Result { try body() }
    try execute("PRAGMA foreign_keys = ON")
    return try result.get()
  }
}

extension SchemaMapping {
  /// Whether every table and every column that is asked for is there under its name, and holds what is asked for.
  fileprivate var canBeReadAsItIs: Bool {
    entities.allSatisfy { entity in
      guard let old = entity.old else { return false }
      return zip(entity.new.columns, entity.sources).allSatisfy { column, source in
        guard case .column(let place, let conversion) = source, old.columns[place].name == column.name else {
          return false
        }
        let fills = old.columns[place].isOptional && !column.isOptional && column.target == nil
        return !conversion.rewrites && !fills
      }
    } && links.allSatisfy { $0.source == .same }
  }
}
