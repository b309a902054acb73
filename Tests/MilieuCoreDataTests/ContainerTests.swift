import Foundation
import MilieuCoreData
import Testing

@Suite struct ContainerTests {
  @Test("A model that is not there is an error of the completion handler that says where it was looked for")
  func missingModel() throws {
    let container = NSPersistentContainer(name: "Jurnal")
    var problem: (any Error)?
    container.loadPersistentStores { description, error in
      #expect(description.url?.lastPathComponent == "Jurnal.sqlite")
      problem = error
    }
    let error = try #require(problem as? ManagedObjectError)
    #expect(error.code == .model)
    #expect("\(error)".contains("'Jurnal.xcdatamodeld'"))
    #expect("\(error)".contains(FileManager.default.currentDirectoryPath))
    #expect(throws: ManagedObjectError.self) {
      try container.viewContext.fetch(NSFetchRequest<NSManagedObject>(entityName: "Trip"))
    }
  }

  @Test("A store that cannot be opened is an error of the completion handler, and its file is untouched")
  func brokenStore() throws {
    let url = try Journal.file()
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    let words = Data("no database, but a text that is longer than the head of one would be: 1234567890".utf8)
    try words.write(to: url)
    let error = try #require(throws: ManagedObjectError.self) { try Journal.container(at: url) }
    #expect(error.code == .storeOpen)
    #expect("\(error)".contains(url.path))
    #expect(try Data(contentsOf: url) == words)
  }

  @Test("Objects are there after a restart")
  func restart() throws {
    let url = try Journal.file()
    do {
      let context = try Journal.container(at: url).viewContext
      let trip = context.trip("Rome", rating: 5)
      _ = context.stay("Hotel", at: trip)
      trip.tags = [Tag("sea", in: context)]
      try context.save()
    }
    let context = try Journal.container(at: url).viewContext
    let trip = try #require(try context.fetch(Trip.fetchRequest()).first)
    #expect(trip.name == "Rome" && trip.rating == 5)
    #expect(trip.stays.compactMap { $0.value(forKey: "name") as? String } == ["Hotel"])
    #expect(trip.tags?.compactMap(\.name) == ["sea"])
  }

  @Test("What an older version of the model has stored is taken over, under the new names")
  func migration() throws {
    let url = try Journal.file()
    let old = try NSManagedObjectModel(
      reading: Journal.url.appendingPathComponent("Journal.xcdatamodel"))
    old.entities[0].managedObjectClassName = "NSManagedObject"
    do {
      let context = try Journal.container(at: url, model: old).viewContext
      let trip = NSEntityDescription.insertNewObject(forEntityName: "Trip", into: context)
      trip.setValue("Rome", forKey: "title")
      try context.save()
    }
    let trip = try #require(try Journal.container(at: url).viewContext.fetch(Trip.fetchRequest()).first)
    #expect(trip.name == "Rome")
    #expect(!trip.isDone)
  }

  @Test("A store that is read-only is read and not saved")
  func readOnly() throws {
    let url = try Journal.file()
    do {
      let context = try Journal.container(at: url).viewContext
      context.trip("Rome")
      try context.save()
    }
    let container = try Journal.container(at: url, isReadOnly: true)
    #expect(try container.viewContext.fetch(Trip.fetchRequest()).map(\.name) == ["Rome"])
    #expect(container.persistentStoreCoordinator.persistentStores.first?.isReadOnly == true)
    container.viewContext.trip("Oslo")
    let error = try #require(throws: ManagedObjectError.self) { try container.viewContext.save() }
    #expect(error.code == .save)
    #expect(try Journal.container(at: url).viewContext.count(for: Trip.fetchRequest()) == 1)
  }

  @Test("A type of store that is not known is refused by its name")
  func unknownType() throws {
    let container = NSPersistentContainer(name: "Journal", managedObjectModel: try Journal.model())
    container.persistentStoreDescriptions[0].type = "XML"
    var problem: (any Error)?
    container.loadPersistentStores { problem = $1 }
    #expect((problem as? ManagedObjectError)?.code == .storeType)
  }

  @Test("A store may be opened on another thread")
  func asynchronously() async throws {
    let container = NSPersistentContainer(name: "Journal", managedObjectModel: try Journal.model())
    container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: URL(fileURLWithPath: "/dev/null"))]
    container.persistentStoreDescriptions[0].shouldAddStoreAsynchronously = true
    let error: String? = await withCheckedContinuation { continuation in
      container.loadPersistentStores { continuation.resume(returning: $1.map { "\($0)" }) }
    }
    #expect(error == nil)
    #expect(container.persistentStoreCoordinator.persistentStores.count == 1)
  }

  @Test("A model made in code serves as one that is read")
  func programmatic() throws {
    let (item, owner) = (NSEntityDescription(), NSEntityDescription())
    (item.name, owner.name) = ("Item", "Owner")
    let name = NSAttributeDescription()
    name.name = "name"
    name.attributeType = .stringAttributeType
    let (items, itsOwner) = (NSRelationshipDescription(), NSRelationshipDescription())
    items.name = "items"
    items.destinationEntity = item
    items.deleteRule = .cascadeDeleteRule
    itsOwner.name = "owner"
    itsOwner.destinationEntity = owner
    itsOwner.maxCount = 1
    (items.inverseRelationship, itsOwner.inverseRelationship) = (itsOwner, items)
    item.properties = [name, itsOwner]
    owner.properties = [items]
    let model = NSManagedObjectModel()
    model.entities = [item, owner]
    let context = try Journal.container(model: model).viewContext
    let made = NSManagedObject(entity: item, insertInto: context)
    let its = NSManagedObject(entity: owner, insertInto: context)
    its.setValue([made], forKey: "items")
    try context.save()
    #expect(made.value(forKey: "owner") as? NSManagedObject === its)
    context.delete(its)
    #expect(made.isDeleted)
  }

  @Test("A relationship in an order is refused, as no store keeps it")
  func ordered() throws {
    let model = try Journal.model()
    model.entitiesByName["Trip"]?.relationshipsByName["tags"]?.isOrdered = true
    let error = try #require(throws: ManagedObjectError.self) { try Journal.container(model: model) }
    #expect("\(error)".contains("'Trip.tags' is ordered"))
  }
}
