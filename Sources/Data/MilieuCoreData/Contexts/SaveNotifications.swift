public import Foundation

extension Notification.Name {
  /// Posted before a context saves.
  public static let NSManagedObjectContextWillSave = Notification.Name("NSManagingContextWillSaveChangesNotification")

  /// Posted after a context has saved; ``NSInsertedObjectsKey`` and its like say what.
  public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
}

/// In the notification of a save: the set of objects that have been added.
public let NSInsertedObjectsKey = "inserted"

/// In the notification of a save: the set of objects that have been changed.
public let NSUpdatedObjectsKey = "updated"

/// In the notification of a save: the set of objects that have been removed.
public let NSDeletedObjectsKey = "deleted"
