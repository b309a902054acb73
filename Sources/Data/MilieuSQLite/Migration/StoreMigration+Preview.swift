internal import MilieuData

extension StoreMigration {
  /// What would be done, found out without writing anything.
  ///
  /// - Throws: ``SQLiteError`` or ``SwiftDataError`` for a store that would be refused.
  func preview() throws -> StorePreview {
    try connection.transaction(.deferred) {
      guard try !image().isNew else { return StorePreview(.new) }
      guard let step = try look() else { return StorePreview(.nothing) }
      let survey = StoreSurvey(connection, step.mapping)
      let difference = try survey.difference()
      // A stage's code may still change the rows that stand in its way.
      if step.stage?.willMigrate == nil || step.mapping.difference.effect == .refused, difference.effect == .refused {
        return StorePreview(.refused(refused(difference).description), difference)
      }
      if let stage = step.stage {
        let versions = [stage.origin] + (try history.path(from: stage.origin)).map(\.destination)
        return StorePreview(.stages(versions.map { history.versions[$0].name }), step.mapping.difference)
      }
      guard !difference.isEmpty else { return StorePreview(.nothing) }
      return StorePreview(try survey.losesRows() ? .destructive : .lightweight, difference)
    }
  }
}
