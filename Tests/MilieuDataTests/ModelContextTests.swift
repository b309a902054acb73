import Foundation
import MilieuData
import Testing

@Suite struct ModelContextTests {
  let container: ModelContainer
  let context: ModelContext

  init() throws {
    container = try ModelContainer(for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    context = ModelContext(container)
  }

  /// What a context that knows nothing of this one fetches.
  private func stored<Model: PersistentModel>(_ type: Model.Type) throws -> [Model] {
    try ModelContext(container).fetch(FetchDescriptor<Model>())
  }

  @Test("What is saved is what another context fetches")
  func roundTrip() throws {
    let trip = Trip(name: "Oslo", start: Date(timeIntervalSinceReferenceDate: 1234.5), rating: 4)
    trip.mood = .wild
    trip.tags = ["sea", "rain"]
    trip.place = Coordinates(latitude: 59.9, longitude: 10.7)
    trip.draft = "unsaved"
    context.insert(trip)
    try context.save()
    let found = try #require(try stored(Trip.self).first)
    #expect(found !== trip)
    #expect(found.name == "Oslo" && found.rating == 4 && found.mood == .wild && found.backup == nil)
    #expect(found.start == trip.start && found.tags == ["sea", "rain"] && found.place == trip.place)
    #expect(found.draft == "none" && found.note.isEmpty)
  }

  @Test("A constant that an initialiser sets is read with the row, and an 'id' of the model's own is its identity")
  func constants() throws {
    let person = Person(name: "Ada", born: 1815)
    context.insert(person)
    try context.save()
    let found = try #require(try stored(Person.self).first)
    #expect(found.born == 1815 && found.id == person.id && found.persistentModelID == person.persistentModelID)
  }

  @Test("A context has one object for a row")
  func uniquing() throws {
    let trip = Trip(name: "Oslo")
    context.insert(trip)
    try context.save()
    #expect(try context.fetch(FetchDescriptor<Trip>()).first === trip)
    #expect(context.model(for: trip.persistentModelID) === trip)
    let registered: Trip? = context.registeredModel(for: trip.persistentModelID)
    #expect(registered === trip)
    let unknown: Trip? = ModelContext(container).registeredModel(for: trip.persistentModelID)
    #expect(unknown == nil)
  }

  @Test("An identifier is temporary before the save, and afterwards the same in every context and once coded")
  func identifiers() throws {
    let trip = Trip(name: "Oslo")
    let temporary = trip.persistentModelID
    #expect(temporary.storeIdentifier == nil && temporary.entityName == "Trip")
    context.insert(trip)
    let found: Trip? = context.registeredModel(for: trip.persistentModelID)
    #expect(found === trip)
    try context.save()
    let identifier = trip.persistentModelID
    #expect(identifier.storeIdentifier != nil && identifier != temporary)
    #expect(try stored(Trip.self).first?.persistentModelID == identifier)
    let coded = try JSONDecoder().decode(PersistentIdentifier.self, from: JSONEncoder().encode(identifier))
    #expect(coded == identifier && context.model(for: coded) === trip)
    #expect(trip.id == identifier)
  }

  @Test("Models are equal when they are the same object, before and after the save")
  func hashing() throws {
    let trip = Trip(name: "Oslo")
    let set: Set = [trip, Trip(name: "Rome")]
    context.insert(trip)
    try context.save()
    #expect(set.contains(trip))
  }

  // MARK: - What has changed

  @Test("A context tells what is inserted, changed and deleted until it is saved")
  func changes() throws {
    let (oslo, rome, bern) = (Trip(name: "Oslo"), Trip(name: "Rome"), Trip(name: "Bern"))
    for trip in [oslo, rome] { context.insert(trip) }
    #expect(context.hasChanges && oslo.hasChanges && context.insertedModelsArray.count == 2)
    try context.save()
    #expect(!context.hasChanges && !oslo.hasChanges && context.insertedModelsArray.isEmpty)
    oslo.rating = 5
    context.delete(rome)
    context.insert(bern)
    #expect(context.changedModelsArray.map { $0.persistentModelID } == [oslo.persistentModelID])
    #expect(context.deletedModelsArray.map { $0.persistentModelID } == [rome.persistentModelID])
    #expect(context.insertedModelsArray.count == 1 && rome.isDeleted && !bern.isDeleted)
    try context.save()
    #expect(try Set(stored(Trip.self).map(\.name)) == ["Oslo", "Bern"])
    #expect(rome.modelContext == nil && oslo.modelContext == context)
  }

  @Test(
    "A model that was inserted and deleted in one context is saved by the other into which it is inserted then, once")
  func moved() throws {
    let (first, second) = (ModelContext(container), ModelContext(container))
    let trip = Trip(name: "Oslo")
    first.insert(trip)
    first.delete(trip)
    second.insert(trip)
    #expect(!first.hasChanges && first.insertedModelsArray.isEmpty && second.hasChanges)
    try first.save()
    #expect(try stored(Trip.self).isEmpty)
    first.rollback()
    second.delete(trip)
    second.insert(trip)
    try second.save()
    #expect(try stored(Trip.self).map(\.name) == ["Oslo"])
    #expect(!second.hasChanges && trip.modelContext === second)
  }

  @Test("What is inserted and deleted before a save leaves no trace")
  func insertedAndDeleted() throws {
    let trip = Trip(name: "Oslo")
    context.insert(trip)
    context.delete(trip)
    #expect(!context.hasChanges && trip.modelContext == nil)
    context.insert(trip)
    try context.save()
    #expect(try stored(Trip.self).count == 1)
  }

  @Test("Changes that are not saved show in fetches, counts and identifiers, unless they are not to")
  func pending() throws {
    for (name, rating) in [("A", 1), ("B", 2), ("C", 3)] { context.insert(Trip(name: name, rating: rating)) }
    try context.save()
    let trips = try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)]))
    trips[0].rating = 9
    context.delete(trips[1])
    context.insert(Trip(name: "0", rating: 7))
    var descriptor = FetchDescriptor<Trip>(
      predicate: #Predicate { ($0.rating ?? 0) > 2 }, sortBy: [SortDescriptor(\.name, order: .reverse)])
    #expect(try context.fetch(descriptor).map(\.name) == ["C", "A", "0"])
    #expect(try context.fetchCount(descriptor) == 3)
    #expect(try context.fetchIdentifiers(descriptor).first == trips[2].persistentModelID)
    descriptor.fetchOffset = 1
    descriptor.fetchLimit = 1
    #expect(try context.fetch(descriptor).map(\.name) == ["A"])
    #expect(try context.fetch(FetchDescriptor<Trip>()).map(\.name) == ["A", "C", "0"])
    var all = FetchDescriptor<Trip>()
    all.includePendingChanges = false
    #expect(try context.fetchCount(all) == 3)
  }

  @Test("A model is found by its identifier, and one for which a predicate throws is not among the found")
  func predicates() throws {
    let (oslo, rome) = (Trip(name: "Oslo"), Trip(name: "Rome", rating: 2))
    for trip in [oslo, rome] { context.insert(trip) }
    try context.save()
    let id = rome.persistentModelID
    #expect(try context.fetch(FetchDescriptor<Trip>(predicate: #Predicate { $0.persistentModelID == id })) == [rome])
    #expect(try context.fetch(FetchDescriptor<Trip>(predicate: #Predicate { $0.rating! > 1 })) == [rome])
  }

  @Test("A predicate that only compares properties with values finds what Foundation's evaluation does")
  func direct() throws {
    for (name, rating) in [("A", 1), ("B", 2), ("C", nil), ("D", 2)] as [(String, Int?)] {
      context.insert(Trip(name: name, rating: rating))
    }
    let (name, mood) = ("D", Mood.calm)
    let two: Int? = 2
    let predicates: [Predicate<Trip>] = [
      #Predicate { $0.name == name }, #Predicate { $0.rating == two }, #Predicate { $0.rating == nil },
      #Predicate { $0.rating == two && $0.name == name }, #Predicate { $0.rating == two || $0.name == name },
      #Predicate { $0.name == $0.note }, #Predicate { !($0.name == name) }, #Predicate { $0.mood == mood },
      #Predicate { name == $0.name },
    ]
    let all = try context.fetch(FetchDescriptor<Trip>())
    for predicate in predicates {
      #expect(try context.fetch(FetchDescriptor(predicate: predicate)) == all.filter { try predicate.evaluate($0) })
    }
  }

  @Test("Rolling back forgets inserts, changes, deletes and what they did to relationships")
  func rollback() throws {
    let trip = Trip(name: "Oslo", rating: 1)
    let stay = Stay(nights: 2, trip: trip)
    context.insert(stay)
    try context.save()
    #expect(trip.stays.count == 1)
    trip.rating = 2
    trip.stays = []
    context.delete(stay)
    let rome = Trip(name: "Rome")
    context.insert(rome)
    context.rollback()
    #expect(!context.hasChanges && !stay.isDeleted && rome.modelContext == nil)
    #expect(trip.rating == 1 && trip.stays.count == 1 && trip.stays.first === stay && stay.trip === trip)
    try context.save()
    #expect(try stored(Stay.self).count == 1 && stored(Trip.self).count == 1)
  }

  @Test("A transaction saves what it has changed, and nothing if it throws")
  func transaction() throws {
    struct Failure: Error {}
    try context.transaction { context.insert(Trip(name: "Oslo")) }
    #expect(try stored(Trip.self).count == 1)
    #expect(throws: Failure.self) {
      try context.transaction {
        context.insert(Trip(name: "Rome"))
        throw Failure()
      }
    }
    #expect(try stored(Trip.self).count == 1)
    #expect(context.hasChanges)
  }

  @Test("Deleting by predicate takes effect with the save, and not before")
  func deleteWhere() throws {
    for code in ["de", "fr", "it"] { context.insert(Language(code: code)) }
    try context.save()
    try context.delete(model: Language.self, where: #Predicate { $0.code > "de" })
    #expect(try context.fetch(FetchDescriptor<Language>()).map(\.code) == ["de"])
    #expect(try stored(Language.self).count == 3)
    context.rollback()
    #expect(try context.fetchCount(FetchDescriptor<Language>()) == 3)
    try context.delete(model: Language.self)
    #expect(context.hasChanges)
    try context.save()
    #expect(try stored(Language.self).isEmpty)
  }

  @Test("Enumerating goes through all in order, batch by batch, and saves what is changed")
  func enumerate() throws {
    for index in 0..<25 { context.insert(Trip(name: "\(index)", rating: index)) }
    try context.save()
    var seen: [Int] = []
    let other = ModelContext(container)
    try other.enumerate(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.rating, order: .reverse)]), batchSize: 4) {
      trip in
      seen.append(trip.rating ?? -1)
      trip.rating = 100
    }
    #expect(seen == Array((0..<25).reversed()))
    #expect(!other.hasChanges)
    #expect(try stored(Trip.self).allSatisfy { $0.rating == 100 })
  }

  @Test("The results of a fetch in batches are read as they are asked for, and those of others are not held")
  func batches() throws {
    for index in 0..<25 { context.insert(Trip(name: "\(index)", rating: index)) }
    #expect(throws: SwiftDataError.includePendingChangesWithBatchSize) {
      try context.fetch(FetchDescriptor<Trip>(), batchSize: 10)
    }
    try context.save()
    let other = ModelContext(container)
    let limit = 3
    let isLate = #Predicate<Trip> { ($0.rating ?? 0) > limit }
    let results = try other.fetch(
      FetchDescriptor(predicate: #Predicate { isLate.evaluate($0) }, sortBy: [SortDescriptor(\Trip.rating)]),
      batchSize: 10)
    #expect(results.count == 21)
    #expect(results.map { $0.rating ?? 0 } == Array(4..<25))
    weak let first = results[0]
    #expect(first?.rating == 4)
    #expect(results.last?.rating == 24)
    #expect(first == nil)
  }

  @Test("A save is announced before and after, with what it did")
  func notifications() throws {
    let heard = Heard()
    let tokens = [ModelContext.willSave, ModelContext.didSave].map { name in
      NotificationCenter.default.addObserver(forName: name, object: context, queue: nil) { note in
        heard.add(name.rawValue)
        if let ids = note.userInfo?[ModelContext.NotificationKey.insertedIdentifiers.rawValue]
          as? [PersistentIdentifier]
        {
          heard.add("\(ids.count)")
        }
      }
    }
    context.insert(Trip(name: "Oslo"))
    try context.save()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(heard.words == ["ModelContext.willSave", "ModelContext.didSave", "1"])
  }

  private final class Heard: @unchecked Sendable {
    private(set) var words: [String] = []
    func add(_ word: String) { words.append(word) }
  }

  // MARK: - Uniqueness

  @Test("A second model with the same unique value changes the stored one")
  func upsert() throws {
    let first = Trip(name: "Oslo", rating: 1)
    context.insert(first)
    try context.save()
    let second = Trip(name: "Oslo", rating: 5)
    context.insert(second)
    try context.save()
    #expect(second.persistentModelID == first.persistentModelID)
    #expect(first.rating == 5)
    let found = try stored(Trip.self)
    #expect(found.count == 1 && found.first?.rating == 5)
  }

  @Test("Two inserted models with the same unique value become one row")
  func upsertInOneSave() throws {
    context.insert(Language(code: "de"))
    context.insert(Language(code: "de"))
    try context.save()
    #expect(try stored(Language.self).count == 1)
    #expect(try context.fetchCount(FetchDescriptor<Language>()) == 1)
  }

  @Test("A change that would make two rows share a unique value fails, is told, and leaves both as they were")
  func conflict() throws {
    let (de, fr) = (Language(code: "de"), Language(code: "fr"))
    context.insert(de)
    context.insert(fr)
    try context.save()
    fr.code = "de"
    context.insert(Language(code: "it"))
    #expect(throws: (any Error).self) { try context.save() }
    #expect(try stored(Language.self).map(\.code).sorted() == ["de", "fr"])
    #expect(context.hasChanges && context.insertedModelsArray.count == 1)
    fr.code = "es"
    try context.save()
    #expect(try stored(Language.self).map(\.code).sorted() == ["de", "es", "it"])
  }

  // MARK: - Other contexts

  @Test("What another context saves shows in models, relationships and fetches")
  func merging() throws {
    let trip = Trip(name: "Oslo")
    context.insert(trip)
    try context.save()
    #expect(trip.stays.isEmpty)
    let other = ModelContext(container)
    let theirs = try #require(try other.fetch(FetchDescriptor<Trip>()).first)
    theirs.rating = 3
    theirs.stays.append(Stay(nights: 4))
    try other.save()
    context.processPendingChanges()
    #expect(trip.rating == 3 && trip.stays.map(\.nights) == [4])
    other.delete(theirs)
    try other.save()
    #expect(try context.fetch(FetchDescriptor<Trip>()).isEmpty)
    #expect(trip.modelContext == nil && trip.name == "Oslo")
  }

  @Test("A model can be read after its context and container have been let go")
  func outliving() throws {
    let names: [String]
    do {
      let container = try ModelContainer(
        for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
      let trip = Trip(name: "Oslo")
      trip.stays = [Stay(nights: 1)]
      var context: ModelContext? = ModelContext(container)
      context?.insert(trip)
      try context?.save()
      let found = try #require(try ModelContext(container).fetch(FetchDescriptor<Trip>()).first)
      context = nil
      names = [found.name, "\(found.stays.count)", "\(trip.stays.count)"]
      #expect(found.modelContext == nil)
    }
    #expect(names == ["Oslo", "1", "1"])
  }

  @Test("A model that was deleted before anybody read it can still be read")
  func readAfterDeletion() throws {
    context.insert(Trip(name: "Oslo", rating: 3))
    try context.save()
    let other = ModelContext(container)
    let id = try #require(try other.fetchIdentifiers(FetchDescriptor<Trip>()).first)
    let trip = try #require(other.model(for: id) as? Trip)
    let gone = try #require(try context.fetch(FetchDescriptor<Trip>()).first)
    context.delete(gone)
    try context.save()
    other.processPendingChanges()
    #expect(trip.name.isEmpty && trip.rating == nil && trip.tags.isEmpty && trip.stays.isEmpty)
  }

  @Test("A context that is let go lets its models go, though they lead to each other and were not saved")
  func noCircles() throws {
    weak var trip: Trip?
    weak var stay: Stay?
    do {
      let context = ModelContext(container)
      let made = Trip(name: "Oslo")
      let other = Stay(nights: 1, trip: made)
      context.insert(other)
      try context.save()
      made.rating = 2
      #expect(made.stays.first === other)
      trip = made
      stay = other
    }
    #expect(trip == nil && stay == nil)
  }

  @Test("The main context saves by itself")
  @MainActor func autosave() async throws {
    container.mainContext.insert(Trip(name: "Oslo"))
    #expect(container.mainContext.hasChanges)
    while container.mainContext.hasChanges { await Task.yield() }
    #expect(try stored(Trip.self).count == 1)
  }

  @Test("Everything of a container can be deleted")
  func erasing() throws {
    context.insert(Trip(name: "Oslo"))
    try context.save()
    let trip = try #require(try context.fetch(FetchDescriptor<Trip>()).first)
    trip.rating = 3
    container.deleteAllData()
    #expect(try stored(Trip.self).isEmpty && context.fetch(FetchDescriptor<Trip>()).isEmpty)
    #expect(trip.modelContext == nil && !context.hasChanges)
  }

  @Test("A configuration that does not allow saving says so")
  func readOnly() throws {
    let container = try ModelContainer(
      for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true, allowsSave: false))
    let context = ModelContext(container)
    context.insert(Trip(name: "Oslo"))
    #expect(throws: SwiftDataError.self) { try context.save() }
  }
}
