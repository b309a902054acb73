public import Foundation
internal import MilieuData

/// The stores of a container and the model they keep.
///
/// A container makes one; of Core Data's there is what finds an object by its URL.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  /// The model.
  public let managedObjectModel: NSManagedObjectModel

  private let opened = Locked<(container: ModelContainer?, stores: [NSPersistentStore])>((nil, []))

  /// Makes a coordinator without stores.
  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
  }

  /// The stores that have been opened.
  open var persistentStores: [NSPersistentStore] { opened.withLock { $0.stores } }

  /// What contexts are made of; `nil` until a store is open.
  var container: ModelContainer? { opened.withLock { $0.container } }

  /// The identifier that ``NSManagedObjectID/uriRepresentation()`` gave.
  ///
  /// - Returns: `nil` if it names no store that is open, or no entity of it.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    let parts = url.pathComponents.filter { $0 != "/" }
    guard url.scheme == "x-coredata", parts.count == 2, parts[1].hasPrefix("p"), let key = Int64(parts[1].dropFirst()),
      let plan = container?.plan(named: parts[0]), let store = plan.place.store,
      let host = url.host(), store.lowercased() == host.lowercased(),
      let entity = managedObjectModel.entitiesByName[parts[0]]
    else { return nil }
    return NSManagedObjectID(PersistentIdentifier(plan.place, key), entity)
  }

  /// Opens the store of a description.
  ///
  /// - Throws: ``ManagedObjectError``, and then a file is as it was.
  func open(_ description: NSPersistentStoreDescription) throws {
    guard [NSSQLiteStoreType, NSInMemoryStoreType].contains(description.type) else {
      throw ManagedObjectError(
        .storeType,
        "A store of the type '\(description.type)' is not known: use 'NSSQLiteStoreType' or 'NSInMemoryStoreType'.")
    }
    guard container == nil else {
      throw ManagedObjectError(
        .storeOpen,
        "A container has one store here, and it is open already: describe one in 'persistentStoreDescriptions'.")
    }
    guard description.isInMemory || description.url != nil else {
      throw ManagedObjectError(.storeOpen, "The store has no file. Set the 'url' of its description.")
    }
    let entities = try managedObjectModel.entities.map { try $0.described() }
    do {
      let made = try ModelContainer(described: entities, in: configuration(description))
      opened.withLock { $0 = (made, [NSPersistentStore(description)]) }
    } catch {
      throw ManagedObjectError(
        .storeOpen,
        "The store '\(description.isInMemory ? "in memory" : description.url?.path ?? "")' cannot be opened",
        underlying: error)
    }
  }

  private func configuration(_ description: NSPersistentStoreDescription) -> ModelConfiguration {
    guard !description.isInMemory, let url = description.url else {
      return ModelConfiguration(isStoredInMemoryOnly: true)
    }
    return ModelConfiguration(url: url, allowsSave: !description.isReadOnly)
  }
}

/// A store that is open.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  /// ``NSSQLiteStoreType`` or ``NSInMemoryStoreType``.
  public let type: String

  /// The file; `nil` for a store in memory.
  public let url: URL?

  /// Whether nothing may be changed.
  public let isReadOnly: Bool

  init(_ description: NSPersistentStoreDescription) {
    type = description.isInMemory ? NSInMemoryStoreType : description.type
    url = description.isInMemory ? nil : description.url
    isReadOnly = description.isReadOnly
  }
}
