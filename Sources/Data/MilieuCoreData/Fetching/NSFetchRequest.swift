public import Foundation

/// What a request may give: objects, identifiers, numbers.
public protocol NSFetchRequestResult {}

extension NSNumber: NSFetchRequestResult {}

/// What is asked of a store.
open class NSPersistentStoreRequest: NSObject {
  /// Makes a request.
  public override init() { super.init() }
}

/// What a request gives.
public struct NSFetchRequestResultType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The objects.
  public static let managedObjectResultType = NSFetchRequestResultType([])
  /// Their identifiers.
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  /// How many there are, as one number.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// Which objects are asked for, in which order, and how many.
///
/// ```swift
/// let request = NSFetchRequest<Item>(entityName: "Item")
/// request.predicate = NSPredicate(format: "timestamp > %@", date as NSDate)
/// request.sortDescriptors = [NSSortDescriptor(key: "timestamp", ascending: false)]
/// ```
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// The name of the entity; `nil` if it is that of the class that is asked for.
  open private(set) var entityName: String?

  /// The entity.
  open var entity: NSEntityDescription? {
    didSet { if let name = entity?.name { entityName = name } }
  }

  /// What has to hold; `nil` for all.
  open var predicate: NSPredicate?

  /// The order. Objects that are equal by it stand in the order in which they were first saved.
  open var sortDescriptors: [NSSortDescriptor]?

  /// How many at most; 0 for any number.
  open var fetchLimit = 0

  /// How many of the first are left out.
  open var fetchOffset = 0

  /// Kept for source that sets it: values are read with the objects, all at once.
  open var fetchBatchSize = 0

  /// What is given.
  open var resultType = NSFetchRequestResultType.managedObjectResultType

  /// Whether what has not been saved yet counts.
  open var includesPendingChanges = true

  /// Kept for source that sets it: values are read with the objects.
  open var returnsObjectsAsFaults = true

  /// Kept for source that sets it: entities have no others below them.
  open var includesSubentities = true

  /// The relationships that will be read, so that what they lead to is fetched for all objects at once. A path is followed for its first name.
  open var relationshipKeyPathsForPrefetching: [String]?

  /// Asks for the objects of the class's entity.
  public override init() { super.init() }

  /// Asks for the objects of an entity.
  public init(entityName: String) {
    self.entityName = entityName
    super.init()
  }

  /// An order by a function, after that of the descriptors.
  package var order: ((NSManagedObject, NSManagedObject) -> ComparisonResult)?

  /// Asks for the objects of an entity.
  package func setEntity(named name: String) { entityName = name }

  /// The class of the objects that are asked for; `nil` if none is.
  var objectClass: NSManagedObject.Type? { ResultType.self as? NSManagedObject.Type }

  /// The entity in a model.
  func entity(in model: NSManagedObjectModel) -> NSEntityDescription {
    let found: NSEntityDescription
    if let entityName {
      found = model.require(entityName)
    } else if let objectClass, objectClass != NSManagedObject.self {
      found = model.require(objectClass)
    } else {
      preconditionFailure("The request names no entity: 'NSFetchRequest<\(ResultType.self)>(entityName: …)'")
    }
    if let objectClass { found.learn(objectClass) }
    return found
  }
}

extension NSFetchRequestResult where Self: NSManagedObject {
  /// Asks for all objects of the entity whose class this is.
  public static func fetchRequest() -> NSFetchRequest<Self> { NSFetchRequest<Self>() }
}
