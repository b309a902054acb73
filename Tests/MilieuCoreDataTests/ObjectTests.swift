import Foundation
import MilieuCoreData
import MilieuObservation
import MilieuUndo
import Observation
import Testing

@Suite struct ObjectTests {
  let container: NSPersistentContainer
  var context: NSManagedObjectContext { container.viewContext }

  init() throws { container = try Journal.container() }

  @Test("A new object has its defaults, what its class gives it, and is of that class")
  func fresh() throws {
    let trip = context.trip("Rome")
    #expect(trip.rating == 3)
    #expect(!trip.isDone)
    #expect(trip.start == Date(timeIntervalSinceReferenceDate: 86400))
    #expect(trip.id?.uuidString.hasSuffix("1") == true)
    #expect(trip.value(forKey: "seats") == nil)
    #expect(trip.isInserted && trip.hasChanges && !trip.isUpdated && !trip.isDeleted)
    #expect(trip.managedObjectContext === context)
    #expect(trip.objectID.isTemporaryID)
    #expect(NSEntityDescription.insertNewObject(forEntityName: "Trip", into: context) is Trip)
  }

  @Test("Values of every type are kept by a store, and numbers are cast to any type of number")
  func values() throws {
    let url = try Journal.file()
    let values: [String: Any] = [
      "name": "Zürich", "rating": 5, "seats": 70_000, "distance": Int64.max, "length": 1.25, "slope": Float(0.5),
      "price": Decimal(string: "19.99")!, "isDone": true, "start": Date(timeIntervalSinceReferenceDate: 0.125),
      "photo": Data([0, 255]), "id": UUID(), "link": URL(string: "https://example.org/a?b")!,
    ]
    do {
      let context = try Journal.container(at: url).viewContext
      let trip = NSEntityDescription.insertNewObject(forEntityName: "Trip", into: context)
      for (key, value) in values { trip.setValue(value, forKey: key) }
      try context.save()
    }
    let context = try Journal.container(at: url).viewContext
    let trip = try #require(try context.fetch(NSFetchRequest<Trip>(entityName: "Trip")).first)
    #expect(trip.value(forKey: "rating") as? Int == 5)
    #expect(trip.value(forKey: "rating") as? NSNumber == 5)
    #expect(trip.value(forKey: "seats") as? Int32 == 70_000)
    #expect(trip.value(forKey: "distance") as? Int64 == .max)
    #expect(trip.value(forKey: "length") as? Double == 1.25)
    #expect(trip.value(forKey: "slope") as? Float == 0.5)
    #expect(trip.value(forKey: "price") as? Decimal == Decimal(string: "19.99"))
    #expect(trip.value(forKey: "isDone") as? Bool == true)
    for key in ["name", "start", "photo", "id", "link"] {
      #expect(trip.value(forKey: key) as? AnyHashable == values[key] as? AnyHashable, "\(key)")
    }
  }

  @Test("Setting a value counts as a change until it is saved or rolled back")
  func changes() throws {
    let trip = context.trip("Rome")
    try context.save()
    #expect(!trip.hasChanges && !context.hasChanges && !trip.objectID.isTemporaryID)
    trip.rating = 5
    #expect(trip.isUpdated && context.updatedObjects == [trip])
    #expect(trip.changedValues().keys.sorted() == ["rating"])
    context.rollback()
    #expect(trip.rating == 3)
    #expect(!context.hasChanges)
    context.delete(trip)
    #expect(trip.isDeleted && context.deletedObjects == [trip])
    try context.save()
    #expect(trip.managedObjectContext == nil)
    #expect(try context.count(for: Trip.fetchRequest()) == 0)
  }

  @Test("An inserted object leaves the context when it is rolled back")
  func rolledBack() throws {
    let trip = context.trip("Rome")
    #expect(context.insertedObjects == [trip])
    context.rollback()
    #expect(trip.managedObjectContext == nil)
    #expect(trip.name == "Rome")
    #expect(try context.fetch(Trip.fetchRequest()).isEmpty)
  }

  @Test("An object that has changes is the same one when it is fetched, though nobody else held it")
  func held() throws {
    context.trip("Rome").isHighlighted = true
    #expect(try context.fetch(Trip.fetchRequest()).first?.isHighlighted == true)
  }

  @Test("A value that has to be there is missed when the context saves, by its name, and nothing is stored")
  func mandatory() throws {
    _ = Trip(context: context)
    let error = try #require(throws: ManagedObjectError.self) { try context.save() }
    #expect(error.code == .missingMandatoryProperty)
    #expect("\(error)".contains("'Trip.name'"))
    let asNSError = error as NSError
    #expect(asNSError.domain == "NSCocoaErrorDomain" && asNSError.code == 1570)
    #expect(asNSError.localizedDescription.contains("'Trip.name'"))
    #expect(try context.fetch(Trip.fetchRequest()).count == 1)
    #expect(try Journal.container().viewContext.count(for: Trip.fetchRequest()) == 0)
  }

  @Test(
    "A value beyond what the model allows is named when the context saves",
    arguments: [
      ("Rome", 6, "rating"), ("Rome", -1, "rating"), ("R", 1, "name"), ("Rome 1", 1, "name"), ("Rome", 5, nil),
    ])
  func limits(_ name: String, _ rating: Int, _ mistaken: String?) throws {
    let context = try Journal.container().viewContext
    context.trip(name, rating: Int16(rating))
    guard let mistaken else { return try context.save() }
    let error = try #require(throws: ManagedObjectError.self) { try context.save() }
    #expect(error.code == .validation && error.description.contains("'Trip.\(mistaken)'"))
  }

