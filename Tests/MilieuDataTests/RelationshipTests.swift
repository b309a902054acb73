import Foundation
import MilieuData
import Testing

@Suite struct RelationshipTests {
  let container: ModelContainer
  let context: ModelContext

  init() throws {
    container = try ModelContainer(for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    context = ModelContext(container)
  }

  private func stored<Model: PersistentModel>(_ type: Model.Type) throws -> [Model] {
    try ModelContext(container).fetch(FetchDescriptor<Model>())
  }

  @Test("Either end of a relationship follows the other, and what is led to is inserted with it")
  func inverse() throws {
    let (oslo, rome) = (Trip(name: "Oslo"), Trip(name: "Rome"))
    context.insert(oslo)
    context.insert(rome)
    let stay = Stay(nights: 1)
    oslo.stays.append(stay)
    #expect(stay.modelContext == context && stay.trip === oslo)
    stay.trip = rome
    #expect(oslo.stays.isEmpty && rome.stays.map(\.nights) == [1])
    oslo.stays = rome.stays
    #expect(rome.stays.isEmpty && stay.trip === oslo)
    try context.save()
    let found = try stored(Stay.self)
    #expect(found.first?.trip?.name == "Oslo")
    #expect(found.first?.trip?.stays.first === found.first)
  }

  @Test("A relationship that nobody has asked for shows changes made at its other end")
  func lazy() throws {
    let oslo = Trip(name: "Oslo")
    oslo.stays = [Stay(nights: 1), Stay(nights: 2)]
    context.insert(oslo)
    try context.save()
    let other = ModelContext(container)
    let stays = try other.fetch(FetchDescriptor<Stay>(sortBy: [SortDescriptor(\.nights)]))
    let trip = try #require(try other.fetch(FetchDescriptor<Trip>()).first)
    stays[0].trip = nil
    other.insert(Stay(nights: 3, trip: trip))
    #expect(trip.stays.map(\.nights) == [2, 3])
  }

  @Test("What is appended to an array is put where the array is, and the other ends follow")
  func inPlace() throws {
    let oslo = Trip(name: "Oslo")
    context.insert(oslo)
    oslo.stays.reserveCapacity(100)
    oslo.stays.append(Stay(nights: 0))
    func address() -> UnsafePointer<Stay>? { oslo.stays.withUnsafeBufferPointer(\.baseAddress) }
    let start = address()
    for nights in 1..<50 {
      oslo.stays.append(Stay(nights: nights))
      #expect(oslo.stays[nights].trip === oslo && oslo.stays[nights].modelContext === context)
    }
    #expect(address() == start)
    let gone = oslo.stays[7]
    oslo.stays.removeAll { $0.nights % 7 == 0 }
    oslo.stays.swapAt(0, 5)
    #expect(gone.trip == nil && oslo.stays.count == 42 && oslo.stays.allSatisfy { $0.trip === oslo })
    oslo.tags.append("north")
    try context.save()
    #expect(try stored(Trip.self).first?.stays.count == 42)
    #expect(try stored(Trip.self).first?.tags == ["north"])
  }

  @Test("Models that others have deleted leave an array that has been changed here")
  func lost() throws {
    let oslo = Trip(name: "Oslo")
    oslo.stays = [Stay(nights: 1), Stay(nights: 2)]
    context.insert(oslo)
    try context.save()
    oslo.stays.append(Stay(nights: 3))
    let other = ModelContext(container)
    try other.delete(model: Stay.self, where: #Predicate { $0.nights == 1 })
    try other.save()
    context.processPendingChanges()
    #expect(oslo.stays.map(\.nights).sorted() == [2, 3])
    try context.save()
    #expect(try stored(Trip.self).first?.stays.map(\.nights).sorted() == [2, 3])
  }

  @Test("A model that was appended twice is stored once, and goes with one deletion")
  func twice() throws {
    let (oslo, ada) = (Trip(name: "Oslo"), Person(name: "Ada"))
    context.insert(oslo)
    oslo.people.append(ada)
    oslo.people.append(ada)
    try context.save()
    #expect(try stored(Trip.self).first?.people.count == 1)
    context.delete(ada)
    #expect(oslo.people.isEmpty)
    try context.save()
    #expect(try stored(Trip.self).first?.people.isEmpty == true)
  }

  @Test("Many lead to many, and each end says the same")
  func manyToMany() throws {
    let (oslo, rome) = (Trip(name: "Oslo"), Trip(name: "Rome"))
    let (ada, bob) = (Person(name: "Ada"), Person(name: "Bob"))
    oslo.people = [ada, bob]
    context.insert(oslo)
    context.insert(rome)
    bob.trips.append(rome)
    #expect(rome.people.map(\.name) == ["Bob"] && bob.trips.map(\.name) == ["Oslo", "Rome"])
    try context.save()
    let other = ModelContext(container)
    let people = try other.fetch(FetchDescriptor<Person>(sortBy: [SortDescriptor(\.name)]))
    #expect(people.map { $0.trips.map(\.name) } == [["Oslo"], ["Oslo", "Rome"]])
    people[1].trips.removeFirst()
    try other.save()
    context.processPendingChanges()
    #expect(oslo.people.map(\.name) == ["Ada"] && rome.people.map(\.name) == ["Bob"])
  }

  @Test("What a cascade leads to is deleted too, and what is merely led to is let go")
  func rules() throws {
    let trip = Trip(name: "Oslo")
    let (stay, person) = (Stay(nights: 1), Person(name: "Ada"))
    trip.stays = [stay]
    trip.people = [person]
    context.insert(trip)
    try context.save()
    context.delete(trip)
    #expect(stay.isDeleted && !person.isDeleted && person.trips.isEmpty)
    try context.save()
    #expect(try stored(Stay.self).isEmpty && stored(Person.self).count == 1 && stored(Trip.self).isEmpty)
    #expect(try stored(Person.self)[0].trips.isEmpty)
  }

  @Test("A deleted model leaves the array that led to it")
  func leaving() throws {
    let trip = Trip(name: "Oslo")
    trip.stays = [Stay(nights: 1), Stay(nights: 2)]
    context.insert(trip)
    try context.save()
    context.delete(trip.stays[0])
    #expect(trip.stays.map(\.nights) == [2])
    try context.save()
    #expect(try stored(Trip.self)[0].stays.map(\.nights) == [2])
  }

  @Test("A rule that denies makes the save fail until what is led to has gone")
  func deny() throws {
    let guide = Guide(name: "Eva")
    let language = Language(code: "de")
    guide.languages = [language]
    context.insert(guide)
    try context.save()
    context.delete(guide)
    let error = #expect(throws: SwiftDataError.self) { try context.save() }
    #expect(error?.description.contains("'languages'") == true)
    #expect(try stored(Guide.self).count == 1)
    context.delete(language)
    try context.save()
    #expect(try stored(Guide.self).isEmpty)
  }

  @Test("Nothing leads to a model that has been deleted, though it knows of nobody that did")
  func oneWay() throws {
    let trip = Trip(name: "Oslo")
    trip.guide = Guide(name: "Eva")
    context.insert(trip)
    try context.save()
    let other = ModelContext(container)
    other.delete(try #require(try other.fetch(FetchDescriptor<Guide>()).first))
    try other.save()
    #expect(try stored(Trip.self)[0].guide == nil)
  }

  @Test("What is prefetched is read at once")
  func prefetching() throws {
    for index in 0..<5 {
      let trip = Trip(name: "\(index)")
      trip.guide = Guide(name: "guide \(index)")
      context.insert(trip)
    }
    try context.save()
    let other = ModelContext(container)
    var descriptor = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])
    descriptor.relationshipKeyPathsForPrefetching = [\.guide]
    let trips = try other.fetch(descriptor)
    let guides: [Guide?] = trips.map { other.registeredModel(for: $0.guide!.persistentModelID) }
    #expect(guides.map { $0?.name } == (0..<5).map { "guide \($0)" })
  }

  @Test("To-many relationships are prefetched with what has changed at their other ends")
  func prefetchingMany() throws {
    for index in 0..<4 {
      let trip = Trip(name: "\(index)")
      trip.stays = (0..<index).map { Stay(nights: $0) }
      trip.people = (0..<index).map { Person(name: "\(index)/\($0)") }
      context.insert(trip)
    }
    try context.save()
    let other = ModelContext(container)
    let stays = try other.fetch(FetchDescriptor<Stay>(predicate: #Predicate { $0.nights == 2 }))
    let first = try #require(
      try other.fetch(FetchDescriptor<Trip>(predicate: #Predicate { $0.name == "0" })).first)
    stays[0].trip = first
    var descriptor = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])
    descriptor.relationshipKeyPathsForPrefetching = [\.stays, \.people]
    let trips = try other.fetch(descriptor)
    let plan = try #require(container.plan(for: Trip.self))
    for path in [\Trip.stays, \Trip.people] as [AnyKeyPath] {
      let property = plan.properties[try #require(plan.propertiesByKeyPath[path])]
      #expect(trips.allSatisfy { property.isHere($0) })
    }
    #expect(trips.map { $0.stays.map(\.nights) } == [[2], [0], [0, 1], [0, 1]])
    #expect(trips.map { $0.people.count } == [0, 1, 2, 3])
  }

  @Test("What stands for a property in a predicate is found by its key path, and the identifier by either of its own")
  func keyPaths() throws {
    let (trip, person) = (
      try #require(container.plan(for: Trip.self)), try #require(container.plan(for: Person.self))
    )
    #expect(trip.columnsByKeyPath[\Trip.rating].map { trip.entity.columns[$0].name } == "rating")
    #expect(trip.propertiesByKeyPath[\Trip.stays].map { trip.properties[$0].name } == "stays")
    #expect(trip.columnsByKeyPath[\Trip.draft] == nil && trip.columnsByKeyPath[\Trip.stays] == nil)
    #expect(trip.identifierKeyPaths == [\Trip.persistentModelID, \Trip.id])
    // One that is kept is a column as any other.
    #expect(person.identifierKeyPaths == [\Person.persistentModelID])
    #expect(person.columnsByKeyPath[\Person.id] != nil && person.columnsByKeyPath[\Person.born] != nil)
  }

  @Test("A schema finds inverses where only one can be meant")
  func schema() throws {
    let schema = Schema([Trip.self])
    #expect(Set(schema.entities.map(\.name)) == ["Trip", "Stay", "Person", "Guide", "Language"])
    let trip = try #require(schema.entity(for: Trip.self))
    #expect(trip.relationshipsByName["stays"]?.inverseName == "trip")
    #expect(schema.entity(for: Stay.self)?.relationshipsByName["trip"]?.inverseName == "stays")
    #expect(schema.entity(for: Person.self)?.relationshipsByName["trips"]?.inverseName == "people")
    #expect(trip.relationshipsByName["guide"]?.inverseName == nil)
    #expect(trip.attributesByName["name"]?.isUnique == true && trip.uniquenessConstraints == [["name"]])
    #expect(trip.attributesByName["note"]?.originalName == "comment")
    #expect(trip.attributesByName["draft"]?.isTransient == true && trip.attributesByName["isShown"] == nil)
  }
}
