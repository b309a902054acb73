public import Foundation

extension ModelContext {
  /// Posted before a save.
  public static let willSave = Notification.Name("ModelContext.willSave")

  /// Posted after a save; ``NotificationKey`` says what it tells.
  public static let didSave = Notification.Name("ModelContext.didSave")

  /// What the notification of a save tells, by the key's raw value.
  public enum NotificationKey: String, Sendable {
    /// `[PersistentIdentifier]`: models that have been added.
    case insertedIdentifiers
    /// `[PersistentIdentifier]`: models that have been changed.
    case updatedIdentifiers
    /// `[PersistentIdentifier]`: models that have been removed.
    case deletedIdentifiers
  }

  /// Stores all that has been inserted, changed and deleted, or nothing of it.
  ///
  /// Once it returns, all of it is stored. A container with several stores saves each by itself: if the second cannot be saved, the first
  /// is, and the changes of the second stay.
  ///
  /// - Throws: ``SwiftDataError``, or what the store says. The changes are kept; put right what is wrong, or roll back.
  public func save() throws {
    NotificationCenter.default.post(name: Self.willSave, object: self)
    guard hasChanges else { return post(ModelRegistry.Saved()) }
    for store in registry.opened.stores {
      guard let obstacle = registry.opened.obstacle(to: store) else { continue }
      throw SwiftDataError(
        .loadIssueModelContainer,
        "The configuration '\(obstacle.name)' does not allow models to be saved: make it with 'allowsSave: true', or roll back."
      )
    }
    let saved = try registry.working("save()") { try registry.save() }
    if registry.opened.hasOthers(than: registry.inbox) { tellOthers(saved) }
    post(saved)
  }

  private func post(_ saved: ModelRegistry.Saved) {
    NotificationCenter.default.post(
      name: Self.didSave, object: self,
      userInfo: [
        NotificationKey.insertedIdentifiers.rawValue: saved.inserted,
        NotificationKey.updatedIdentifiers.rawValue: saved.updated,
        NotificationKey.deletedIdentifiers.rawValue: saved.deleted,
      ])
  }

  private func tellOthers(_ saved: ModelRegistry.Saved) {
    func byEntity(_ identifiers: [PersistentIdentifier]) -> [Int: [Int64]] {
      var result: [Int: [Int64]] = [:]
      for (place, group) in Dictionary(grouping: identifiers, by: \.place) {
        guard let plan = registry.opened.plans.first(where: { $0.place === place }) else { continue }
        result[plan.index] = group.map(\.key)
      }
      return result
    }
    registry.opened.tell(
      SavedChanges(
        inserted: byEntity(saved.inserted), updated: byEntity(saved.updated), deleted: byEntity(saved.deleted)),
      except: registry.inbox)
  }
}