  @Test("What a relationship leads to is a set that can be changed")
  func mutableSet() throws {
    let rome = context.trip("Rome")
    let (hotel, tent) = (context.stay("Hotel"), context.stay("Tent"))
    let stays = rome.mutableSetValue(forKey: "stays")
    stays.add(hotel)
    stays.add(hotel)
    stays.addObjects(from: [tent])
    #expect(stays.count == 2 && rome.stays == [hotel, tent])
    #expect(hotel.value(forKey: "trip") as? Trip === rome)
    stays.remove(hotel)
    #expect(Set(stays.compactMap { $0 as? NSManagedObject }) == [tent])
    #expect(hotel.value(forKey: "trip") == nil)
    #expect(stays.contains(tent) && !stays.contains(hotel))
    stays.removeAllObjects()
    #expect(rome.stays.isEmpty)
  }

  @Test("What is set, inserted and deleted is taken back and done again")
  @MainActor
  func undo() throws {
    let rome = context.trip("Rome")
    let stay = context.stay("Hotel", at: rome)
    try context.save()
    let manager = UndoManager()
    manager.groupsByEvent = false
    context.undoManager = manager
    func step(_ body: () -> Void) {
      manager.beginUndoGrouping()
      body()
      manager.endUndoGrouping()
    }
    step { rome.rating = 5 }
    step { context.delete(rome) }
    #expect(stay.isDeleted)
    manager.undo()
    #expect(!rome.isDeleted && !stay.isDeleted && rome.stays == [stay])
    manager.undo()
    #expect(rome.rating == 3)
    manager.redo()
    #expect(rome.rating == 5)
    context.undoManager = nil
  }

  @Test("Setting one end of a relationship sets the other")
  func inverse() throws {
    let (rome, oslo) = (context.trip("Rome"), context.trip("Oslo"))
    let stay = context.stay("Hotel", at: rome)
    #expect(rome.stays == [stay])
    oslo.setValue(NSSet(array: [stay]), forKey: "stays")
    #expect(rome.stays.isEmpty)
    #expect(stay.value(forKey: "trip") as? Trip === oslo)
    stay.setValue(nil, forKey: "trip")
    #expect(oslo.stays.isEmpty)
    let tag = Tag("sea", in: context)
    rome.tags = [tag]
    #expect((tag.value(forKey: "trips") as? Set<Trip>) == [rome])
    try context.save()
    #expect(tag.value(forKeyPath: "trips.name") as? [String] == ["Rome"])
  }

  @Test("Delete rules are followed: those below go too, and a denial keeps the context from saving")
  func deleteRules() throws {
    let rome = context.trip("Rome")
    let stay = context.stay("Hotel", at: rome)
    let tag = Tag("sea", in: context)
    rome.tags = [tag]
    try context.save()
    context.delete(tag)
    let error = try #require(throws: ManagedObjectError.self) { try context.save() }
    #expect("\(error)".contains("'trips'"))
    context.rollback()
    context.delete(rome)
    #expect(stay.isDeleted)
    try context.save()
    #expect(try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Stay")) == 0)
    #expect(try context.fetch(NSFetchRequest<Tag>(entityName: "Tag")) == [tag])
    #expect(tag.value(forKey: "trips") as? Set<Trip> == [])
  }

  @Test("A second object with the same unique value changes the first")
  func unique() throws {
    _ = Tag("sea", in: context)
    try context.save()
    _ = Tag("sea", in: context)
    try context.save()
    #expect(try context.count(for: NSFetchRequest<Tag>(entityName: "Tag")) == 1)
  }

  @Test("An object tells before it changes, and observers of the value that is set alone hear of it")
  func observed() throws {
    let trip = context.trip("Rome")
    try context.save()
    nonisolated(unsafe) var heard: [String] = []
    let sink = trip.objectWillChange.sink { heard.append("object \(trip.name)") }
    withObservationTracking({ _ = trip.rating }, onChange: { heard.append("rating") })
    trip.name = "Oslo"
    #expect(heard == ["object Rome"])
    trip.rating = 1
    #expect(heard.sorted() == ["object Oslo", "object Rome", "rating"])
    sink.cancel()
  }

  @Test("An object is found by its identifier, and by the URL of it after a restart")
  func identifiers() throws {
    let url = try Journal.file()
    var uri: URL
    do {
      let context = try Journal.container(at: url).viewContext
      let trip = context.trip("Rome")
      try context.save()
      uri = trip.objectID.uriRepresentation()
      #expect(context.object(with: trip.objectID) === trip)
      #expect(context.registeredObject(for: trip.objectID) === trip)
    }
    let container = try Journal.container(at: url)
    let id = try #require(container.persistentStoreCoordinator.managedObjectID(forURIRepresentation: uri))
    let trip = try #require(try container.viewContext.existingObject(with: id) as? Trip)
    #expect(trip.name == "Rome" && trip.objectID == id && id.uriRepresentation() == uri)
    container.viewContext.delete(trip)
    try container.viewContext.save()
    #expect(throws: ManagedObjectError.self) { try container.viewContext.existingObject(with: id) }
  }

  @Test("A name that the entity does not have ends the program with the names that it has")
  func unknownKey() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let context = try Journal.container().viewContext
        _ = context.trip("Rome").value(forKey: "nmae")
      })
    let said = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(said.contains("'Trip' has no property 'nmae'"))
    #expect(said.contains("isDone, length, link, name"))
  }

  @Test("A value of another type than the attribute's ends the program, naming both")
  func wrongType() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let context = try Journal.container().viewContext
        context.trip("Rome").setValue("five", forKey: "rating")
      })
    let said = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(said.contains("'Trip.rating' is of type NSNumber and cannot be set to five, a String"))
  }
}
