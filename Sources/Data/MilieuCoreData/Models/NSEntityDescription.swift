public import Foundation
internal import MilieuData

/// A kind of object, as a model describes it.
///
/// Not to be changed once a container has loaded its stores.
open class NSEntityDescription: NSObject, @unchecked Sendable {
  /// What the entity is called.
  open var name: String?

  /// The name of the class of its objects, with or without its module; `NSManagedObject` where nothing is said.
  open var managedObjectClassName = "NSManagedObject"

  /// Whether there are objects only of others that are like it. They cannot be inserted.
  open var isAbstract = false

  /// What the entity was called before. Kept for source that says so: a table is not renamed.
  open var renamingIdentifier: String?

  /// Anything that the author has noted.
  open var userInfo: [AnyHashable: Any]?

  /// Sets of attributes, each by its name, whose values no two objects share.
  ///
  /// A second object with the same values changes the first when it is saved, as under `NSMergeByPropertyObjectTrumpMergePolicy`.
  open var uniquenessConstraints: [[Any]] = []

  /// The attributes and relationships.
  open var properties: [NSPropertyDescription] = [] {
    didSet {
      for property in properties { property.entity = self }
      facts.withLock { $0.places = nil }
    }
  }

  /// The model that the entity belongs to.
  public internal(set) weak var managedObjectModel: NSManagedObjectModel?

  /// Sets of attributes by which objects are found fast, each by its name: what a model's file calls fetch indexes.
  var indices: [[String]] = []

  /// The places of the properties by their names, and the class of the objects.
  private let facts = Locked<(places: [String: Int]?, objectClass: NSManagedObject.Type?)>((nil, nil))

  /// Makes a description, to be filled in.
  public override init() { super.init() }

  /// The attributes by their names.
  open var attributesByName: [String: NSAttributeDescription] {
    byName(properties.compactMap { $0 as? NSAttributeDescription })
  }

  /// The relationships by their names.
  open var relationshipsByName: [String: NSRelationshipDescription] {
    byName(properties.compactMap { $0 as? NSRelationshipDescription })
  }

  /// The properties by their names.
  open var propertiesByName: [String: NSPropertyDescription] { byName(properties) }

  private func byName<Property: NSPropertyDescription>(_ properties: [Property]) -> [String: Property] {
    Dictionary(properties.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  // MARK: - By name

  /// The entity of a name in the model of a context.
  ///
  /// - Returns: `nil` if the model has none.
  open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
    context.model.entitiesByName[entityName]
  }

  /// Makes an object and inserts it into a context. A name that the model does not have ends the program, as in Core Data.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    let entity = context.model.require(entityName)
    return entity.objectClass.init(entity: entity, insertInto: context)
  }

  // MARK: - For objects

  /// The place of a property in the list of them.
  func place(of key: String) -> Int? {
    facts.withLock { facts in
      if let places = facts.places { return places[key] }
      let places = Dictionary(
        properties.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
      facts.places = places
      return places[key]
    }
  }

  /// The class of the objects.
  var objectClass: NSManagedObject.Type { facts.withLock { $0.objectClass } ?? NSManagedObject.self }

  /// Whether a class was found or has been used for the objects.
  var knowsClass: Bool { facts.withLock { $0.objectClass != nil } }

  /// Lets a class be that of the objects from now on, unless a narrower one is already.
  func learn(_ type: NSManagedObject.Type) {
    guard type != NSManagedObject.self else { return }
    facts.withLock { $0.objectClass = $0.objectClass ?? type }
  }
}
