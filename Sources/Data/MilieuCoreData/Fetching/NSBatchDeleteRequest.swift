public import Foundation
internal import MilieuData

/// What a batch request gives.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  /// Whether it was done, which it was if nothing was thrown.
  case resultTypeStatusOnly = 0
  /// Which objects there were.
  case resultTypeObjectIDs = 1
  /// How many there were.
  case resultTypeCount = 2
}

/// Deletes objects in the store, past the context that is asked.
///
/// Core Data's contexts hear nothing of it; here they do, and delete rules are followed.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// What is given.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

  fileprivate let delete: (NSManagedObjectContext) throws -> [NSManagedObjectID]

  /// Deletes what a request asks for.
  public init<ResultType>(fetchRequest fetch: NSFetchRequest<ResultType>) {
    delete = { apart in
      try apart.objects(fetch).map { object in
        apart.delete(object)
        return object.objectID
      }
    }
  }

  /// Deletes objects by their identifiers. Those that are gone already are passed over.
  public init(objectIDs objects: [NSManagedObjectID]) {
    delete = { apart in
      objects.filter { id in
        guard let object = try? apart.existingObject(with: id) else { return false }
        apart.delete(object)
        return true
      }
    }
  }
}

/// What a request has done.
open class NSPersistentStoreResult: NSObject {}

/// What a batch request has done.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// As ``NSBatchDeleteRequest/resultType`` says: `Bool`, `[NSManagedObjectID]` or `Int`.
  public let result: Any?

  /// What was asked for.
  public let resultType: NSBatchDeleteRequestResultType

  init(_ deleted: [NSManagedObjectID], _ type: NSBatchDeleteRequestResultType) {
    resultType = type
    result =
      switch type {
      case .resultTypeStatusOnly: true
      case .resultTypeObjectIDs: deleted
      case .resultTypeCount: deleted.count
      }
  }
}

extension NSManagedObjectContext {
  /// Carries out a batch request.
  ///
  /// - Throws: what keeps the store from being changed; nothing is deleted then.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    guard let request = request as? NSBatchDeleteRequest, let coordinator = persistentStoreCoordinator else {
      throw ManagedObjectError(
        .request, "A '\(type(of: request))' cannot be executed here: there is 'NSBatchDeleteRequest', and 'fetch'.")
    }
    let apart = NSManagedObjectContext(.privateQueueConcurrencyType, coordinator)
    let deleted = try apart.performAndWait {
      let deleted = try request.delete(apart)
      try apart.save()
      return deleted
    }
    processPendingChanges()
    return NSBatchDeleteResult(deleted, request.resultType)
  }
}
